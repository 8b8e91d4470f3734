import type { Block } from '@panai/contract/manuscripts/book-document'
import { expect, test } from 'vitest'
import { aBook, base, chapter, paragraph, run } from '../../../test/a-book-text.ts'
import { splitSample } from './split-sample.ts'

const text = (letters: number): Block => paragraph('அ'.repeat(letters))
const heading: Block = { ...base, kind: 'heading', level: 1, inlines: [run('தலை')] }
const none = { footnotes: [] }

test('short sections share a page, and one that has no room begins the next', () => {
  const sections = [chapter('ஒன்று', [text(5_000)]), chapter('இரண்டு', [text(5_000)])]
  const longer = [...sections, chapter('மூன்று', [text(5_000)])]
  expect(splitSample(longer, none).map((page) => page.sections.map(({ title }) => title))).toEqual([
    ['ஒன்று', 'இரண்டு'],
    ['மூன்று'],
  ])
})

test('a long section goes on without its title, and no heading stands last on a page', () => {
  const blocks = [text(11_000), heading, text(5_000), text(9_000)]
  const pages = splitSample([{ ...chapter('ஒன்று', blocks), number: '1', notes: [1] }], none)
  expect(
    pages.map(({ sections }) => sections.map(({ title, number, notes }) => [title, number, notes])),
  ).toEqual([[['ஒன்று', '1', [1]]], [['', null, []]], [['', null, []]]])
  expect(pages.map(({ sections }) => sections.flatMap((section) => section.blocks))).toEqual([
    blocks.slice(0, 1),
    blocks.slice(1, 3),
    blocks.slice(3),
  ])
})

test('nothing is lost: a paragraph that is longer than a page has a page', () => {
  const blocks = [heading, text(30_000), heading, heading, text(1)]
  const pages = splitSample([chapter('ஒன்று', blocks)], none)
  expect(pages.flatMap(({ sections }) => sections.flatMap((section) => section.blocks))).toEqual(blocks)
  expect(pages).toHaveLength(2)
})

test('a page has the footnotes that are marked in it', () => {
  const noted = (number: number, letters: number) => paragraph('அ'.repeat(letters), { footnote: number })
  const { sections, footnotes } = aBook(
    [{ ...chapter('ஒன்று', [noted(2, 11_000), noted(3, 5_000)]), notes: [1] }],
    [1, 2, 3, 4].map((number) => ({ number, inlines: [run(`குறிப்பு ${number}`)] })),
  )
  const pages = splitSample(sections, { footnotes })
  expect(pages.map((page) => page.footnotes.map(({ number }) => number))).toEqual([[1, 2], [3]])
})
