import { expect, test } from 'vitest'
import { specifiedRates } from '../royalties/specified-rates.ts'
import { calculationFor, interiorSentence, pagesWords, tooLongSentence } from './interior-texts.ts'
import { mayBeChosen, sizeNotSet, sizeOf, usualSize } from './interiors.ts'

test('what is known of a size is one sentence, for the author and for the company', () => {
  const size = sizeOf(specifiedRates, '5.5 X 8.5 in', 214)
  expect(size).toMatchObject({ trim_size: '5.5 X 8.5 in', pages: 214, spine_mm: 14.4 })
  expect(size.copy).not.toBeNull()
  expect(interiorSentence(size, 'author')).toMatch(
    /^In 5\.5\s×\s8\.5 your book has 214 pages; printing costs Rs\. [\d.]+; at Rs\. [\d.]+ you earn Rs\. 30\.00\.$/,
  )
  expect(interiorSentence(size, 'staff')).toMatch(
    /^In 5\.5\s×\s8\.5 this book has 214 pages; .* its author earns Rs\. 30\.00\.$/,
  )
})

test('a book of so few or so many pages that it is not printed costs and earns nothing, and says why', () => {
  for (const pages of [1, 19, 1_001]) {
    const size = sizeOf(specifiedRates, 'A4', pages)
    expect(size.copy).toBeNull()
    expect(interiorSentence(size, 'author')).toMatch(
      /^In A4 your book has [\d,]+ pages?; we print books of 20 to 1,000 pages\.$/,
    )
  }
})

test('the calculator opens with size, pages, paper and cover of the figures', () => {
  expect(calculationFor({ trim_size: '6 X 9 in', pages: 96 })).toEqual({
    ...{ size: '6 X 9 in', pages: '96', binding: 'Soft Cover', interior: 'B & W cream paper' },
  })
})

const choice = { printed: usualSize, from: 'usual', is_open: true, by: null, at: null } as const

test('a text that is too long for its size says about how many pages it would have, what we print and what to do', () => {
  const long = sizeNotSet(usualSize, 3_100)
  const larger = sizeOf(specifiedRates, 'A4', 900)
  const told = { state: 'too_long', choice } as const
  expect(tooLongSentence({ ...told, sizes: [long, larger] }, 'author')).toMatch(
    /^Your book would have about 3,100 pages in 5\.5\s×\s8\.5; we print books of 20 to 1,000 pages\. Split it into volumes, or choose a larger size\.$/,
  )
  expect(tooLongSentence({ ...told, sizes: [long] }, 'staff')).toMatch(
    /^This book would .* It is too long in every size: split it into volumes\.$/,
  )
  // Its pages were set and counted, of which another sentence tells.
  const set = sizeOf(specifiedRates, usualSize, 1_080)
  expect(tooLongSentence({ state: 'set', choice, sizes: [set, larger] }, 'author')).toBe(
    'Split it into volumes, or choose a larger size.',
  )
  const short = sizeOf(specifiedRates, usualSize, 214)
  expect(tooLongSentence({ state: 'set', choice, sizes: [short] }, 'author')).toBeNull()
  expect(interiorSentence(long, 'author')).toBeNull()
  expect([long, sizeNotSet('A4', null), short].map(pagesWords)).toEqual(['about 3,100', '–', '214'])
})

test('a size can be chosen that is printed, or that nobody has tried yet', () => {
  expect(mayBeChosen(sizeOf(specifiedRates, 'A4', 214), choice)).toBe(true)
  expect(mayBeChosen(sizeOf(specifiedRates, 'A4', 12), choice)).toBe(false)
  expect(mayBeChosen(sizeNotSet('A4', 1_300), choice)).toBe(false)
  expect(mayBeChosen(sizeNotSet('A4', null), choice)).toBe(true)
  expect(mayBeChosen(sizeNotSet(usualSize, null), choice)).toBe(false)
})
