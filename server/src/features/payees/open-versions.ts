import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { Keyring } from '../../keys/keyring.ts'
import { openSecrets } from './seal-details.ts'

/** The fields of a payee that a bank gets. A name that banks don't take is none. */
export type BankAccount =
  | { method: 'Bank transfer'; name: string | null; accountNumber: string; ifsc: string }
  | { method: 'UPI'; name: string | null; upiId: string }

/**
 * Versions of details by their numbers, in full, whether they are in force or not: a payout keeps its version. The caller
 * writes the reading down. @throws Error when a value can't be decrypted.
 */
export async function openVersions(
  tx: Tx,
  keys: Pick<Keyring, 'data'>,
  payeeIds: readonly number[],
): Promise<Map<number, BankAccount>> {
  const rows = await tx
    .selectFrom('payee_details')
    .selectAll()
    .where('id', '=', sql<number>`any(${[...payeeIds]}::integer[])`)
    .execute()
  return new Map(
    rows.map((row) => {
      const { account_number, upi_id } = openSecrets(keys.data, row)
      const name = row.name_at_bank
      return [
        row.id,
        upi_id === null
          ? { method: 'Bank transfer', name, accountNumber: account_number ?? '', ifsc: row.ifsc ?? '' }
          : { method: 'UPI', name, upiId: upi_id },
      ]
    }),
  )
}
