import { localised } from '@panai/contract/language/localised'
import { pageHead, shareImage } from '../../head.ts'
import { textForHead } from '../../reading/texts-in-order.ts'
import { excerpt } from '../../reading/words.ts'
import { breadcrumbs } from '../../structured-data.ts'
import { bookRecord } from './book-record.ts'
import { bookTexts } from './book-texts.ts'
import type { LoadedBook } from './load-book.ts'

const DESCRIPTION_LENGTH = 160

export function bookHead(book: LoadedBook) {
  const path = `/books/${book.id}`
  const title = book.title_latin ? `${book.title} (${book.title_latin})` : book.title
  return pageHead({
    title: localised(
      `${title} by ${book.author.name_latin ?? book.author.name}`,
      // Without `title`, which has the Latin letters of the title too: who reads Tamil does without.
      `${book.title}: ${book.author.name}`,
    ),
    description: excerpt(textForHead(bookTexts(book)) ?? '', DESCRIPTION_LENGTH),
    path,
    image: book.cover,
    type: 'book',
    jsonLd: [
      bookRecord(book, shareImage(book.cover)),
      breadcrumbs([localised('Our Publications', 'எங்கள் நூல்கள்'), '/publications'], [book.title, path]),
    ],
  })
}
