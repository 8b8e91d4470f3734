import type { StaffRole } from '@panai/contract/permissions'
import type { Database } from '@panai/server/db/database'
import { hashPassword } from '@panai/server/features/accounts/password/passwords'

const PASSWORD = 'Palmyra-leaf-7'

/** A token of one of the company's people who is made for the purpose, logs in as people do and has given the second factor. */
export async function staffToken(
  db: Database,
  url: string,
  role: StaffRole,
): Promise<{ token: string; accountId: number }> {
  const email = `${role}-${crypto.randomUUID()}@panai.example`
  const { id } = await db
    .insertInto('accounts')
    .values({ role, name: 'Bench', email, password_hash: await hashPassword(PASSWORD) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const answer = await fetch(`${url}/api/author/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const { token } = (await answer.json()) as { token?: string } // a wrong answer has none
  if (!token) throw new Error(`${role} could not log in: ${answer.status}`)
  const now = new Date()
  await db.updateTable('accounts').set({ second_factor_since: now }).where('id', '=', id).execute()
  await db.updateTable('sessions').set({ second_factor_at: now }).where('account_id', '=', id).execute()
  return { token, accountId: id }
}
