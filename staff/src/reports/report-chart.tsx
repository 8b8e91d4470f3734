import type { Report } from '@panai/contract/accounting/staff/reports'
import { chartParts } from './chart-parts.ts'
import { RankedBars } from './ranked-bars.tsx'
import type { ReportSearch } from './report-search.ts'
import { StackedMonths } from './stacked-months.tsx'

/** Months stand side by side, each stacked by what is in the columns; everything else is a bar each, the most first. */
export default function ReportChart({ report, asked }: { report: Report; asked: ReportSearch }) {
  const chart = chartParts(report, asked)
  if (!chart) return null
  return chart.kind === 'months' ? <StackedMonths {...chart} /> : <RankedBars {...chart} />
}
