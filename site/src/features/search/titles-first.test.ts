import { searchSiteEntries } from '@panai/contract/content/site-entries'
import type { SearchResult } from '@panai/contract/search/search'
import { expect, test } from 'vitest'
import { titlesFirst } from './titles-first.ts'

const part = { start: 0, end: 5 }

function aBook(title: string, matches: Partial<SearchResult['matches']>): SearchResult {
  return {
    kind: 'book',
    title,
    title_latin: null,
    description: '',
    url: `/books/${title.length}`,
    language: 'en',
    description_language: 'en',
    author: null,
    cover: null,
    matches: { title: [], title_latin: [], author: [], description: [], ...matches },
  }
}

const titles = (query: string, ...results: SearchResult[]) =>
  titlesFirst(searchSiteEntries(query), results, query).map((found) =>
    found.in === 'site' ? found.entry.title : found.result.title,
  )

test('a book whose title matches stands before a page that only speaks of it', () => {
  expect(
    titles('tamil', aBook('The Tamil Plutarch', { title: [part] }), aBook('Kural', { author: [part] })),
  ).toEqual(['The Tamil Plutarch', 'Translation', 'Kural'])
})

test('a title that matches in its Latin spelling counts as well', () => {
  expect(titles('tamil', aBook('தமிழ்', { title_latin: [part] }))[0]).toBe('தமிழ்')
})

test('pages whose title matches stand before books whose title does', () => {
  expect(titles('translation', aBook('On translation', { title: [part] })).slice(0, 2)).toEqual([
    'Translation',
    'On translation',
  ])
})
