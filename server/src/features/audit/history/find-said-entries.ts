import type { AuditEntry, ListedAuditEntry, listAudit } from '@panai/contract/console/staff/audit'
import { endpoints } from '@panai/contract/endpoints'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import type { Database } from '../../../db/database.ts'
import { findEntries } from '../list-entries.ts'
import { findNames } from './find-names.ts'
import { recordWords } from './record-words.ts'
import { sayChange } from './say-change.ts'

const calls: ReadonlyMap<string, string> = new Map(endpoints.map(({ id, summary }) => [id, doneBy(summary)]))

/** Entries of the audit, each with what was done in words. */
export async function findSaidEntries(db: Database, asked: ParsedInputOf<typeof listAudit>) {
  const { rows, ...counted } = await findEntries(db, asked)
  const names = await findNames(db, rows)
  return {
    ...counted,
    rows: rows.map(
      (entry): ListedAuditEntry => ({
        ...entry,
        changes: sayChange(entry, names),
        call: calls.get(entry.action) ?? null,
        record: recordOf(entry),
      }),
    ),
  }
}

/** What follows a semicolon is for whoever calls it. */
function doneBy(summary: string): string {
  return summary.replace(/;.*/, '')
}

function recordOf({ subject, subject_id }: AuditEntry): string {
  const thing = recordWords[subject]?.thing.replace(/^(the|an?) /, '') ?? oneOf(subject)
  return `${thing} ${subject_id}`
}

/** A table is named for several of what one row of it is. */
function oneOf(table: string): string {
  return table.replaceAll('_', ' ').replace(/ies$/, 'y').replace(/s$/, '')
}
