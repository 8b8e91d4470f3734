import pg from 'pg'
import { brokenReference } from './broken-key.ts'

export type MissingReference = { column: string; value: string }

/** As PostgreSQL words it in any language: `Key (book_id)=(7) is not present in table "books".` */
const keyInDetail = /\((\w+)\)=\((.*)\)/s

/** The reference to a row that is not there; null when the error is another one. */
export function missingReference(error: unknown): MissingReference | null {
  if (!(error instanceof pg.DatabaseError) || brokenReference(error) === null) return null
  const [, column, value] = keyInDetail.exec(error.detail ?? '') ?? []
  // A row that others still refer to breaks the same rule, by its own key.
  return column === undefined || value === undefined || column === 'id' ? null : { column, value }
}

/** Whether a field of that name, however deep, has that value. */
export function refersTo(given: unknown, { column, value }: MissingReference): boolean {
  if (typeof given !== 'object' || given === null) return false
  return Object.entries(given).some(([name, inner]) => {
    const values: unknown[] = Array.isArray(inner) ? inner : [inner]
    if (name === column && values.some((one) => String(one) === value)) return true
    return values.some((one) => refersTo(one, { column, value }))
  })
}
