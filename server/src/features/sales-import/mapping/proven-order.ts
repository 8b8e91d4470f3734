import type { SalesFilePreview } from '@panai/contract/sales-import/staff/sales-layouts'
import type { ColumnEvidence } from '../../../sales-files/index.ts'

/** What the days of a column prove about their order: 21/08/2026 can mean one day only, 03/04/2026 two. */
export function provenOrder({
  dayFirst,
  monthFirst,
  eitherFirst,
}: ColumnEvidence): SalesFilePreview['columns'][number]['day_order'] {
  if (dayFirst > 0 && monthFirst > 0) return 'mixed'
  if (dayFirst > 0) return 'day first'
  if (monthFirst > 0) return 'month first'
  return eitherFirst > 0 ? 'unclear' : null
}
