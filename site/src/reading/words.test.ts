import { describe, expect, it } from 'vitest'
import { cutAtWords, excerpt, firstWords } from './words.ts'

const words = (count: number, word = 'word') => Array.from({ length: count }, (_, n) => `${word}${n + 1}`)

describe('cutAtWords', () => {
  it('leaves a text of exactly the limit whole', () => {
    const text = words(75).join(' ')
    expect(cutAtWords(text, 75)).toEqual({ shown: text, rest: '' })
  })

  it('cuts behind the 75th word and loses none', () => {
    const cut = cutAtWords(words(76).join(' '), 75)
    expect(cut.shown.split(' ')).toHaveLength(75)
    expect(cut.rest).toBe('word76')
  })

  it('keeps the paragraphs of both halves', () => {
    expect(cutAtWords('one two\n\nthree four\n\nfive', 3)).toEqual({
      shown: 'one two\n\nthree',
      rest: 'four\n\nfive',
    })
  })

  it('counts Tamil words', () => {
    expect(cutAtWords('அகர முதல எழுத்தெல்லாம் ஆதி பகவன்', 3)).toEqual({
      shown: 'அகர முதல எழுத்தெல்லாம்',
      rest: 'ஆதி பகவன்',
    })
  })

  it('has nothing to say about an empty text', () => {
    expect(cutAtWords(' \n ', 75)).toEqual({ shown: '', rest: '' })
  })
})

describe('firstWords', () => {
  it('adds dots only where something follows', () => {
    expect(firstWords(words(51).join(' '), 50)).toBe(`${words(50).join(' ')}...`)
    expect(firstWords(words(50).join(' '), 50)).toBe(words(50).join(' '))
  })

  it('makes one line of paragraphs', () => {
    expect(firstWords('Born in\n\nMadurai. Wrote', 3)).toBe('Born in Madurai...')
  })
})

describe('excerpt', () => {
  it('keeps a text of 120 characters', () => {
    const text = 'x'.repeat(119)
    expect(excerpt(`${text}.`, 120)).toBe(`${text}.`)
  })

  it('cuts between words and never passes the limit', () => {
    const text = words(40).join(' ')
    const cut = excerpt(text, 120)
    expect(cut).toMatch(/word\d+\.\.\.$/)
    expect(cut.length).toBeLessThanOrEqual(123)
    expect(text.startsWith(`${cut.slice(0, -3)} `)).toBe(true)
  })

  it('leaves no comma before the dots', () => {
    expect(excerpt('palm, leaf, stylus', 11)).toBe('palm, leaf...')
  })

  it('does not cut a Tamil letter apart', () => {
    expect(excerpt('நூநூநூ', 3)).toBe('நூ...')
  })
})
