import { exportMoney } from '@panai/contract/staff/money-export'
import type { ClientConfig } from 'pg'
import { staffFileRoute } from '../../access/staff-route.ts'
import type { Storage } from '../../files/storage.ts'
import { zip } from '../../formats/zip/write-zip.ts'
import { listEntries } from './list-entries.ts'
import { noteExport } from './note-export.ts'

export function fullExportRoutes(deps: { connection: ClientConfig; storage: Storage }) {
  return [
    staffFileRoute(exportMoney, async ({ change }) => {
      await change(noteExport)
      return zip(listEntries(deps, 'money'))
    }),
  ]
}
