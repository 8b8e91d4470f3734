import type { BookListItem } from '@panai/contract/catalogue/books'
import { Words } from '../../ui/words.tsx'

type Named = Pick<BookListItem, 'title' | 'title_latin' | 'language'>

/** A title in its own script. @param marks two, which stay on its line before and behind it */
export function BookName({ book, marks = '' }: { book: Named; marks?: string }) {
  const [before = '', after = ''] = marks
  return (
    <span lang={book.language}>
      <Words text={`${before}${book.title}${after}`} lang={book.language} />
    </span>
  )
}

/** How the title is spelt in Latin letters, for those who can't read its script. */
export function LatinSpelling({ book, className }: { book: Named; className?: string }) {
  if (!book.title_latin) return null
  return (
    <p lang={`${book.language}-Latn`} className={className}>
      {book.title_latin}
    </p>
  )
}
