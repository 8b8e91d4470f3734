import type { AuthorDetail } from '@panai/contract/catalogue'
import { pageHead, shareImage } from '../../head.ts'
import { absolute } from '../../origin.ts'
import { excerpt } from '../../reading/words.ts'
import { breadcrumbs, type Schema, schema } from '../../structured-data.ts'
import type { AuthorSearch } from './author-search.ts'
import { socialLinks } from './social-links.ts'

const DESCRIPTION_LENGTH = 160

/** The tabs are views of one page; further pages of books are pages of their own. */
export function authorHead(author: AuthorDetail, { page = 1 }: AuthorSearch, lastPage: number) {
  const name =
    author.name_latin && author.name_latin !== author.name
      ? `${author.name} (${author.name_latin})`
      : author.name
  const at = (number: number) => `/authors/${author.id}${number > 1 ? `?page=${number}` : ''}`
  const biography = author.bio_en ?? author.bio
  return pageHead({
    title: page > 1 ? `${name}, page ${page}` : name,
    description: biography ? excerpt(biography, DESCRIPTION_LENGTH) : `Books by ${name}.`,
    path: at(page),
    image: author.photo,
    type: 'profile',
    prev: page > 1 ? at(page - 1) : undefined,
    next: page < lastPage ? at(page + 1) : undefined,
    jsonLd: [personRecord(author, shareImage(author.photo)), breadcrumbs([author.name, at(1)])],
  })
}

/** The author for search engines. */
function personRecord(author: AuthorDetail, image: string | undefined): Schema {
  const url = absolute(`/authors/${author.id}`)
  return schema('Person', {
    '@id': url,
    url,
    name: author.name,
    alternateName: author.name_latin ?? undefined,
    description: author.bio_en ?? author.bio ?? undefined,
    image,
    sameAs: socialLinks(author).map((link) => link.address),
  })
}
