import { localised } from '@panai/contract/language/localised'
import type { BookOfEarnings, MonthOfEarnings } from '@panai/contract/royalties/royalties'
import { useState } from 'react'
import { Choice } from '../../ui/choice.tsx'
import { BookChart } from './book-chart.tsx'
import { lastMonths, type Measure, measures, mostEarning } from './chart-series.ts'
import { FiguresTable } from './figures-table.tsx'
import { MonthChart } from './month-chart.tsx'

const MOST_MONTHS = 12
const MOST_BOOKS = 8

const words = localised(
  {
    none: 'As soon as a copy is sold, you see here what each month brought.',
    shown: 'Shown in the charts',
    byMonth: 'By month',
    byBook: 'By book',
    monthTable: 'Copies and royalty by month',
    bookTable: 'Copies and royalty by book',
    month: 'Month',
    book: 'Book',
  },
  {
    none: 'ஒரு பிரதி விற்றதும், ஒவ்வொரு மாதமும் என்ன தந்தது என்று இங்கே பார்க்கலாம்.',
    shown: 'வரைபடங்களில் காட்டுவது',
    byMonth: 'மாதவாரியாக',
    byBook: 'நூல்வாரியாக',
    monthTable: 'மாதவாரியாகப் பிரதிகளும் உரிமைத்தொகையும்',
    bookTable: 'நூல்வாரியாகப் பிரதிகளும் உரிமைத்தொகையும்',
    month: 'மாதம்',
    book: 'நூல்',
  },
)

type EarningsChartsProps = {
  readonly by_month: readonly MonthOfEarnings[]
  readonly by_book: readonly BookOfEarnings[]
}

/** Copies or royalty, by month and by book; below each drawing its figures. */
export function EarningsCharts({ by_month, by_book }: EarningsChartsProps) {
  const [measure, setMeasure] = useState<Measure>('royalty')
  const months = lastMonths(by_month, MOST_MONTHS)
  const books = mostEarning(by_book, MOST_BOOKS)
  if (months.length === 0) return <p className="py-8 text-ink-soft">{words.none}</p>
  return (
    <div className="mt-4 grid gap-8">
      <Choice
        label={words.shown}
        choices={[
          ['royalty', measures.royalty.title],
          ['copies', measures.copies.title],
        ]}
        chosen={measure}
        onChoose={setMeasure}
      />
      <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
        <figure className="grid content-start gap-3">
          <figcaption className="font-semibold">{words.byMonth}</figcaption>
          <MonthChart entries={months} measure={measure} />
          <FiguresTable caption={words.monthTable} first={words.month} entries={months} />
        </figure>
        <figure className="grid content-start gap-3">
          <figcaption className="font-semibold">{words.byBook}</figcaption>
          <BookChart entries={books} measure={measure} />
          <FiguresTable caption={words.bookTable} first={words.book} entries={books} />
        </figure>
      </div>
    </div>
  )
}
