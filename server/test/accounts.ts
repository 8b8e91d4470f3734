import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../src/db/database.ts'
import type { Tables } from '../src/db/tables.gen.ts'
import type { Tx } from '../src/db/transaction.ts'
import { signToken } from '../src/features/accounts/access-token.ts'
import { hashPassword } from '../src/features/accounts/passwords.ts'
import { createKeyring } from '../src/keys/keyring.ts'
import { SECRET_KEY } from './an-application.ts'
import { anAuthor } from './builders.ts'

export type AccountRow = Selectable<Tables['accounts']>
type Db = Database | Tx

/** The password of every account that is built here, unless it is given another hash. */
export const PASSWORD = 'Palmyra-leaf-7'
let hashed: Promise<string> | undefined
let made = 0

/** An author's account; the author is made too, without a book. With another role it is one of the company's people. */
export async function anAccount(
  db: Db,
  given: Partial<Insertable<Tables['accounts']>> = {},
): Promise<AccountRow> {
  made += 1
  hashed ??= hashPassword(PASSWORD)
  const role = given.role ?? 'author'
  const name = given.name ?? `Writer ${made}`
  return db
    .insertInto('accounts')
    .values({
      role,
      name,
      email: `writer-${made}-${process.pid}@mail.example`,
      phone: '9840000000',
      password_hash: await hashed,
      author_id: role === 'author' ? (given.author_id ?? (await anAuthor(db, { name })).id) : null,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A session of the account that runs, used now. */
export function aSession(db: Db, account: AccountRow, given: Partial<Insertable<Tables['sessions']>> = {}) {
  return db
    .insertInto('sessions')
    .values({
      account_id: account.id,
      device: 'Firefox on Linux',
      network: '192.0.2.7',
      expires_at: sql<Date>`now() + interval '30 days'`,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The headers with which a signed-in browser calls. */
export async function signInAs(db: Db, account: AccountRow): Promise<{ authorization: string }> {
  const { id } = await aSession(db, account)
  const token = await signToken(createKeyring([SECRET_KEY]), { accountId: account.id, sessionId: id })
  return { authorization: `Bearer ${token}` }
}
