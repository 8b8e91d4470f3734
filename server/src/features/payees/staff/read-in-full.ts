import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { FullPayee } from '@panai/contract/payees/staff/payees'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import { noteReadings } from '../note-readings.ts'
import { openSecrets, sealedColumns } from '../seal-details.ts'

/** The numbers in full, for one of the company's people: nobody gets them without its being written down. @throws Refusal not_found */
export async function readInFull(
  tx: Tx,
  keys: Pick<Keyring, 'data'>,
  id: number,
  reader: { accountId: number; reason: string },
): Promise<FullPayee> {
  const row = await tx
    .selectFrom('payee_details')
    .select(['id', 'author_id', ...sealedColumns])
    .where('id', '=', id)
    .forKeyShare() // an author who leaves takes them along
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  await noteReadings(tx, [id], reader)
  return openSecrets(keys.data, row)
}
