import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { formatTitle } from '../../reading/trade-words.ts'
import type { LoadedBook } from './load-book.ts'

/** What it costs, and as what it can be had. */
export function PriceLine({ book }: { book: Pick<LoadedBook, 'mrp' | 'format'> }) {
  return (
    <p className="price-line text-lg tabular-nums">
      <strong>{writtenRupees(book.mrp)}</strong>
      <span aria-hidden="true"> · </span>
      <span>{book.format.map(formatTitle).join(', ')}</span>
    </p>
  )
}
