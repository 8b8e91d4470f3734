import { describe, expect, it } from 'vitest'
import { libraryAddress, readLibrarySearch } from './library-search.ts'

const nothing = {
  q: undefined,
  format: undefined,
  genre: undefined,
  language: undefined,
  sort: undefined,
  page: undefined,
}

describe('readLibrarySearch', () => {
  it('reads what it knows', () => {
    expect(
      readLibrarySearch({
        q: 'பாரதி',
        format: 'Ebook',
        genre: 'poetry',
        language: 'TA',
        sort: 'title',
        page: 3,
      }),
    ).toEqual({
      q: 'பாரதி',
      format: 'ebook',
      genre: 'poetry',
      language: 'ta',
      sort: 'title',
      page: 3,
    })
  })

  it('tells the newest of a search from what suits it best', () => {
    expect(readLibrarySearch({ q: 'a', sort: 'newest' }).sort).toBe('newest')
    expect(readLibrarySearch({ sort: 'newest' }).sort).toBeUndefined()
  })

  it.each([
    {},
    { q: '', format: '', genre: '', page: '' },
    { q: '   ', format: 'scroll', genre: 'all', page: '1' },
    { format: 'hardback', page: 0 },
    { genre: {}, page: '2.5' },
    { language: 'fr', sort: 'newest' },
    { language: '', sort: 'id' },
    { page: 1e9 },
    { page: 'constructor', genre: '__proto__' },
  ])('falls back to everything for %j', (input) => {
    expect(readLibrarySearch(input)).toEqual(nothing)
  })

  it('keeps a search that looks like a number, and the spaces of one being typed', () => {
    expect(readLibrarySearch({ q: 1984 }).q).toBe('1984')
    expect(readLibrarySearch({ q: 'palm ' }).q).toBe('palm ')
  })

  it('takes the first of repeated parameters and cuts a very long search', () => {
    expect(readLibrarySearch({ q: ['one', 'two'] }).q).toBe('one')
    expect(readLibrarySearch({ q: 'x'.repeat(500) }).q).toHaveLength(100)
  })
})

describe('libraryAddress', () => {
  it('names each thing once and in one order', () => {
    expect(
      libraryAddress({
        page: 2,
        sort: 'price',
        language: 'ta',
        genre: 'poetry',
        format: 'ebook',
        q: ' a&b ',
      }),
    ).toBe('/publications?q=a%26b&format=ebook&genre=poetry&language=ta&sort=price&page=2')
    expect(libraryAddress({})).toBe('/publications')
  })
})
