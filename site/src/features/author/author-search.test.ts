import { expect, it } from 'vitest'
import { readAuthorSearch } from './author-search.ts'

it.each([
  [{}, { tab: undefined, page: undefined }],
  [{ tab: 'books' }, { tab: undefined, page: undefined }],
  [{ tab: 'About' }, { tab: 'about', page: undefined }],
  [
    { tab: 'reviews', page: 3 },
    { tab: 'reviews', page: undefined },
  ],
  [
    { tab: 'sales', page: '3' },
    { tab: undefined, page: 3 },
  ],
])('reads %j', (input, search) => {
  expect(readAuthorSearch(input)).toEqual(search)
})
