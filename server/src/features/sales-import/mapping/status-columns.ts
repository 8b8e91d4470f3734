import { MOST_STATUSES, statusKey } from '@panai/contract/sales/sales-columns'
import {
  headerKeys,
  isUnlikeSale,
  type PreviewSheet,
  proposeMeaning,
  readFormat,
  valuesBelow,
} from '../../../sales-files/index.ts'
import { headingWords } from './heading-words.ts'
import { keyOfHeader } from './key-of-header.ts'

/** What a column says in all rows of its table; null: too many different things for a state or kind. */
export type Said = ReturnType<typeof valuesBelow>

type Row = PreviewSheet['rows'][number]

/** Of each column, by its place, in all sheets with this header; none where values were not counted. */
export function saidBelow(sheets: readonly PreviewSheet[], sheet: PreviewSheet, header: Row): Said[] {
  const key = keyOfHeader(headerKeys(header.cells))
  const all = sheets.flatMap((one) => {
    const isHeader = ({ cells }: Row) => keyOfHeader(headerKeys(cells)) === key
    const row = one === sheet ? header : one.rows.find(isHeader)
    return row ? [saidInSheet(one, row)] : []
  })
  return (all[0] ?? []).map((_, at) => all.map((said) => said[at] ?? null).reduce(together))
}

function saidInSheet({ rows, evidence, values }: PreviewSheet, header: Row): Said[] {
  if (!values) return []
  const above = rows.filter(({ number }) => number <= header.number).map(({ cells }) => cells)
  return evidence.map((_, at) => valuesBelow(values, { at, heading: header.cells[at] ?? '', above }))
}

function together(one: Said, other: Said): Said {
  if (!one || !other) return null
  const found = new Map(one.map((said) => [statusKey(said.value), said]))
  for (const said of other) {
    const same = found.get(statusKey(said.value))
    found.set(statusKey(said.value), same ? { ...same, rows: same.rows + said.rows } : said)
  }
  return found.size > MOST_STATUSES ? null : [...found.values()]
}

/** Whether a column may be the state of the order, or the kind of the row: by its heading, or by a value that is none of a sale. */
export function looksLikeStatus(heading: string, said: Said): boolean {
  const filled = filledOf(said)
  if (filled.some(({ value }) => isUnlikeSale(value))) return true
  const [key = ''] = headerKeys([heading])
  return isStatusHeading(key) && filled.some(({ value }) => readFormat(value) === null)
}

export function isStatusHeading(key: string): boolean {
  return headingWords.status.some((word) => word.test(key))
}

/** Whether a column is the state of an order, of which there is one row, and not the kind of each row. */
export function isStateHeading(heading: string): boolean {
  return /status|\bstate\b|நிலை/.test(headerKeys([heading])[0] ?? '')
}

/** Whether most rows have a state or kind that we know. */
export function isMostlyStatus(said: Said): boolean {
  const filled = filledOf(said)
  const known = filled.filter(({ value }) => isUnlikeSale(value) || proposeMeaning(value) === 'sale')
  return known.length > 0 && rowsOf(known) * 2 >= rowsOf(filled)
}

export function saysUnlikeSale(said: Said): boolean {
  return filledOf(said).some(({ value }) => isUnlikeSale(value))
}

function filledOf(said: Said) {
  return said?.filter(({ value }) => value !== '') ?? []
}

function rowsOf(said: NonNullable<Said>): number {
  return said.reduce((sum, { rows }) => sum + rows, 0)
}
