import { findMonthOfName, findMonthOfRows } from '../values/find-month.ts'
import type { Period } from '../values/read-date.ts'
import type { OpenedSheet } from './layout.ts'

/** What tells the month of a statement without days: the text above the table, whoever handed it in, its sheet's or its file's name. */
export type FoundMonth = { period: Period; by: 'text' | 'given' | 'sheet' | 'file' }

export type MonthSources = {
  /** The rows above the header. */
  above: readonly (readonly string[])[]
  given: Period | null
  sheetName: string | null
  fileName: string | null
}

/** The month of a table whose rows name none. What the file says goes before what was given, and that before a name. */
export function monthOfTable({ above, given, sheetName, fileName }: MonthSources): FoundMonth | null {
  const text = findMonthOfRows(above)
  if (text) return { period: text, by: 'text' }
  if (given) return { period: given, by: 'given' }
  const ofSheet = findMonthOfName(sheetName ?? '')
  if (ofSheet) return { period: ofSheet, by: 'sheet' }
  const ofFile = findMonthOfName(fileName ?? '')
  return ofFile && { period: ofFile, by: 'file' }
}

/** The same, or the problem that nothing tells it. One that only a name tells is noted, to be looked at. */
export function monthAbove(
  sheet: Pick<
    OpenedSheet<string>,
    'preamble' | 'givenPeriod' | 'name' | 'fileName' | 'today' | 'problems' | 'monthsByName'
  >,
): Period {
  const found = monthOfTable({
    above: sheet.preamble.slice(0, -1).map(({ cells }) => cells),
    given: sheet.givenPeriod,
    sheetName: sheet.name,
    fileName: sheet.fileName,
  })
  if (!found) sheet.problems.add('missing_month', null)
  else if (sheet.today !== undefined && found.period.from > sheet.today)
    sheet.problems.add('day_to_come', null, null, found.period.from)
  if (found?.by === 'sheet' || found?.by === 'file')
    sheet.monthsByName.push({ sheet: sheet.name, month: found.period.from.slice(0, 7), by: found.by })
  return found?.period ?? { from: '', to: '' }
}
