import { type AuditEntry, MOST_EXPORTED_ENTRIES } from '@panai/contract/console/staff/audit'
import type { Database } from '../../db/database.ts'
import { BYTE_ORDER_MARK, type Cell, writeCsv } from '../../formats/csv/write-csv.ts'
import { type EntryFilter, matching, toEntry, withName } from './list-entries.ts'

const BATCH = 1_000
const columns = [
  'At',
  'By',
  'No. of the person',
  'Network',
  'Call',
  'Operation',
  'Table',
  'No. of the record',
  'Part',
  'Before',
  'After',
]

/** The changes of a filter as a table, piece by piece, the latest first. Values stand as JSON. */
export async function* entriesTable(db: Database, filter: EntryFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsv([columns])
  let behind: number | null = null
  for (let written = 0; written < MOST_EXPORTED_ENTRIES; written += BATCH) {
    const rows = await batch(db, filter, behind)
    if (rows.length > 0) yield writeCsv(rows.map((row) => cellsOf(toEntry(row))))
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH) return
    behind = last.id
  }
}

function batch(db: Database, filter: EntryFilter, behind: number | null) {
  return withName(matching(db, filter))
    .$if(behind !== null, (query) => query.where('audit_entries.id', '<', behind ?? 0))
    .orderBy('audit_entries.id', 'desc')
    .limit(BATCH)
    .execute()
}

function cellsOf(entry: AuditEntry): Cell[] {
  const { at, by, account_id, network, action, operation, subject, subject_id, part, before, after } = entry
  const who = [by, account_id, network]
  return [at, ...who, action, operation, subject, subject_id, part, ...[before, after].map(written)]
}

function written(values: AuditEntry['before']): string | null {
  return values && JSON.stringify(values)
}
