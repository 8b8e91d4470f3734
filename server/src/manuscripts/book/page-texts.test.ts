import type { Block } from '@panai/contract/manuscripts/book-document'
import { expect, test } from 'vitest'
import { proseIn, proseLanguages } from '../../../../demo/src/manuscripts/prose-in.ts'
import { aBook, base, chapter, line, paragraph, run } from '../../../test/a-book-text.ts'
import { setBook } from '../../../test/a-set-book.ts'
import { inlineText } from '../inline-text.ts'

const lettersOf = (text: string) => text.replace(/\s/g, '')

test.each(proseLanguages)(
  'the pages of a book in %s have all its words, each once and whole',
  async (language) => {
    const texts = await proseIn(language)
    const blocks = () => [...texts, ...texts, ...texts, ...texts].map((text) => paragraph(text))
    const sections = [chapter('One', blocks()), chapter('Two', blocks())]
    const { texts: pages } = await setBook(aBook(sections), { language })
    const parts = pages?.flatMap(({ parts }) => parts) ?? []
    const read = parts.filter(({ kind }) => kind === 'text').map(({ text }) => text)
    const written = sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => ('inlines' in block ? inlineText(block.inlines) : []))
    const body = lettersOf(read.join(''))
    expect(body.endsWith(lettersOf(written.join('')))).toBe(true)
    const words = new Set(written.join(' ').split(/\s+/))
    const within = pages?.filter(({ label }) => label !== null) ?? []
    expect(within.length).toBeGreaterThan(6)
    for (const { parts } of within) {
      const text = parts.filter(({ kind }) => kind === 'text').map(({ text }) => text)
      for (const word of text.join(' ').trim().split(/\s+/)) expect(words).toContain(word)
    }
  },
)

test('a page is read in its order: titles, lists, tables, pictures, and its notes at the foot', async () => {
  const blocks: Block[] = [
    paragraph('Once', { footnote: 1 }, ' upon a time', { footnote: 2 }),
    { ...base, kind: 'heading', level: 1, inlines: [run('Below')] },
    { ...base, kind: 'list', isOrdered: false, first: 1, items: [[run('one')], [run('two')]] },
    { ...base, kind: 'table', rows: [[[line('a')], [line('b')]]] },
    { ...base, kind: 'verse', inlines: [run('rain'), { lineBreak: true }, run('sun')] },
    { ...base, kind: 'sceneBreak' },
    { ...base, kind: 'picture', number: 1, description: 'A well', caption: [run('Our village')] },
    paragraph('The end'),
  ]
  const notes = [1, 2].map((number) => ({ number, inlines: [run(`note ${number}`)] }))
  const sections = [{ ...chapter('Rain', blocks), number: '1' }, chapter('Sun', [paragraph('Bright')])]
  const { texts } = await setBook(aBook(sections, notes), {
    ...{ language: 'en', title: 'Well', subtitle: 'A story', author: 'Selvi' },
  })
  const pages = (texts ?? []).map(({ page, label, parts }) => [page, label, parts.map(({ text }) => text)])
  expect(pages.slice(0, 3)).toEqual([
    [1, null, ['Well']],
    [2, null, []],
    [3, null, ['Well', 'A story', 'Selvi', expect.any(String)]],
  ])
  expect(pages[3]?.[2]).toContain('ISBN 9788119000012')
  expect(pages[4]).toEqual([5, null, ['Contents', 'Rain 7', 'Sun 9']])
  expect(texts?.[6]).toEqual({
    ...{ page: 7, label: '7' },
    parts: [
      { kind: 'title', text: '1 Rain' },
      { kind: 'text', text: 'Once upon a time' },
      { kind: 'title', text: 'Below' },
      ...['one', 'two', 'a', 'b', 'rain\nsun', '* * *'].map((text) => ({ kind: 'text', text })),
      { kind: 'picture', text: 'A well\nOur village' },
      { kind: 'text', text: 'The end' },
      { kind: 'note', text: '1. note 1' },
      { kind: 'note', text: '2. note 2' },
    ],
  })
  expect(pages.slice(7)).toEqual([
    [8, null, []],
    [9, '9', ['Sun', 'Bright']],
    [10, null, []],
  ])
})
