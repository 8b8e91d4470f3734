import { localised } from '@panai/contract/language/localised'
import { pageHead, shareImage } from '../../head.ts'
import { absolute, pageUrl } from '../../origin.ts'
import { textForHead } from '../../reading/texts-in-order.ts'
import { excerpt } from '../../reading/words.ts'
import { breadcrumbs, type Schema, schema } from '../../structured-data.ts'
import { authorTexts } from '../book-parts/author-texts.ts'
import type { AuthorSearch } from './author-search.ts'
import type { LoadedAuthor } from './load-author.ts'
import { socialLinks } from './social-links.ts'

const DESCRIPTION_LENGTH = 160

/** The tabs are views of one page; further pages of books are pages of their own. */
export function authorHead(author: LoadedAuthor, { page = 1 }: AuthorSearch, lastPage: number) {
  const name =
    author.name_latin && author.name_latin !== author.name
      ? `${author.name} (${author.name_latin})`
      : author.name
  const at = (number: number) => `/authors/${author.id}${number > 1 ? `?page=${number}` : ''}`
  const biography = textForHead(authorTexts(author))
  return pageHead({
    title: page > 1 ? localised(`${name}, page ${page}`, `${name}, பக்கம் ${page}`) : name,
    description: biography
      ? excerpt(biography, DESCRIPTION_LENGTH)
      : localised(`Books by ${name}.`, `${name}: நூல்கள்.`),
    path: at(page),
    image: author.photo,
    type: 'profile',
    prev: page > 1 ? at(page - 1) : undefined,
    next: page < lastPage ? at(page + 1) : undefined,
    jsonLd: [personRecord(author, shareImage(author.photo)), breadcrumbs([author.name, at(1)])],
  })
}

/** The author for search engines. */
function personRecord(author: LoadedAuthor, image: string | undefined): Schema {
  const path = `/authors/${author.id}`
  return schema('Person', {
    // One person, in whatever language the page is.
    '@id': absolute(path),
    url: pageUrl(path),
    name: author.name,
    alternateName: author.name_latin ?? undefined,
    description: textForHead(authorTexts(author)) ?? undefined,
    image,
    sameAs: socialLinks(author).map((link) => link.address),
  })
}
