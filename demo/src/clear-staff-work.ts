import { questions } from '@panai/contract/content/questions'
import { FIRST_RATES_DAY } from '@panai/contract/royalties/calculator-rates'
import type { Tx } from '@panai/server/db/transaction'
import { sql } from 'kysely'

/**
 * Puts back what staff look after besides the catalogue: no letters, the questions of the help page as they were at first, and the first
 * rates only. Rates that hold are never taken out, but those of a demo are: the owner of the table puts the guard aside for this one
 * transaction.
 */
export async function clearStaffWork(tx: Tx): Promise<void> {
  await tx.deleteFrom('enquiries').execute()
  await tx.deleteFrom('questions').execute()
  await tx
    .insertInto('questions')
    .values(
      questions.map(({ id, ...texts }, place) => ({
        anchor: id,
        ...texts,
        position: place + 1,
      })),
    )
    .execute()
  await sql`alter table calculator_rates disable trigger keeps_what_holds`.execute(tx)
  await tx.deleteFrom('calculator_rates').where('valid_from', '<>', FIRST_RATES_DAY).execute()
  await sql`alter table calculator_rates enable trigger keeps_what_holds`.execute(tx)
}
