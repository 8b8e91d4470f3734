import { keepInitials } from '@panai/contract/language/keep-initials'
import { Link } from '@tanstack/react-router'
import { latin } from '../../language.ts'
import { AuthorName } from '../book-parts/author-name.tsx'
import { unknownAuthor } from '../book-parts/shelf-book.ts'
import type { LoadedBook } from './load-book.ts'

type AuthorLinkProps = { author: Pick<LoadedBook['author'], 'id' | 'name' | 'name_latin'> | null }

/** Who wrote a book. One whose author is not recorded says so. */
export function AuthorLink({ author }: AuthorLinkProps) {
  if (!author?.name) return unknownAuthor
  return (
    <Link
      to="/authors/$id"
      params={{ id: String(author.id) }}
      className="py-2.5 font-semibold text-palm underline underline-offset-4"
    >
      <AuthorName name={author.name} />
      {author.name_latin && author.name_latin !== author.name && (
        <>
          {' '}
          <span lang={latin}>({keepInitials(author.name_latin)})</span>
        </>
      )}
    </Link>
  )
}
