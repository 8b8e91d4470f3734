import type { BookFact } from '@panai/contract/catalogue/book-facts'
import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import {
  formatTitle,
  genreTitle,
  languageTitle,
  roleTitle,
  trimSizeTitle,
} from '../../reading/trade-words.ts'
import { AuthorName } from '../book-parts/author-name.tsx'
import type { LoadedBook } from './load-book.ts'

const words = localised(
  {
    genre: 'Genre',
    format: 'Format',
    language: 'Language',
    firstPublished: 'First published',
    edition: 'Edition',
    pages: 'Pages',
    size: 'Trim size',
    mrp: 'MRP',
    pending: 'Pending',
  },
  {
    genre: 'வகை',
    format: 'வடிவம்',
    language: 'மொழி',
    firstPublished: 'முதற்பதிப்பு',
    edition: 'பதிப்பு',
    pages: 'பக்கங்கள்',
    size: 'நூல் அளவு',
    mrp: 'விலை (MRP)',
    pending: 'இன்னும் வரவில்லை',
  },
)

/** In the order of the page. null: it stands elsewhere on it, or is not shown. */
const facts: Readonly<Record<BookFact, ((book: LoadedBook) => ReactNode) | null>> = {
  title: null,
  title_latin: null,
  subtitle: null,
  description: null,
  description_en: null,
  description_ta: null,
  cover_id: null,
  is_featured: null,
  genre: ({ genre }) => <Fact name={words.genre}>{genreTitle(genre)}</Fact>,
  formats: ({ format }) => <Fact name={words.format}>{format.map(formatTitle).join(', ')}</Fact>,
  language: ({ language }) => <Fact name={words.language}>{languageTitle(language)}</Fact>,
  contributors: ({ contributors }) =>
    contributors.map(({ role, name, author_id }) => (
      <Fact key={`${role} ${name}`} name={roleTitle(role)}>
        {author_id === null ? (
          <AuthorName name={name} />
        ) : (
          <Link to="/authors/$id" params={{ id: String(author_id) }} className="text-palm underline">
            <AuthorName name={name} />
          </Link>
        )}
      </Fact>
    )),
  first_published: ({ first_published }) =>
    first_published && (
      <Fact name={words.firstPublished}>
        {localised<ReactNode>(
          first_published,
          <span lang={scriptLanguage(first_published)}>{first_published}</span>,
        )}
      </Fact>
    ),
  edition: ({ edition }) =>
    edition && (
      <Fact name={words.edition}>
        <span lang={scriptLanguage(edition)}>{edition}</span>
      </Fact>
    ),
  copyright_holder: null,
  copyright_year: null,
  pages: ({ pages }) => pages !== null && <Fact name={words.pages}>{pages}</Fact>,
  trim_size: ({ trim_size }) => trim_size && <Fact name={words.size}>{trimSizeTitle(trim_size)}</Fact>,
  mrp: ({ mrp }) => <Fact name={words.mrp}>{writtenRupees(mrp)}</Fact>,
  isbn: ({ isbn }) => <Fact name="ISBN">{isbn ?? words.pending}</Fact>,
}

/** The particulars of a book, as they stand on its title page. */
export function BookFacts({ book }: { book: LoadedBook }) {
  return (
    <dl className="grid grid-cols-[fit-content(50%)_minmax(0,1fr)] content-start gap-x-6 border-line border-t print:clear-left print:my-8 print:break-inside-avoid">
      {Object.entries(facts).map(([fact, show]) => (
        <Fragment key={fact}>{show?.(book)}</Fragment>
      ))}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid border-line border-b py-2">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere min-w-0 tabular-nums">{children}</dd>
    </div>
  )
}
