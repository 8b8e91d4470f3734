import type { BookOfEarnings, MonthOfEarnings } from '@panai/contract/royalties'
import { useState } from 'react'
import { Choice } from '../../ui/choice.tsx'
import { BookChart } from './book-chart.tsx'
import { lastMonths, type Measure, measures, mostEarning } from './chart-series.ts'
import { FiguresTable } from './figures-table.tsx'
import { MonthChart } from './month-chart.tsx'

const MOST_MONTHS = 12
const MOST_BOOKS = 8

type EarningsChartsProps = {
  readonly by_month: readonly MonthOfEarnings[]
  readonly by_book: readonly BookOfEarnings[]
}

/** Copies or royalty, by month and by book; below each drawing its figures. */
export function EarningsCharts({ by_month, by_book }: EarningsChartsProps) {
  const [measure, setMeasure] = useState<Measure>('royalty')
  const months = lastMonths(by_month, MOST_MONTHS)
  const books = mostEarning(by_book, MOST_BOOKS)
  if (months.length === 0)
    return (
      <p className="py-8 text-ink-soft">As soon as a copy is sold, you see here what each month brought.</p>
    )
  return (
    <div className="mt-4 grid gap-8">
      <Choice
        label="Shown in the charts"
        choices={[
          ['royalty', measures.royalty.title],
          ['copies', measures.copies.title],
        ]}
        chosen={measure}
        onChoose={setMeasure}
      />
      <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
        <figure className="grid content-start gap-3">
          <figcaption className="font-semibold">By month</figcaption>
          <MonthChart entries={months} measure={measure} />
          <FiguresTable caption="Copies and royalty by month" first="Month" entries={months} />
        </figure>
        <figure className="grid content-start gap-3">
          <figcaption className="font-semibold">By book</figcaption>
          <BookChart entries={books} measure={measure} />
          <FiguresTable caption="Copies and royalty by book" first="Book" entries={books} />
        </figure>
      </div>
    </div>
  )
}
