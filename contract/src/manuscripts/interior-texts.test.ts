import { expect, test } from 'vitest'
import { specifiedRates } from '../royalties/specified-rates.ts'
import { calculationFor, interiorSentence } from './interior-texts.ts'
import { sizeOf } from './interiors.ts'

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
