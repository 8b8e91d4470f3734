import { spellingSought } from '@panai/contract/accounts/email-rule'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

/**
 * How the address may be kept: as it is given, as addresses are kept, and as they were kept before they had one spelling, when invisible
 * letters made a second address of one mailbox. The best comes first.
 */
export async function spellingsOf(db: Database | Tx, email: string): Promise<string[]> {
  const sought = spellingSought(email)
  const earlier = await db
    .selectFrom('accounts')
    .select(sql<string>`lower(email)`.as('email'))
    .where(sql<boolean>`octet_length(email) > length(email)`)
    .orderBy('id')
    .execute()
  const alike = earlier.map((one) => one.email).filter((one) => spellingSought(one) === sought)
  return [...new Set([email.toLowerCase(), sought, ...alike])]
}

/** The account of the address; of several that were made for one mailbox the one whose spelling comes first. The caller selects the columns. */
export function withEmail(db: Database | Tx, spellings: readonly string[]) {
  return db
    .selectFrom('accounts')
    .where(sql<boolean>`lower(email) = any(${spellings}::text[])`)
    .orderBy(sql`array_position(${spellings}::text[], lower(email))`)
    .limit(1)
}
