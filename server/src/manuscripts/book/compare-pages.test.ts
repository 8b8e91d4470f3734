import type { TrimSize } from '@panai/contract/language/vocabulary'
import type { ProofChange } from '@panai/contract/submissions/proof-changes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proseIn } from '../../../../demo/src/manuscripts/prose-in.ts'
import { aBook, chapter, paragraph, run } from '../../../test/a-book-text.ts'
import { setBook } from '../../../test/a-set-book.ts'
import { type GivenParagraph, printedPages } from '../../../test/printed-pages.ts'
import { comparePages } from './compare-pages.ts'

const well = 'கிணற்றின் ஆழத்தில் வானம் ஒரு சிறிய வட்டமாகத் தெரிந்தது.'
const rain = 'அன்று மாலை மழை பெய்தது; தெருவில் நீர் ஓடியது, குழந்தைகள் படகு விட்டார்கள்.'
const market = 'The market opened early, and the sellers laid out their baskets of jasmine and limes.'
const letter = 'A letter came from the town, but nobody in the house could read it that evening.'
const book: GivenParagraph[] = [
  { title: '1 கிணறு' },
  well,
  rain,
  market,
  { title: '2 Letters' },
  letter,
  well,
]

/** Earlier and present pages are of another size, so that all is reflowed. */
const changesOf = (before: readonly GivenParagraph[], now: readonly GivenParagraph[]) =>
  comparePages(printedPages(before, 90), printedPages(now, 70)).changes
const marks = { same: '', gone: '-', new: '+' } as const
const readingOf = ({ runs }: ProofChange) =>
  runs.map(({ kind, text }) => (kind === 'same' ? text : `[${marks[kind]}${text}]`)).join('')

test.each([40, 70, 150, 5_000])(
  'text that is only moved to other pages is no change (%i letters)',
  (letters) => {
    expect(printedPages(book, 90).texts.length).toBeGreaterThan(4)
    expect(comparePages(printedPages(book, 90), printedPages(book, letters)).changes).toEqual([])
  },
)

test('a mended word is shown among the words around it, on its pages', () => {
  const [before, now] = [
    [rain, market],
    [rain.replace('படகு', 'காகிதக் கப்பல்'), market],
  ]
  const pages = { before: printedPages(before, 50), now: printedPages(now, 65) }
  // The paragraph is parted by a page's end on both.
  expect(pages.before.texts[0]?.parts[0]?.text).toBe('அன்று மாலை மழை பெய்தது; தெருவில் நீர் ஓடியது, ')
  expect(comparePages(pages.before, pages.now).changes).toEqual([
    {
      before: { first: 2, last: 2 },
      now: { first: 1, last: 2 },
      in_note: false,
      runs: [
        { kind: 'same', text: 'மழை பெய்தது; தெருவில் நீர் ஓடியது, குழந்தைகள்' },
        { kind: 'gone', text: ' படகு' },
        { kind: 'new', text: ' காகிதக் கப்பல்' },
        { kind: 'same', text: ' விட்டார்கள்.' },
      ],
      left_out: 0,
    },
  ])
})

test('what is gone or new alone stands with its spaces', () => {
  const change = (now: string) => changesOf(['one two three'], [now]).map(readingOf)
  expect(change('one two three four')).toEqual(['one two three[+ four]'])
  expect(change('zero one two three')).toEqual(['[+zero ]one two three'])
  expect(change('one three')).toEqual(['one[- two] three'])
  expect(change('one  two\u00a0three')).toEqual([])
  expect(change('one\ntwo three')).toEqual([])
})

test('two ways to write the same Tamil letter are one', () => {
  const [composed, apart] = ['க\u0bcaடி', 'க\u0bc6\u0bbeடி']
  expect(changesOf([`${composed} பறந்தது`], [`${apart} பறந்தது`])).toEqual([])
  expect(changesOf([`${composed} பறந்தது`], [`${apart} பறந்தன`]).map(readingOf)).toEqual([
    `${composed}[- பறந்தது][+ பறந்தன]`,
  ])
})

test('a few words that are the same among many that are not are no islands', () => {
  const [before, now] = ['a s b t c', 'd e f s g h i t j k l']
  expect(changesOf([before], [now]).map(readingOf)).toEqual([`[-${before}][+${now}]`])
})

