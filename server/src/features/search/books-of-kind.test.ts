import { searchKey } from '@panai/contract/language/search-key'
import { expect, test } from 'vitest'
import { readKind } from './books-of-kind.ts'

test.each([
  ['poetry', { genre: 'poetry' }],
  ['POEMS', { genre: 'poetry' }],
  ['cookbooks', { genre: 'cookbook' }],
  ['சமையல் நூல்கள்', { genre: 'cookbook' }],
  ['non-fiction', { genre: 'non-fiction' }],
  ['fiction', { genre: 'fiction' }],
  ['hardback non fiction books', { genre: 'non-fiction', format: 'hardback' }],
  ['paperbacks', { format: 'paperback' }],
  ['கெட்டி அட்டை', { format: 'hardback' }],
])('%s asks for books of a kind', (q, kind) => {
  expect(readKind({ key: searchKey(q) })).toEqual(kind)
})

test.each(['books', 'poetry of bharathi', 'fictional', 'ponniyin selvan ebook'])(
  '%s says nothing of a kind, or more than that',
  (q) => {
    expect(readKind({ key: searchKey(q) })).toBeNull()
  },
)
