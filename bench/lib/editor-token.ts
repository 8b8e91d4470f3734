import type { Database } from '@panai/server/db/database'
import { hashPassword } from '@panai/server/features/accounts/passwords'

const PASSWORD = 'Palmyra-leaf-7'

export function editorToken(db: Database, url: string): Promise<string> {
  return staffToken(db, url, 'editor')
}

/** A token of somebody of the staff who is made for the purpose and logs in as people do. */
export async function staffToken(
  db: Database,
  url: string,
  role: 'editor' | 'accounts' | 'admin',
): Promise<string> {
  const email = `${role}-${crypto.randomUUID()}@panai.example`
  await db
    .insertInto('accounts')
    .values({ role, name: 'Bench', email, password_hash: await hashPassword(PASSWORD) })
    .execute()
  const answer = await fetch(`${url}/api/author/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const { token } = (await answer.json()) as { token?: string } // a wrong answer has none
  if (!token) throw new Error(`the staff could not log in: ${answer.status}`)
  return token
}
