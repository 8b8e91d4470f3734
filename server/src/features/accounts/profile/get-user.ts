import type { User } from '@panai/contract/accounts'
import type { Database } from '../../../db/database.ts'

/** Who is signed in, as the browser keeps it. */
export async function getSignedInUser(db: Database, accountId: number): Promise<User> {
  const { author_id, name, email, role } = await db
    .selectFrom('accounts')
    .select(['author_id', 'name', 'email', 'role'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { id: author_id, name, email: email ?? '', role }
}
