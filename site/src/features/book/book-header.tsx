import { localised } from '@panai/contract/language/localised'
import { formatTitle, genreTitle } from '../../reading/trade-words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Words } from '../../ui/words.tsx'
import { BookName, LatinSpelling } from '../book-parts/book-name.tsx'
import { Cover } from '../book-parts/cover.tsx'
import { ShareLinks } from '../share/share-links.tsx'
import { AuthorLink } from './author-link.tsx'
import type { LoadedBook } from './load-book.ts'
import { PriceLine } from './price-line.tsx'
import { PurchaseButton } from './purchase-button.tsx'

/** The cover with what it is available as; the text flows round it on paper. */
export function BookCover({ book }: { book: LoadedBook }) {
  return (
    <div className="flex flex-col items-center gap-3 self-start bg-leaf px-6 py-8 sm:row-span-2 sm:px-4 sm:py-6 lg:row-span-1 lg:self-auto lg:py-8 print:float-left print:mr-8 print:mb-4 print:p-0">
      <Cover
        book={book}
        sizes="(min-width: 992px) 288px, (min-width: 576px) 176px, 208px"
        priority
        className="w-52 sm:w-44 lg:w-72 print:w-44"
      />
      <FormatBadge formats={book.format} />
    </div>
  )
}

function FormatBadge({ formats }: { formats: readonly string[] }) {
  return (
    <ul aria-label={localised('Formats', 'வடிவங்கள்')} className="flex flex-wrap justify-center gap-2">
      {formats.map((format) => (
        <li
          key={format}
          className="rounded-sm border border-palm bg-paper px-2 font-semibold text-palm text-sm"
        >
          {formatTitle(format)}
        </li>
      ))}
    </ul>
  )
}

/** What it is called, who wrote it, what it is, and how to get it. */
export function BookHeading({ book }: { book: LoadedBook }) {
  return (
    <header className="grid justify-items-start gap-3">
      <div>
        <h1 className="text-2xl">
          <BookName book={book} />
        </h1>
        <LatinSpelling book={book} className="mt-1 text-ink-soft text-xl" />
        {book.subtitle && (
          <p lang={book.language} className="mt-1 text-lg">
            <Words text={book.subtitle} lang={book.language} />
          </p>
        )}
      </div>
      <p>
        {localised('by ', 'ஆசிரியர்: ')}
        <AuthorLink author={book.author} />
        <span aria-hidden="true"> · </span>
        {genreTitle(book.genre)}
      </p>
      <PriceLine book={book} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <div className="purchase-button">
          <PurchaseButton book={book} />
        </div>
        {book.has_sample && (
          <ButtonLink variant="secondary" to="/books/$id/sample" params={{ id: String(book.id) }}>
            {localised('Look inside', 'சில பக்கங்கள் படிக்க')}
          </ButtonLink>
        )}
      </div>
      <ShareLinks title={book.title} path={`/books/${book.id}`} />
    </header>
  )
}
