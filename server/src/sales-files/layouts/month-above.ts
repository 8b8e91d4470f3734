import type { RawRow } from '../../formats/table.ts'
import type { Problems } from '../problems.ts'
import { findMonth, type Period } from '../values/read-date.ts'

/** The month stands above the header, in a title or in a cell of its own. */
export function monthAbove(sheet: {
  preamble: readonly RawRow[]
  givenPeriod: Period | null
  problems: Problems
}): Period {
  const above = sheet.preamble.slice(0, -1).flatMap(({ cells }) => [...cells, cells.join(' ')])
  const found = above.map(findMonth).find((month) => month !== null) ?? sheet.givenPeriod
  if (!found) sheet.problems.add('missing_month', 1)
  return found ?? { from: '', to: '' }
}
