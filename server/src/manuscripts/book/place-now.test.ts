import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GivenParagraph, placeOfWord, printedPages, wordAtPlace } from '../../../test/printed-pages.ts'
import { comparePages } from './compare-pages.ts'

const book: GivenParagraph[] = [
  { title: 'கிணறு' },
  'கிணற்றின் ஆழத்தில் வானம் ஒரு சிறிய வட்டமாகத் தெரிந்தது; அதில் மேகம் நகர்ந்தது.',
  { text: 'அன்று மாலை மழை பெய்தது, தெருவில் நீர் ஓடியது.', note: 'ஐப்பசி மாதத்தில்' },
  'The market opened early, and the sellers laid out their baskets of jasmine.',
  { text: 'A letter came from the town', note: 'written in haste by somebody' },
  'Nobody could read it that evening',
]

/** The word that stands where a word of the earlier pages was. */
function carried(word: string, now: readonly GivenParagraph[]) {
  const pages = { before: printedPages(book, 90), now: printedPages(now, 60) }
  const place = comparePages(pages.before, pages.now).placeNow(...placeOfWord(pages.before, word))
  return { word: wordAtPlace(pages.now, place), isThere: place?.is_there }
}
const withText = (at: number, ...given: GivenParagraph[]) => book.toSpliced(at, 1, ...given)

test.each(['கிணறு', 'வானம்', 'ஓடியது.', 'sellers', 'Nobody', 'evening'])(
  '“%s” is carried over a reflow',
  (word) => {
    const letters = word.replace('.', '')
    expect(carried(word, book)).toEqual({ word: letters, isThere: true })
    expect(carried(word, ['முன்னுரை', ...book])).toEqual({ word: letters, isThere: true })
  },
)

test('a place is that of the very letter', () => {
  const pages = printedPages(['வானம் நீலம்'])
  // Of ten letters and signs, the third of the second word.
  expect(comparePages(pages, printedPages(['மேகம் வானம் நீலம்'])).placeNow(1, 700)).toEqual({
    ...{ page: 1, letters_before: 800 },
    is_there: true,
  })
})

test('a word that is mended is not there, and its place is that of what stands instead', () => {
  const mended = withText(3, 'The market opened early, and the traders laid out their baskets of jasmine.')
  expect(carried('sellers', mended)).toEqual({ word: 'traders', isThere: false })
  expect(carried('laid', mended)).toEqual({ word: 'laid', isThere: true })
})

test('of a word that is gone the place is that of the word before, else of the one behind', () => {
  const without = (words: string) =>
    withText(
      3,
      'The market opened early, and the sellers laid out their baskets of jasmine.'.replace(words, ''),
    )
  expect(carried('early,', without(' early,'))).toEqual({ word: 'opened', isThere: false })
  expect(carried('The', without('The '))).toEqual({ word: 'market', isThere: false })
})

test('of a paragraph that is gone the place is where it stood', () => {
  expect(carried('sellers', withText(3))).toEqual({ word: 'ஓடியது', isThere: false })
  expect(carried('கிணறு', withText(0))).toEqual({ word: 'கிணற்றின்', isThere: false })
})

test('a place in a paragraph that is written anew is as far along', () => {
  const anew = 'p q r s t u v w x y z aa bb'
  expect(carried('The', withText(3, anew))).toEqual({ word: 'p', isThere: false })
  expect(carried('jasmine.', withText(3, anew))).toEqual({ word: 'bb', isThere: false })
})

test('a place in a note stays with the note, whatever its number is', () => {
  const before = withText(1, { text: 'கிணற்றின் ஆழத்தில் வானம்', note: 'a note about the sky' })
  expect(carried('haste', before)).toEqual({ word: 'haste', isThere: true })
  expect(carried('2.', before)).toEqual({ word: 'written', isThere: true })
  const mended = withText(4, { text: 'A letter came from the town', note: 'written in anger by somebody' })
  expect(carried('haste', mended)).toEqual({ word: 'anger', isThere: false })
})

test('a note that is gone was below the text of its page', () => {
  const before = printedPages(book, 90)
  const [page] = placeOfWord(before, 'haste')
  const text = before.texts[page - 1]?.parts.findLast(({ kind }) => kind === 'text')?.text
  expect(text?.trim()).toMatch(/ evening$/)
  expect(carried('haste', withText(4, 'A letter came from the town'))).toEqual({
    word: 'evening',
    isThere: false,
  })
})

test('an empty page is that of the text behind it, else before it', () => {
  const { texts, starts } = printedPages(['one', 'two'], 3)
  const [first, second] = texts
  if (!first || !second) throw new Error('no pages')
  const empty = { page: 2, label: null, parts: [] }
  const before = {
    texts: [first, empty, { ...second, page: 3 }, { ...empty, page: 4 }],
    starts: [],
  }
  const { placeNow } = comparePages(before, { texts, starts })
  expect(placeNow(2, 0)).toEqual({ page: 2, letters_before: 0, is_there: false })
  expect(placeNow(4, 0)).toEqual({ page: 2, letters_before: 667, is_there: false })
  expect(placeNow(5, 0)).toBeNull()
  expect(comparePages(before, { texts: [], starts: [] }).placeNow(1, 0)).toBeNull()
})

test('places in the contents are carried, and go to the text when there are none', () => {
  const contents = (page: number, ...lines: string[]) => ({
    text: { page, label: null, parts: lines.map((text) => ({ kind: 'text' as const, text })) },
    start: { page, label: null, at: { house: 'contents' as const } },
  })
  const { texts, starts } = printedPages(['ஒன்று இரண்டு'])
  const moved = (by: number) => texts.map((one) => ({ ...one, page: one.page + by }))
  const [old, present] = [contents(1, 'மழை 7', 'நீர் 9'), contents(1, 'மழை 7', 'காற்று 8', 'நீர் 11')]
  const before = { texts: [old.text, ...moved(1)], starts: [old.start, ...starts] }
  const now = { texts: [present.text, ...moved(1)], starts: [present.start, ...starts] }
  const there = comparePages(before, now).placeNow(...placeOfWord(before, 'நீர்'))
  expect([wordAtPlace(now, there), there?.is_there]).toEqual(['நீர்', true])
  expect(comparePages(before, { texts, starts }).placeNow(1, 0)).toMatchObject({ page: 1, is_there: false })
})

test('where a place is said to be there, it is the same word', () => {
  const word = fc.constantFrom('மழை', 'நீர்', 'வானம்', 'கடல்', 'the', 'sea', 'sun', 'in', 'ஒரு')
  const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '))
  const paragraphs = fc.array(fc.oneof(text, fc.record({ text, note: text })), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(paragraphs, paragraphs, fc.nat(1000), (before, now, along) => {
      const pages = { before: printedPages(before, 40), now: printedPages(now, 30) }
      const { placeNow } = comparePages(pages.before, pages.now)
      for (const { page } of pages.before.texts) {
        const place = placeNow(page, along)
        const there = wordAtPlace(pages.now, place)
        expect(there).not.toBeNull()
        const here = wordAtPlace(pages.before, { page, letters_before: along })
        // The number of a note is read as its first word.
        if (place?.is_there && !/^\d+$/.test(here ?? '')) expect(there).toBe(here)
      }
    }),
  )
})
