import { describe, expect, it } from 'vitest'
import { bookCount, formatTitle, genreTitle, isPrinted, ratingOf, readFormats } from './trade-words.ts'

describe('genreTitle', () => {
  it('capitalises the first letter only', () => {
    expect(genreTitle('children-book')).toBe('Children-book')
    expect(genreTitle('non-fiction')).toBe('Non-fiction')
    expect(genreTitle('')).toBe('')
  })
})

describe('readFormats', () => {
  it.each([
    [['Paperback', 'ebook']],
    ['["paperback", "ebook"]'],
    ['paperback, ebook'],
    ['Paperback,ebook,paperback'],
    ['[paperback, ebook'],
  ])('reads %j', (value) => {
    expect(readFormats(value)).toEqual(['paperback', 'ebook'])
  })

  it.each([null, undefined, '', '[]', 7])('finds none in %j', (value) => {
    expect(readFormats(value)).toEqual([])
  })
})

describe('formats', () => {
  it('have titles', () => {
    expect(['paperback', 'ebook', 'hardback', 'audiobook'].map(formatTitle)).toEqual([
      'Paperback',
      'Ebook',
      'Hardback',
      'Audiobook',
    ])
  })

  it('are printed when one of them is on paper', () => {
    expect(isPrinted(['ebook'])).toBe(false)
    expect(isPrinted(['ebook', 'hardback'])).toBe(true)
  })
})

describe('ratingOf', () => {
  it('has a default for each kind', () => {
    expect([ratingOf('author', null), ratingOf('book', undefined), ratingOf('testimonial', null)]).toEqual([
      4.5, 4, 5,
    ])
  })

  it('keeps a rating of nothing', () => {
    expect(ratingOf('book', 0)).toBe(0)
  })
})

describe('bookCount', () => {
  it.each([
    [0, '0 Books'],
    [1, '1 Book'],
    [2, '2 Books'],
    [123456, '1,23,456 Books'],
  ])('counts %i', (total, words) => {
    expect(bookCount(total)).toBe(words)
  })

  it('says when there may be more', () => {
    expect(bookCount(1000, false)).toBe('1,000+ Books')
  })
})
