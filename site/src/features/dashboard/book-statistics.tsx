import { wholeNumber } from '../../reading/whole-rupees.ts'
import type { BookFigures } from './book-figures.ts'

/** The author's published books in four figures. */
export function BookStatistics({ figures }: { figures: BookFigures }) {
  const cards = [
    ['Total Books', wholeNumber(figures.total)],
    ['Average Rating', figures.averageRating],
    ['Featured Books', wholeNumber(figures.featured)],
    ['Genres', wholeNumber(figures.genres)],
  ] as const
  return (
    <section aria-labelledby="book-statistics">
      <h2 id="book-statistics" className="text-xl">
        Book Statistics
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
