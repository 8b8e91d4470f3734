import type { AccountRole, StaffRole } from '@panai/contract/http/permissions'
import type { Database } from '@panai/server/db/database'
import { hashPassword } from '@panai/server/features/accounts/password/passwords'

const PASSWORD = 'Palmyra-leaf-7'

type Entered = { token: string; accountId: number }

/** A token of one of the company's people who is made for the purpose, logs in as people do and has given the second factor. */
export async function staffToken(db: Database, url: string, role: StaffRole): Promise<Entered> {
  const { token, accountId } = await logIn(db, url, { role, author_id: null })
  const now = new Date()
  await db.updateTable('accounts').set({ second_factor_since: now }).where('id', '=', accountId).execute()
  await db
    .updateTable('sessions')
    .set({ second_factor_at: now })
    .where('account_id', '=', accountId)
    .execute()
  return { token, accountId }
}

/** A token of an author who gets an account for the purpose and logs in as authors do. */
export function authorToken(db: Database, url: string, authorId: number): Promise<Entered> {
  return logIn(db, url, { role: 'author', author_id: authorId })
}

async function logIn(
  db: Database,
  url: string,
  who: { role: AccountRole; author_id: number | null },
): Promise<Entered> {
  const email = `${who.role}-${crypto.randomUUID()}@panai.example`
  const { id } = await db
    .insertInto('accounts')
    .values({ ...who, name: 'Bench', email, password_hash: await hashPassword(PASSWORD) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const answer = await fetch(`${url}/api/author/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const { token } = (await answer.json()) as { token?: string } // a wrong answer has none
  if (!token) throw new Error(`${who.role} could not log in: ${answer.status}`)
  return { token, accountId: id }
}
