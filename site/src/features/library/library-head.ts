import type { BookListItem } from '@panai/contract/catalogue/books'
import { localised } from '@panai/contract/language/localised'
import { pageHead } from '../../head.ts'
import { formatTitle, genreTitle, languageTitle } from '../../reading/trade-words.ts'
import { breadcrumbs } from '../../structured-data.ts'
import { type LibrarySearch, libraryAddress } from './library-search.ts'

type Extent = { readonly page: number; readonly last_page: number; readonly genres: BookListItem['genre'][] }

const words = localised(
  {
    title: 'Our Publications',
    description:
      'Browse our books in Tamil, English and other languages: fiction, poetry, children’s books and more, in paperback and as ebooks.',
    search: (q: string) => `Search: ${q}`,
    further: (title: string, page: number) => `${title}, page ${page}`,
  },
  {
    title: 'எங்கள் நூல்கள்',
    description:
      'தமிழ், ஆங்கிலம், பிற மொழிகளில் எங்கள் நூல்கள்: புனைவு, கவிதை, சிறுவர் நூல்கள் மற்றும் பல; அச்சு நூலாகவும் மின்னூலாகவும்.',
    search: (q: string) => `தேடல்: ${q}`,
    further: (title: string, page: number) => `${title}, பக்கம் ${page}`,
  },
)

/**
 * Genres, formats, languages and pages of the library are pages of their own. The results of a search are not listed: there is no
 * end to them. Nor are other orders of the same books.
 */
export function libraryHead(search: LibrarySearch, extent: Extent | undefined) {
  const { q, format, genre, language, sort } = search
  const page = extent?.page ?? search.page ?? 1
  const kind = [
    language && languageTitle(language),
    genre && genreTitle(genre),
    format && formatTitle(format),
  ]
    .filter(Boolean)
    .join(', ')
  const subject = q ? words.search(q.trim()) : kind ? `${kind}: ${words.title}` : words.title
  const at = (number: number) => libraryAddress({ ...search, page: number > 1 ? number : undefined })
  return pageHead({
    title: page > 1 ? words.further(subject, page) : subject,
    description: words.description,
    path: at(page),
    listed: q === undefined && sort === undefined,
    prev: page > 1 ? at(page - 1) : undefined,
    next: extent && page < extent.last_page ? at(page + 1) : undefined,
    jsonLd: [breadcrumbs([words.title, '/publications'])],
  })
}
