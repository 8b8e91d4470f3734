import { getAuthor } from '@panai/contract/catalogue/authors'
import { getBook, listBooks } from '@panai/contract/catalogue/books'
import { success } from '../../http/answers.ts'
import { anyone, route } from '../../http/route.ts'
import { setPageLinks } from '../../http/set-page-links.ts'
import type { BookCounts } from './count-books.ts'
import { getPublicAuthor } from './get-public-author.ts'
import { getPublishedBook } from './get-published-book.ts'
import { listPublishedBooks } from './list-published-books.ts'

/** @param counts how many books there are of each genre and format. */
export const catalogueRoutes = (counts: () => Promise<BookCounts>) => [
  route(listBooks, anyone, async ({ db, input, headers }) => {
    const list = await listPublishedBooks(db, input, counts)
    setPageLinks(headers, listBooks.path, input, list.meta)
    return list
  }),
  route(getBook, anyone, async ({ db, input }) => ({
    success,
    message: 'Book found',
    book: await getPublishedBook(db, input.id),
  })),
  route(getAuthor, anyone, async ({ db, input }) => ({
    success,
    message: 'Author found',
    data: { author: await getPublicAuthor(db, input.id) },
  })),
]
