import type { Section } from '@panai/contract/manuscripts/book-document'
import { expect, test } from 'vitest'
import { outerMatterOf } from '../book/outer-matter.ts'
import { withoutTypedContents } from '../book/without-typed-contents.ts'
import { worded } from '../findings/worded.ts'
import { findContentsList } from './find-contents-list.ts'

const run = (text: string) => ({
  text,
  emphasis: false,
  strong: false,
  smallCaps: false,
  underlined: false,
  struck: false,
  position: 'baseline' as const,
  language: 'ta' as const,
  href: null,
})
const section = (
  kind: Section['kind'],
  title: string,
  lines: string[] = [],
  number: string | null = null,
): Section => ({
  kind,
  matter: outerMatterOf(title)?.matter ?? null,
  title,
  number,
  at: 1,
  isGuessed: false,
  notes: [],
  blocks: lines.map((line) => ({ kind: 'paragraph', at: 2, isGuessed: false, inlines: [run(line)] })),
})
const found = (lines: string[]) => meaningsOf(lines).filter((meaning) => !meaning.includes(notPrinted))
const notPrinted = 'is not printed'
const meaningsOf = (lines: string[], isGuessed = false) =>
  findContentsList({
    title: null,
    subtitle: null,
    author: null,
    footnotes: [],
    sections: [
      { ...section('front', 'பொருளடக்கம்', lines), isGuessed },
      section('front', 'முன்னுரை'),
      section('chapter', 'மழை', ['…'], 'அத்தியாயம் 1'),
      section('chapter', 'அத்தியாயம் 2', ['…'], 'அத்தியாயம் 2'),
    ],
  }).map((one) => worded(one, 'en').meaning)

test.each([
  [['முன்னுரை ..... 5', '1. மழை ..... 7', 'அத்தியாயம் 2 ..... 21']],
  [['அத்தியாயம் 1: மழை 7', 'அத்தியாயம் 2']],
  [[]],
])('a list that agrees, %j, is no finding', (lines) => expect(found(lines)).toEqual([]))

test('what is no title, and a chapter that is left out, are named', () => {
  expect(found(['1. மழை ..... 7', '2. வெயில் ..... 21'])).toEqual([
    'The list of contents is typed by hand, and names what is no title in the book: “2. வெயில் ..... 21”; it leaves out “அத்தியாயம் 2”.',
  ])
})

test('a line is read at once, however many blanks or dots stand in it', () => {
  const far = (sign: string) => `மழை${sign.repeat(100_000)}வெயில்`
  expect(
    found(['முன்னுரை 5', 'மழை 7', 'அத்தியாயம் 2', far(' '), far('.'), far('7'), far('\u2009')]),
  ).toHaveLength(1)
})

test('a list is told as left out of the print, unless it is but taken for one', () => {
  const lines = ['முன்னுரை ..... 5', '1. மழை ..... 7', 'அத்தியாயம் 2 ..... 21']
  expect(meaningsOf(lines)).toEqual([expect.stringContaining(notPrinted)])
  expect(meaningsOf(lines, true)).toEqual([])
})

test('text that stands below such a heading and is no list stays in the book, and is not told as left out', () => {
  const text = ['ஒரு நாள் மழை பெய்தது.', 'அன்று யாரும் வெளியே வரவில்லை.', 'மழை']
  expect(meaningsOf(text)).toEqual([expect.stringContaining('typed by hand')])
  const below = { ...section('front', 'பொருளடக்கம்', text), matter: 'contents' as const }
  const chapter = section('chapter', 'மழை', ['…'])
  const book = { title: null, subtitle: null, author: null, footnotes: [], sections: [below, chapter] }
  expect(withoutTypedContents(book).sections).toEqual([below, chapter])
  const list = section('front', 'பொருளடக்கம்', ['மழை ..... 7'])
  expect(withoutTypedContents({ ...book, sections: [list, chapter] }).sections).toEqual([chapter])
  expect(withoutTypedContents({ ...book, sections: [below] }).sections).toEqual([below])
})
