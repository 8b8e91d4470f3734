import type { Block } from '@panai/contract/manuscripts/book-document'
import { expect, test } from 'vitest'
import { aBook, base, chapter, paragraph, run } from '../../../test/a-book-text.ts'
import { setBook } from '../../../test/a-set-book.ts'

const verse = (...lines: string[]): Block => ({
  ...base,
  kind: 'verse',
  inlines: lines.flatMap((line, at) => (at > 0 ? [{ lineBreak: true as const }, run(line)] : [run(line)])),
})
const heading = (level: 1 | 2, text: string): Block => ({
  ...base,
  kind: 'heading',
  level,
  inlines: [run(text)],
})
const english = { title: 'A well', language: 'en' } as const
const words = 'Once there was a well in which one could see the sky. '.repeat(40)

test('each poem begins a page with its title, and no head stands above', async () => {
  const poems = ['Rain', 'Wind'].map((title) => chapter(title, [verse('It rains', 'and rains')]))
  const more = chapter('Songs', [
    heading(1, 'First song'),
    verse('La'),
    heading(1, 'Second song'),
    verse('Lo'),
  ])
  const { pages } = await setBook(aBook([...poems, more]), english)
  expect(pages[6]).toMatch(/^Rain\nIt rains\nand rains\n7$/)
  expect(pages[7]).toMatch(/^Wind\n/)
  expect(pages[9]).toMatch(/^First song\nLa\n10$/)
  expect(pages[10]).toMatch(/^Second song\nLo\n11$/)
})

test('subheadings of an academic book are numbered and stand in the contents', async () => {
  const chapters = ['Wells', 'Skies'].map((title) =>
    chapter(title, [
      heading(1, 'Depth'),
      paragraph(words),
      heading(2, 'Feet'),
      heading(1, 'Water'),
      paragraph(words),
    ]),
  )
  const set = (sections: typeof chapters) => setBook(aBook(sections), { ...english, style: 'academic' })
  const { pages } = await set(chapters)
  expect(pages[4]).toMatch(/Wells[ .]+7\n1\.1\s+Depth[ .]+7\n1\.2\s+Water[ .]+\d+\nSkies[ .]+\d+\n2\.1/)
  expect(pages[6]).toMatch(/^Wells\n1\.1\s+Depth\n/)
  expect(pages.join('\n')).toMatch(/1\.1\.1\s+Feet/)
  const own = await set([chapter('Wells', [heading(1, '3.4 Depth'), paragraph(words)])])
  expect(own.pages[6]).toMatch(/^Wells\n3\.4 Depth\n/)
})

test('a novel has neither, unless its record says otherwise', async () => {
  const { pages } = await setBook(aBook([chapter('One', [heading(1, 'Depth'), paragraph(words)])]), english)
  expect(pages[4]).not.toContain('Depth')
  expect(pages[6]).toMatch(/^One\nDepth\n/)
})