test('a paragraph that is kept among many that are written anew is no change', () => {
  const anew = (word: string) => Array.from({ length: 9 }, (_, at) => `${word}${at} `.repeat(12).trim())
  const around = (word: string) => anew(word).toSpliced(4, 0, well)
  expect(changesOf(around('old'), around('new')).map(({ runs }) => runs.map(({ kind }) => kind))).toEqual([
    ['gone', 'new'],
    ['gone', 'new'],
  ])
})

test('edits near each other are one change, others are not', () => {
  const before = 'a b c d e f g h i j k l m n o p'
  expect(changesOf([before], ['a B c d E f g h i j k l m N o p']).map(readingOf)).toEqual([
    'a[- b][+ B] c d[- e][+ E] f g h i j k',
    'h i j k l m[- n][+ N] o p',
  ])
})

test('paragraphs that are new stand where they are', () => {
  const now = [...book.slice(0, 2), 'ஒரு புதிய பத்தி.', 'இன்னொன்று.', ...book.slice(2)]
  const [change, ...others] = changesOf(book, now)
  expect(others).toEqual([])
  expect(change).toEqual({
    before: { first: 1, last: 1 },
    now: { first: 1, last: 2 },
    in_note: false,
    runs: [{ kind: 'new', text: 'ஒரு புதிய பத்தி.\nஇன்னொன்று.' }],
    left_out: 0,
  })
})

test('a chapter that is gone is one change, on all its pages', () => {
  const [change, ...others] = changesOf(book, book.slice(4))
  expect(others).toEqual([])
  expect(change?.runs).toEqual([{ kind: 'gone', text: ['1 கிணறு', well, rain, market].join('\n') }])
  expect(change?.before).toEqual({ first: 1, last: 3 })
  expect(change?.now).toEqual({ first: 1, last: 1 })
})

test('a paragraph that is parted in two, or joined, is marked by the sign of its end', () => {
  const parted = ['The sun rose.', 'The birds sang.']
  expect(changesOf([parted.join(' ')], parted).map(readingOf)).toEqual([
    'The sun rose.[- ][+¶\n]The birds sang.',
  ])
  expect(changesOf(parted, [parted.join(' ')]).map(readingOf)).toEqual([
    'The sun rose.[-¶\n][+ ]The birds sang.',
  ])
})

test('a note that is new does not make changes of those behind it', () => {
  const before = [{ text: well, note: 'of a well' }, rain, { text: market, note: 'of a market' }, letter]
  const now = [before[0] ?? '', { text: rain, note: 'of the rain' }, ...before.slice(2)]
  expect(changesOf(before, now)).toEqual([
    {
      // Where the paragraph stands to which it belongs, not where the note before does.
      ...{ before: { first: 2, last: 2 }, now: { first: 2, last: 2 } },
      in_note: true,
      runs: [{ kind: 'new', text: 'of the rain' }],
      left_out: 0,
    },
  ])
  const mended = changesOf(now, [...now.slice(0, 2), { text: market, note: 'of the market' }, letter])
  expect(mended.map(readingOf)).toEqual(['of[- a][+ the] market'])
})

test('long passages are cut between words in their middle', () => {
  const long = (word: string) => Array.from({ length: 900 }, (_, at) => `${word}${at}`)
  const [before, now] = [long('சொல்'), long('வார்த்தை')]
  const [change, ...others] = changesOf([`${before.join(' ')}`], [`${now.join(' ')}`])
  expect(others).toEqual([])
  const texts = change?.runs.map(({ text }) => text) ?? []
  expect(texts.join('').length).toBeLessThan(2_000)
  const shown = [before, now].map((words, side) => {
    const [begin = '', end = ''] = texts[side]?.split(' … ') ?? []
    expect(words.slice(0, begin.split(' ').length).join(' ')).toBe(begin)
    expect(words.slice(-end.split(' ').length).join(' ')).toBe(end)
    return words.join(' ').length - begin.length - end.length
  })
  expect(change?.left_out).toBe(shown.reduce((sum, left) => sum + left))
})

test('many edits near each other are several passages instead of one that is cut', () => {
  const words = Array.from({ length: 1_000 }, (_, at) => `word${at}`)
  const changes = changesOf([words.join(' ')], [words.map((word, at) => (at % 4 ? word : 'x')).join(' ')])
  expect(changes.length).toBeGreaterThan(4)
  for (const { runs, left_out } of changes) {
    expect(left_out).toBe(0)
    expect(runs.map(({ text }) => text).join('').length).toBeLessThan(2_000)
  }
})

