import { localised } from '@panai/contract/language/localised'
import type { BookOfEarnings, MonthOfEarnings } from '@panai/contract/royalties/royalties'
import { shortMonths } from '../../reading/date-words.ts'

/** A month or a book with what it brought. Royalty in rupees; both are negative where more came back than was sold. */
export type Entry = { readonly name: string; readonly copies: number; readonly royalty: number }

export const measures = {
  copies: { title: localised('Copies', 'பிரதிகள்'), fill: 'fill-slice-teal' },
  royalty: { title: localised('Royalty', 'உரிமைத்தொகை'), fill: 'fill-slice-green' },
} as const
export type Measure = keyof typeof measures

/** "Apr 2026" of "2026-04". */
export function monthName(month: string): string {
  const [year, number] = month.split('-')
  return `${shortMonths[Number(number) - 1] ?? number} ${year}`
}

/** The last `most` months up to the last one in which something happened, those without a sale among them. */
export function lastMonths(months: readonly MonthOfEarnings[], most: number): Entry[] {
  const last = months.at(-1)
  const first = months[0]
  if (!last || !first) return []
  const from = Math.max(monthNumber(first.month), monthNumber(last.month) - most + 1)
  const known = new Map(months.map((entry) => [monthNumber(entry.month), entry]))
  return Array.from({ length: monthNumber(last.month) - from + 1 }, (_, at) => {
    const { copies = 0, royalty = 0 } = known.get(from + at) ?? {}
    return { name: monthName(monthOf(from + at)), copies, royalty }
  })
}

/** The books with most royalty; what the others brought is one entry. */
export function mostEarning(books: readonly BookOfEarnings[], most: number): Entry[] {
  const entries = books.map(({ title, ...brought }) => ({
    name: title ?? localised('Unknown', 'பட்டியலில் இல்லாத நூல்'),
    ...pick(brought),
  }))
  if (entries.length <= most) return entries
  const others = entries.slice(most - 1)
  const sum = (measure: Measure) => others.reduce((total, entry) => total + entry[measure], 0)
  return [
    ...entries.slice(0, most - 1),
    {
      name: localised(`${others.length} other books`, `வேறு ${others.length} நூல்கள்`),
      copies: sum('copies'),
      royalty: sum('royalty'),
    },
  ]
}

function pick({ copies, royalty }: { copies: number; royalty: number }) {
  return { copies, royalty }
}

/** Months since the year 0, to count with. */
function monthNumber(month: string): number {
  const [year, number] = month.split('-').map(Number)
  return (year ?? 0) * 12 + (number ?? 1) - 1
}

function monthOf(number: number): string {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
}
