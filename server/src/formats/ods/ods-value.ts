import type { CellFault } from '../table.ts'
import { plainNumber } from '../xlsx/plain-number.ts'
import type { Attributes } from '../xml/read-elements.ts'

/** What LibreOffice and Excel show in place of a result. */
const errors = /^(?:Err:\d+|#(?:DIV\/0!|N\/A|NAME\?|REF!|VALUE!|NUM!|NULL!))$/

/**
 * The value of a cell of an OpenDocument spreadsheet (1.3, part 3, 19.385), as one of .xlsx would come: numbers in full, `TRUE`; but days
 * as ISO days, with their time where they have one, for they are stored so.
 * @param text what the cell shows
 */
export function odsValue(attributes: Attributes, text: string): string {
  const { value, 'date-value': day, 'time-value': time, 'boolean-value': truth } = attributes
  switch (attributes['value-type']) {
    case 'float':
    case 'percentage':
    case 'currency':
      return value === undefined ? text : plainNumber(value)
    case 'date':
      return day === undefined ? text : shownDay(day)
    case 'time':
      return time === undefined ? text : shownTime(time)
    case 'boolean':
      return truth === undefined ? text : truth.toUpperCase()
    default:
      return attributes['string-value'] ?? text
  }
}

/** LibreOffice names the type of an error beside that of the empty text which it stores for it; others store what is shown. */
export function odsFault(attributes: Attributes, text: string): CellFault | null {
  const { formula, 'value-type': type } = attributes
  if (type === 'error' || (formula !== undefined && errors.test(text))) return 'error_value'
  return formula !== undefined && type === undefined && text === '' ? 'formula_without_value' : null
}

function shownDay(written: string): string {
  const [, day, time, zone = ''] =
    /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(?:[.,]\d*)?(Z|[-+]\d{2}:\d{2})?$/.exec(written) ?? []
  if (day === undefined || time === undefined) return written
  return time === '00:00:00' && zone === '' ? day : `${day} ${time}${zone}`
}

/** `PT10H30M05S` is 10:30:05. */
function shownTime(written: string): string {
  const parts = /^PT(\d+)H(\d+)M(\d+)(?:[.,]\d*)?S$/.exec(written)
  return parts === null
    ? written
    : parts
        .slice(1)
        .map((part) => part.padStart(2, '0'))
        .join(':')
}
