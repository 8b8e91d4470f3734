import { localised } from '@panai/contract/language/localised'
import { wholeNumber } from '../../reading/whole-rupees.ts'
import type { BookFigures } from './book-figures.ts'

/** The author's published books in four figures. */
export function BookStatistics({ figures }: { figures: BookFigures }) {
  const cards = [
    [localised('Total Books', 'மொத்த நூல்கள்'), wholeNumber(figures.total)],
    [localised('Average Rating', 'சராசரி மதிப்பீடு'), figures.averageRating],
    [localised('Featured Books', 'தேர்ந்தெடுத்த நூல்கள்'), wholeNumber(figures.featured)],
    [localised('Genres', 'வகைகள்'), wholeNumber(figures.genres)],
  ] as const
  return (
    <section aria-labelledby="book-statistics">
      <h2 id="book-statistics" className="text-xl">
        {localised('Book Statistics', 'எண்களில் உங்கள் நூல்கள்')}
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {cards.map(([title, value]) => (
          <div key={title} className="rounded-lg bg-leaf px-4 py-3">
            <dt className="text-ink-soft text-sm">{title}</dt>
            <dd className="font-title text-2xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
