import { pageHead, shareImage } from '../../head.ts'
import { excerpt } from '../../reading/words.ts'
import { breadcrumbs } from '../../structured-data.ts'
import { bookRecord } from './book-record.ts'
import type { LoadedBook } from './load-book.ts'

const DESCRIPTION_LENGTH = 160

export function bookHead(book: LoadedBook) {
  const path = `/books/${book.id}`
  const title = book.title_latin ? `${book.title} (${book.title_latin})` : book.title
  return pageHead({
    title: `${title} by ${book.author.name_latin ?? book.author.name}`,
    description: excerpt(book.description_en ?? book.description, DESCRIPTION_LENGTH),
    path,
    image: book.cover,
    type: 'book',
    jsonLd: [
      bookRecord(book, shareImage(book.cover)),
      breadcrumbs(['Our Publications', '/publications'], [book.title, path]),
    ],
  })
}
