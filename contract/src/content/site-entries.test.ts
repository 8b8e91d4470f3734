import { describe, expect, test } from 'vitest'
import { categoryTags, popularSearches } from '../search/search-tags.ts'
import { entryCategories, searchSiteEntries, siteEntries } from './site-entries.ts'

const idsOf = (query: string) => searchSiteEntries(query).map(({ id }) => id)

describe('the list', () => {
  test('has the seventeen entries, no id twice and every category', () => {
    expect(siteEntries).toHaveLength(17)
    expect(new Set(siteEntries.map(({ id }) => id)).size).toBe(17)
    expect(new Set(siteEntries.map(({ category }) => category))).toEqual(new Set(entryCategories))
  })

  test('leads to pages that exist', () => {
    const paths = new Set(siteEntries.map(({ url }) => url.replace(/\?.*/, '')))
    expect([...paths].sort()).toEqual([
      '/contact',
      '/help',
      '/login',
      '/publications',
      '/register',
      '/royaltyform',
      '/services/self-publishing',
      '/services/sponsored-publishing',
      '/services/translation',
    ])
  })
})

describe('a search', () => {
  test.each(['', ' ', '\t\n', '\u00a0'])('that is blank (%j) finds nothing', (blank) => {
    expect(searchSiteEntries(blank)).toEqual([])
  })

  test('looks at title, content, category and keywords in any case', () => {
    expect(idsOf('sPONSORED pub')).toEqual(['sponsored-publishing'])
    expect(idsOf('eight steps')).toEqual(['process'])
    expect(idsOf('publications')).toEqual(['publications'])
    expect(idsOf('sign up')).toEqual(['author-registration'])
  })

  test('finds a piece of a word, and ignores the space around it', () => {
    expect(idsOf('alculat')).toEqual(['royalty-calculator'])
    expect(idsOf('  paperback ')).toEqual(idsOf('paperback'))
  })

  test('lists what has it in the title first', () => {
    const found = searchSiteEntries('author')
    const inTitle = found.map(({ title }) => title.toLowerCase().includes('author'))
    expect(inTitle).toContain(false)
    expect(inTitle).toEqual(inTitle.toSorted((a, b) => Number(b) - Number(a)))
    expect(found[0]?.id).toBe('author-support')
  })

  test('takes signs as they are', () => {
    expect(searchSiteEntries('.*')).toEqual([])
    expect(searchSiteEntries('(')).toEqual([])
  })

  test.each(['zebra', 'பொன்னியின்', 'self  publishing'])('of something else (%s) finds nothing', (query) => {
    expect(searchSiteEntries(query)).toEqual([])
  })
})

describe('the tags', () => {
  test.each([...popularSearches])('%s finds something', (tag) => {
    expect(searchSiteEntries(tag)).not.toEqual([])
  })

  test.each(['publishing', 'editing', 'ebook', 'cover design', 'marketing'])(
    'so does the hint %s',
    (hint) => {
      expect(searchSiteEntries(hint)).not.toEqual([])
    },
  )

  test.each([
    ['Services', 'Services'],
    ['Tools', 'Tools'],
    ['Support', 'Support'],
    ['Account', 'Account'],
  ])('%s shows all of its category', (query, category) => {
    expect(categoryTags.map((tag) => tag.query)).toContain(query)
    const all = siteEntries.filter((entry) => entry.category === category)
    expect(all.length).toBeGreaterThan(0)
    expect(searchSiteEntries(query)).toEqual(expect.arrayContaining(all))
  })
})