test('numbers that change in the contents are left out', () => {
  const withContents = (line: string) => {
    const { texts, starts } = printedPages(book)
    const parts = [
      { kind: 'title' as const, text: 'பொருளடக்கம்' },
      { kind: 'text' as const, text: line },
    ]
    return {
      texts: [{ page: 1, label: null, parts }, ...texts.map((one) => ({ ...one, page: one.page + 1 }))],
      starts: [{ page: 1, label: null, at: { house: 'contents' as const } }, ...starts],
    }
  }
  const [before, now] = [withContents('கிணறு 7'), withContents('கிணறு 9')]
  expect(comparePages(before, now).changes).toEqual([])
  const unknown = comparePages({ ...before, starts: null }, now).changes
  expect(unknown.map(readingOf)).toEqual(['கிணறு[- 7][+ 9]'])
})

test('a page whose first word is parted begins a paragraph of its own', () => {
  const page = (number: number, text: string) => ({
    ...{ page: number, label: null },
    parts: [{ kind: 'text' as const, text }],
  })
  const start = (number: number, block: number, letter: number) => ({
    ...{ page: number, label: null },
    at: { section: 0, block, part: 0, letter, paragraph: 1 },
  })
  const texts = [page(1, 'It rained.'), page(2, 'Extraordinarily so.')]
  const before = { texts, starts: [start(1, 0, 0), start(2, 1, 5)] }
  expect(comparePages(before, printedPages(['It rained.', 'Extraordinarily so.'])).changes).toEqual([])
})

test('without starts, a text goes on where the page before ends in a space', () => {
  const bare = (letters: number) => ({ ...printedPages(book, letters), starts: null })
  expect(comparePages(bare(90), bare(40)).changes).toEqual([])
})

test.each(['ta', 'en'] as const)(
  'a book in %s, set in another size, differs by what was mended',
  async (language) => {
    const texts = await proseIn(language)
    const pagesOf = async (end: string, size: TrimSize) => {
      const blocks = () =>
        [...texts, ...texts, ...texts].map((text, at) =>
          paragraph(...(at === 3 ? [text, { footnote: 1 }, end] : [text])),
        )
      const notes = [{ number: 1, inlines: [run('note')] }]
      const sections = [chapter('One', blocks()), chapter('Two', blocks())]
      const set = await setBook(aBook(sections, notes), { language, title: 'T', author: 'A', size })
      return { texts: set.texts ?? [], starts: set.starts }
    }
    const [before, now] = [await pagesOf('', '5 X 8 in'), await pagesOf(' mended', '7 X 9 in')]
    expect(before.texts.length).toBeGreaterThan(now.texts.length)
    const changes = comparePages(before, now).changes.map(({ runs }) => runs.slice(1))
    expect(changes).toEqual([[{ kind: 'new', text: ' mended' }], [{ kind: 'new', text: ' mended' }]])
  },
)

test('books that have nothing in common are one change, in bounded time', () => {
  const pages = (begin: number) =>
    printedPages(
      Array.from({ length: 4_000 }, (_, at) =>
        Array.from({ length: 40 }, (_, word) => `சொல்${begin + ((at * 40 + word) % 20_000)}`).join(' '),
      ),
      1_100,
    )
  const [before, now] = [pages(0), pages(50_000)]
  const begun = performance.now()
  expect(comparePages(before, now).changes).toHaveLength(1)
  expect(performance.now() - begun).toBeLessThan(10_000)
})

test('what is gone and the same was there before, what is new and the same is there now', () => {
  const word = fc.constantFrom('மழை', 'நீர்', 'வானம்', 'the', 'sea', 'sun', 'in', 'ஒரு')
  const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '))
  const texts = fc.array(text, { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(texts, texts, fc.integer({ min: 5, max: 60 }), (before, now, letters) => {
      const { changes } = comparePages(printedPages(before, letters), printedPages(now, 30))
      expect(changes.length === 0).toBe(before.join('\n') === now.join('\n'))
      for (const { runs } of changes) {
        const read = (kind: 'gone' | 'new') =>
          runs
            .filter((one) => one.kind === 'same' || one.kind === kind)
            .map(({ text }) => text.replaceAll('¶', ''))
            .join('')
        expect(before.join('\n')).toContain(read('gone'))
        expect(now.join('\n')).toContain(read('new'))
        expect(runs.some(({ kind }) => kind !== 'same')).toBe(true)
      }
    }),
  )
})
