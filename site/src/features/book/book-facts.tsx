import { writtenRupees } from '@panai/contract/grouped-rupees'
import { localised } from '@panai/contract/localised'
import { scriptLanguage } from '@panai/contract/script-language'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
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
    pages: 'பக்கங்கள்',
    size: 'நூல் அளவு',
    mrp: 'விலை (MRP)',
    pending: 'இன்னும் வரவில்லை',
  },
)

/** The particulars of a book, as they stand on its title page. */
export function BookFacts({ book }: { book: LoadedBook }) {
  return (
    <dl className="grid grid-cols-[fit-content(50%)_minmax(0,1fr)] content-start gap-x-6 border-line border-t print:clear-left print:my-8 print:break-inside-avoid">
      <Fact name={words.genre}>{genreTitle(book.genre)}</Fact>
      <Fact name={words.format}>{book.format.map(formatTitle).join(', ')}</Fact>
      <Fact name={words.language}>{languageTitle(book.language)}</Fact>
      {book.contributors.map(({ role, name, author_id }) => (
        <Fact key={`${role} ${name}`} name={roleTitle(role)}>
          {author_id === null ? (
            <AuthorName name={name} />
          ) : (
            <Link to="/authors/$id" params={{ id: String(author_id) }} className="text-palm underline">
              <AuthorName name={name} />
            </Link>
          )}
        </Fact>
      ))}
      {book.first_published && (
        <Fact name={words.firstPublished}>
          {localised<ReactNode>(
            book.first_published,
            <span lang={scriptLanguage(book.first_published)}>{book.first_published}</span>,
          )}
        </Fact>
      )}
      {book.pages !== null && <Fact name={words.pages}>{book.pages}</Fact>}
      {book.trim_size && <Fact name={words.size}>{trimSizeTitle(book.trim_size)}</Fact>}
      <Fact name={words.mrp}>{writtenRupees(book.mrp)}</Fact>
      <Fact name="ISBN">{book.isbn ?? words.pending}</Fact>
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
