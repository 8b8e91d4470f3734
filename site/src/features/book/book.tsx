import { localised } from '@panai/contract/language/localised'
import { CallToAction } from '../../ui/call-to-action.tsx'
import type { ShelfBook } from '../book-parts/shelf-book.ts'
import { AboutTheAuthor } from './about-the-author.tsx'
import { AboutTheBook } from './about-the-book.tsx'
import { BookFacts } from './book-facts.tsx'
import { BookCover, BookHeading } from './book-header.tsx'
import type { LoadedBook } from './load-book.ts'
import { MoreBooks } from './more-books.tsx'
import { PriceLine } from './price-line.tsx'
import { PurchaseButton } from './purchase-button.tsx'
import { PurchaseDialog } from './purchase-dialog.tsx'

const words = localised(
  { yours: 'Have a book of your own?', purchase: 'Purchase' },
  { yours: 'நீங்களும் ஒரு நூல் எழுதியிருக்கிறீர்களா?', purchase: 'வாங்குதல்' },
)

type BookProps = { readonly book: LoadedBook; readonly others: readonly ShelfBook[] }

/** Cover and particulars on one side, what there is to read on the other, where there is room for two. */
export function Book({ book, others }: BookProps) {
  return (
    <div className="purchase-page">
      <div className="page-width grid grid-cols-1 gap-10 py-8 md:py-12 print:block">
        <article className="grid grid-cols-1 gap-8 sm:grid-cols-[13rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr_auto] lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-x-12 print:block">
          <BookCover book={book} />
          <div className="grid content-start gap-8 lg:row-span-2 print:block print:space-y-6">
            <BookHeading book={book} />
            <AboutTheBook book={book} />
          </div>
          <div className="lg:col-start-1 lg:row-span-2 lg:row-start-2">
            <BookFacts book={book} />
          </div>
          <div className="sm:col-span-2 lg:col-span-1 lg:col-start-2">
            <AboutTheAuthor author={book.author} />
          </div>
        </article>
        <MoreBooks author={book.author} books={others} />
      </div>
      <CallToAction title={words.yours} />
      <section aria-label={words.purchase} className="purchase-bar">
        <PriceLine book={book} />
        <PurchaseButton book={book} />
      </section>
      <PurchaseDialog book={book} />
    </div>
  )
}
