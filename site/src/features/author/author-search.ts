import { oneOf, readPage } from '../library/library-search.ts'

export const AUTHOR_BOOKS_PER_PAGE = 12
/** As deep as the API reaches. */
const LAST_PAGE = 833

const authorTabs = ['books', 'about', 'reviews'] as const
type AuthorTab = (typeof authorTabs)[number]

/** The tab and page in the address of an author; undefined for the first of each. */
export type AuthorSearch = { tab?: Exclude<AuthorTab, 'books'> | undefined; page?: number | undefined }

export function readAuthorSearch(input: Record<string, unknown>): AuthorSearch {
  const tab = oneOf(['about', 'reviews'], input.tab)
  return { tab, page: tab ? undefined : readPage(input.page, LAST_PAGE) }
}
