import { exportMoney } from '@panai/contract/accounting/staff/export-money'
import { sql } from 'kysely'
import type { ClientConfig } from 'pg'
import { staffFileRoute } from '../../access/staff-route.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Storage } from '../../files/storage.ts'
import { writeZip } from '../../formats/zip/write-zip.ts'
import { listEntries } from './list-entries.ts'

export function fullExportRoutes(deps: { connection: ClientConfig; storage: Storage }) {
  return [
    staffFileRoute(exportMoney, async ({ change }) => {
      await change(noteExport)
      return writeZip(listEntries(deps, 'money'))
    }),
  ]
}

/** An export changes nothing, so no trigger records it: this writes the audit entry. */
async function noteExport(tx: Tx): Promise<void> {
  await sql`
    insert into audit_entries (account_id, network, action, operation, subject, subject_id, after)
    values (nullif(current_setting('panai.account'), '')::integer, nullif(current_setting('panai.network'), ''),
      current_setting('panai.action'), 'insert', 'exports', 'money', '{"scope": "money"}')`.execute(tx)
}
