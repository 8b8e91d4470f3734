import { writtenRupees } from '@panai/contract/grouped-rupees'
import type { ContributorRole } from '@panai/contract/vocabulary'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatTitle, genreTitle, languageTitle } from '../../reading/trade-words.ts'
import { AuthorName } from '../book-parts/author-name.tsx'
import type { LoadedBook } from './load-book.ts'

const roleTitles: Readonly<Record<ContributorRole, string>> = {
  'co-author': 'Co-author',
  translator: 'Translator',
  editor: 'Editor',
  illustrator: 'Illustrator',
}

/** The particulars of a book, as they stand on its title page. */
export function BookFacts({ book }: { book: LoadedBook }) {
  return (
    <dl className="grid grid-cols-[fit-content(50%)_minmax(0,1fr)] content-start gap-x-6 border-line border-t print:clear-left print:my-8 print:break-inside-avoid">
      <Fact name="Genre">{genreTitle(book.genre)}</Fact>
      <Fact name="Format">{book.format.map(formatTitle).join(', ')}</Fact>
      <Fact name="Language">{languageTitle(book.language)}</Fact>
      {book.contributors.map(({ role, name, author_id }) => (
        <Fact key={`${role} ${name}`} name={roleTitles[role]}>
          {author_id === null ? (
            <AuthorName name={name} />
          ) : (
            <Link to="/authors/$id" params={{ id: String(author_id) }} className="text-palm underline">
              <AuthorName name={name} />
            </Link>
          )}
        </Fact>
      ))}
      {book.first_published && <Fact name="First published">{book.first_published}</Fact>}
      {book.pages !== null && <Fact name="Pages">{book.pages}</Fact>}
      {book.trim_size && <Fact name="Trim size">{book.trim_size}</Fact>}
      <Fact name="MRP">{writtenRupees(book.mrp)}</Fact>
      <Fact name="ISBN">{book.isbn ?? 'Pending'}</Fact>
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
