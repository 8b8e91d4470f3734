import type { PrintedBook } from '../royalty-calculator.ts'

/** Browsers load this: no schema library here. */

export const ratesMessages = {
  day: 'Please give a day',
  dayPast: 'New rates begin tomorrow at the earliest',
  dayTaken: 'There are rates from this day on already',
  settled: 'These rates are or were in force and cannot be changed.',
} as const

/** What new rates are shown at before they hold: a thin book, the one that the calculator opens with, and a dear one. */
export const ratesExamples: readonly (PrintedBook & { title: string })[] = [
  {
    title: 'Poems, 64 pages',
    size: '5 X 8 in',
    pages: 64,
    binding: 'Soft Cover',
    interior: 'B & W cream paper',
  },
  {
    title: 'Novel, 250 pages',
    size: '7 X 9 in',
    pages: 250,
    binding: 'Soft Cover',
    interior: 'B & W cream paper',
  },
  {
    title: 'Cookbook in colour, 180 pages',
    size: 'A4',
    pages: 180,
    binding: 'Hard Cover',
    interior: 'Standard colour with White paper',
  },
]
