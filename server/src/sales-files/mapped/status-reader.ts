import {
  type MappedLayout,
  type SalesColumn,
  type StatusMeaning,
  statusKey,
} from '@panai/contract/sales/sales-columns'
import { MOST_PROBLEMS } from '../limits.ts'
import type { RowFields } from '../row-fields.ts'
import { shownCell } from './header-keys.ts'

/** What a row counts for; of one that nobody has sorted nothing is booked. */
export type Counts = Exclude<StatusMeaning, 'ask'>

/** What the current row counts for. Each state or kind that nobody has sorted is a problem once, at its first row. */
export function statusReader(
  { columns, statuses }: Pick<MappedLayout, 'columns' | 'statuses'>,
  fields: Pick<RowFields<SalesColumn>, 'text' | 'refuse'>,
): () => Counts {
  if (columns.status === undefined) return () => 'sale'
  const meanings = new Map(statuses.map(({ value, meaning }) => [statusKey(value), meaning]))
  const asked = new Set<string>()
  return () => {
    const key = statusKey(shownCell(fields.text('status')))
    const meaning = meanings.get(key) ?? 'ask'
    if (meaning !== 'ask') return meaning
    if (!asked.has(key) && asked.size < MOST_PROBLEMS) {
      asked.add(key)
      fields.refuse('unknown_status', 'status')
    }
    return 'nothing'
  }
}
