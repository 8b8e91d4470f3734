import type { BookDocument, Inline, Section } from '@panai/contract/manuscripts/book-document'
import { type TypingHabit, typingHabits } from '@panai/contract/manuscripts/text-edits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inlineText } from '../inline-text.ts'
import { mendTyping } from './mend-typing.ts'

const run = (text: string, emphasis = false): Inline => ({
  ...{ text, emphasis, strong: false, smallCaps: false, underlined: false, struck: false },
  ...{ position: 'baseline', language: 'ta', href: null },
})
const chapter = (title: string, blocks: Section['blocks'], given: Partial<Section> = {}): Section => ({
  ...{ kind: 'chapter', matter: null, number: null, title, at: 1, isGuessed: false, notes: [], blocks },
  ...given,
})
const paragraph = (...inlines: Inline[]): Section['blocks'][number] => ({
  ...{ kind: 'paragraph', at: 2, isGuessed: false, inlines },
})
const aBook = (...sections: Section[]): BookDocument => ({
  ...{ title: null, subtitle: null, author: null, sections, footnotes: [] },
})

function mended(text: string, habit: TypingHabit): string {
  const { book } = mendTyping(aBook(chapter('', [paragraph(run(text))])), new Set([habit]))
  const [block] = book.sections[0]?.blocks ?? []
  return block?.kind === 'paragraph' ? inlineText(block.inlines) : ''
}

test.each<[TypingHabit, string, string]>([
  ['split_vowels', 'கெ\u0bbeடு, கே\u0bbeடு', 'கொடு, கோடு'],
  ['double_pulli', 'வந்தாள்\u0bcd\u0bcd.', 'வந்தாள்.'],
  ['unseen_signs', 'அவ\u200dன்\u200b வந்\u00adதான்', 'அவன் வந்தான்'],
  ['old_forms', 'ஒளவையார் கெளரவமாக மெளனம் காத்தார்; தெளிவாகக் கெளுத்தி', 'ஔவையார் கௌரவமாக மௌனம் காத்தார்; தெளிவாகக் கெளுத்தி'],
  ['straight_quotes', '"வா" என்றாள். \'போ\' (“சரி”)', '“வா” என்றாள். ‘போ’ (“சரி”)'],
  ['straight_quotes', 'It\'s 5\' 6" tall, "he said"', 'It’s 5\' 6" tall, “he said”'],
  ['hyphens', '- வா\n - போ', '– வா\n - போ'],
  ['hyphens', 'மழை - வெயில் -- காற்று; 1990-95, நன்றி--போ', 'மழை – வெயில் – காற்று; 1990-95, நன்றி—போ'],
  ['double_spaces', 'ஒன்று  இரண்டு   மூன்று', 'ஒன்று இரண்டு மூன்று'],
])('%s: “%s” becomes “%s”', (habit, before, after) => expect(mended(before, habit)).toBe(after))

test('a sign in one look and its letter in another, a note and an end of a line keep their places', () => {
  const inlines = [
    run('க', true),
    run('ெ\u0bbeடு  '),
    { footnote: 1 },
    run('x'),
    { lineBreak: true as const },
    run('"y"'),
  ]
  const { book } = mendTyping(
    aBook(chapter('', [paragraph(...inlines)])),
    new Set(['split_vowels', 'straight_quotes']),
  )
  expect(book.sections[0]?.blocks).toMatchObject([
    {
      inlines: [
        { text: 'க', emphasis: true },
        { text: 'ொடு  ', emphasis: false },
        { footnote: 1 },
        { text: 'x' },
        { lineBreak: true },
        { text: '“y”' },
      ],
    },
  ])
})

test('empty lines and typed numbers of chapters go where somebody wants it, and are counted where not', () => {
  const blocks: Section['blocks'] = [
    paragraph(run('a')),
    { kind: 'sceneBreak', at: 3, isGuessed: true, isEmptyLine: true },
    { kind: 'sceneBreak', at: 4, isGuessed: true },
    paragraph(run('b')),
  ]
  const book = aBook(chapter('3. மழை', blocks), chapter('1984', []), chapter('அத்தியாயம் 4: வெயில்', []))
  const habits: TypingHabit[] = ['empty_lines', 'chapter_numbers']
  const left = mendTyping(book, new Set())
  expect(left.book).toEqual(book)
  expect(left.habits.map(({ habit, count, isMended }) => [habit, count, isMended])).toEqual([
    ['empty_lines', 1, false],
    ['chapter_numbers', 2, false],
  ])
  const done = mendTyping(book, new Set(habits))
  expect(done.book.sections).toMatchObject([
    { number: '3', title: 'மழை', blocks: [{ kind: 'paragraph' }, { at: 4 }, { kind: 'paragraph' }] },
    { number: null, title: '1984' },
    { number: 'அத்தியாயம் 4', title: 'வெயில்' },
  ])
  expect(done.habits.map(({ count, isMended }) => [count, isMended])).toEqual([
    [1, true],
    [2, true],
  ])
})

test('what is mended is found no more, in whatever stands where, and nothing else is touched', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'கெ\u0bbeேள்்ஒஔ ‍\u00ad "\'-–5aத.'),
    maxLength: 24,
  })
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 4 }), (texts) => {
      const inlines = texts.flatMap((text) => (text === '' ? [] : [run(text)]))
      const book = aBook(chapter('', [paragraph(...inlines)]))
      expect(mendTyping(book, new Set()).book).toEqual(book)
      for (const habit of typingHabits) {
        const { book: once } = mendTyping(book, new Set([habit]))
        const again = mendTyping(once, new Set([habit]))
        expect(again.habits.filter((one) => one.habit === habit)).toEqual([])
      }
    }),
  )
})
