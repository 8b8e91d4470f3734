import type { Block } from '@panai/contract/manuscripts/book-document'
import { expect, test } from 'vitest'
import { prose, verses } from '../../../../demo/src/manuscripts/texts.ts'
import { aBook, base, chapter, line, paragraph, run } from '../../../test/a-book-text.ts'
import { chooseStyle } from './choose-style.ts'

const text = (count: number) =>
  [...Array(count).keys()].map((at) => paragraph(prose[at % prose.length] ?? ''))
const verse = (at: number): Block => ({
  ...base,
  kind: 'verse',
  inlines: (verses[at % verses.length] ?? []).flatMap((line) => [run(line), { lineBreak: true as const }]),
})
const heading: Block = { ...base, kind: 'heading', level: 1, inlines: [run('சிறு தலைப்பு')] }
const table: Block = { ...base, kind: 'table', rows: [[[line('அ')], [line('ஆ')]]] }
const notes = (count: number) =>
  [...Array(count).keys()].map((at) => ({ number: at + 1, inlines: [run('குறிப்பு')] }))

test('a book of poems with some words before each is poetry, a novel with some verse is a novel', () => {
  const poems = [...Array(5).keys()].map((at) => chapter(`${at}`, [verse(0), verse(at), verse(3), verse(3)]))
  expect(chooseStyle(aBook([chapter('Before', [paragraph('சில சொற்கள்')]), ...poems]))).toBe('poetry')
  expect(chooseStyle(aBook([chapter('1', [...text(20), verse(1)])]))).toBe('novel')
  expect(chooseStyle(aBook([]))).toBe('novel')
})

test('two of many notes, tables and subheadings make a book academic, one does not', () => {
  const chapters = (...more: Block[]) => [1, 2].map((at) => chapter(`${at}`, [...text(12), ...more]))
  expect(chooseStyle(aBook(chapters(heading, heading, heading)))).toBe('novel')
  expect(chooseStyle(aBook(chapters(), notes(20)))).toBe('novel')
  expect(chooseStyle(aBook(chapters(heading, heading), notes(20)))).toBe('academic')
  expect(chooseStyle(aBook(chapters(heading, heading, table, table)))).toBe('academic')
  expect(chooseStyle(aBook(chapters(heading, table), notes(2)))).toBe('novel')
})
