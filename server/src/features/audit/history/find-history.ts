import type { getHistory, HistoryEntry } from '@panai/contract/console/staff/audit'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { roleMay, type StaffRole } from '@panai/contract/http/permissions'
import type { Database } from '../../../db/database.ts'
import { findEntries } from '../list-entries.ts'
import { findNames } from './find-names.ts'
import { sayChange } from './say-change.ts'

/** The changes of one record in words. Only people who may read the audit get the raw entries. */
export async function findHistory(db: Database, asked: ParsedInputOf<typeof getHistory>, role: StaffRole) {
  const { rows, ...counted } = await findEntries(db, asked)
  const names = await findNames(db, rows)
  const mayReadRaw = roleMay(role, 'audit.read')
  return {
    ...counted,
    // An entry without words is described by another one: a step of a submission by its change of status.
    rows: rows
      .map((entry): HistoryEntry => {
        const { id, at, by } = entry
        return { id, at, by, changes: sayChange(entry, names), raw: mayReadRaw ? entry : null }
      })
      .filter(({ changes }) => changes.length > 0),
  }
}
