import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Block, BookDocument } from '@panai/contract/manuscripts/book-document'
import { expect, onTestFinished, test } from 'vitest'
import { inLanguage, study } from '../../../../demo/src/manuscripts/manuscripts.ts'
import { type ProseLanguage, proseIn, proseLanguages } from '../../../../demo/src/manuscripts/prose-in.ts'
import { verses } from '../../../../demo/src/manuscripts/texts.ts'
import { aBook, base, chapter, line, paragraph, run } from '../../../test/a-book-text.ts'
import { setBook } from '../../../test/a-set-book.ts'
import { ebookFlaws } from '../../../test/ebook-flaws.ts'
import { expectFaultless } from '../../../test/expect-faultless.ts'
import { partsOfEbook } from '../../../test/parts-of-ebook.ts'
import { toGreys } from '../interior/pictures.ts'
import { readBook } from '../read-book.ts'
import type { EbookRecord } from './ebook-record.ts'
import { makeEbook } from './make-ebook.ts'

const record: Omit<EbookRecord, 'language' | 'printed'> = {
  ...{
    title: 'கிணறு',
    subtitle: null,
    author: 'மு. செல்வி',
    contributors: [],
    isbn: null,
    year: 2026,
    cover: null,
  },
  uuid: '2f0b5d9a-6a0e-8c3b-9d42-0e6f4b1a7c55',
  modified: '2026-11-24T10:00:00Z',
}
const size = '5.5 X 8.5 in'

/** Set for print, and made into an e-book that lists its pages. */
async function printedEbook(book: BookDocument, language: ProseLanguage) {
  const { starts, count } = await setBook(book, { language, size })
  if (!starts) throw new Error('no pages')
  const bytes = await makeEbook(book, new Map(), { ...record, language, printed: { size, starts } })
  return { starts, count, bytes, ...partsOfEbook(bytes) }
}

async function read(word: Buffer): Promise<BookDocument> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-ebook-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'book.docx')
  await writeFile(file, word)
  return (await readBook(file, [], toGreys)).book
}

test.each(proseLanguages)(
  'an e-book in %s has nothing that keeps somebody from reading it who can’t see',
  async (language) => {
    const { bytes } = await printedEbook(await read(await inLanguage(language)), language)
    expect(ebookFlaws(bytes)).toEqual([])
    await expectFaultless(bytes)
  },
)

test('nor has a study with notes, subheadings and tables', async () => {
  const book = await read(await study())
  const { bytes, text } = await printedEbook(book, 'ta')
  expect(ebookFlaws(bytes)).toEqual([])
  await expectFaultless(bytes)
  expect(text('text-0001.xhtml')).toContain('role="doc-footnote"')
})

test('what keeps somebody from reading is found', async () => {
  const { bytes } = await printedEbook(aBook([chapter('One', [paragraph('Once')])]), 'en')
  const spoilt = (change: (text: string) => string) => ebookFlaws(partsOfEbook(bytes).changed(change))
  expect(ebookFlaws(bytes)).toEqual([])
  expect(spoilt((text) => text.replace(/ role="doc-pagebreak"/, ''))).toContain(
    'title-page.xhtml: pagebreak without its role',
  )
  expect(spoilt((text) => text.replace('#page-7"', '#page-8"'))).toContain(
    'the list of pages is another than the pages',
  )
  expect(spoilt((text) => text.replace(/<meta [^>]*property="source-of">[^<]*<\/meta>/, ''))).toEqual([
    'pages are marked, and something else is said',
  ])
  expect(spoilt((text) => text.replace('<p class="first">', '<h4>Below</h4><p class="first">'))).toContain(
    'text-0001.xhtml: headings 1 4',
  )
  expect(
    spoilt((text) => text.replace('<p class="first">', '<p class="first">கிணறு <img src="x.jpg"/>')),
  ).toEqual(['text-0001.xhtml: a picture without alt', 'text-0001.xhtml: “கிணறு” as en'])
})

test('each printed page is marked where it begins, in its order, and a word is never parted', async () => {
  const text = (await proseIn('en')).join(' ')
  const bold = (words: string) => ({
    ...base,
    kind: 'paragraph' as const,
    inlines: [run(words, { strong: true })],
  })
  const rows = [...Array(60).keys()].map((at) => [[line(`row ${at}`)], [line('words')]])
  const verse = [...Array(8).keys()].flatMap(() =>
    verses.flat().flatMap((words) => [run(words), { lineBreak: true as const }]),
  )
  const blocks: Block[] = [
    paragraph(text, run(text, { emphasis: true }), { footnote: 1 }, text),
    { ...base, kind: 'heading', level: 2, inlines: [run('Below')] },
    { ...base, kind: 'table', rows: [[[bold('Number')], [bold('Words')]], ...rows] },
    { ...base, kind: 'verse', inlines: verse },
    { ...base, kind: 'list', isOrdered: false, first: 1, items: [[run('short')], [run(text)]] },
    { ...base, kind: 'quotation', inlines: [run(text)] },
  ]
  const book = aBook(
    [chapter('Rain', blocks), chapter('Sun', [paragraph('End')])],
    [{ number: 1, inlines: [run('A note')] }],
  )
  const { starts, bytes, text: textOf } = await printedEbook(book, 'en')
  expect(ebookFlaws(bytes)).toEqual([])
  await expectFaultless(bytes)
  const all = ['title-page', 'copyright', 'contents', 'text-0001', 'text-0002']
    .map((name) => textOf(`${name}.xhtml`))
    .join('')
  const marked = [...all.matchAll(/id="page-(\d+)" aria-label="(\d+)"/g)].map(([, id]) => Number(id))
  expect(marked).toEqual(starts.filter(({ at }) => at !== null).map(({ page }) => page))
  expect(marked.slice(0, 4)).toEqual([3, 4, 5, 7])
  expect(marked.length).toBeGreaterThan(12)
  const rain = textOf('text-0001.xhtml')
  expect(rain).not.toMatch(/[^\s>]<span epub:type="pagebreak"/)
  expect(rain).toContain('<thead><tr><th scope="col"><strong>Number</strong></th>')
  expect(rain).toContain('<h2>Below</h2>')
  expect(rain).toMatch(/<td><span epub:type="pagebreak"[^>]*><\/span>row \d/)
  // All words are there as without the pages.
  const words = (xhtml: string) => xhtml.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
  const plain = partsOfEbook(await makeEbook(book, new Map(), { ...record, language: 'en', printed: null }))
  expect(words(rain)).toBe(words(plain.text('text-0001.xhtml')))
  expect(plain.text('contents.xhtml')).not.toContain('page-list')
  expect(plain.text('package.opf')).not.toMatch(/pageBreak|pagination|dc:source/)
})

test('the printed book is named by its ISBN, else by its title and size', async () => {
  const book = aBook([chapter('One', [paragraph('Once')])])
  const { text, starts } = await printedEbook(book, 'ta')
  expect(text('package.opf')).toContain('<dc:source id="printed">கிணறு, அச்சு நூல், 5.5 × 8.5 in</dc:source>')
  const named = await makeEbook(book, new Map(), {
    ...record,
    isbn: '9788119000012',
    language: 'ta',
    printed: { size, starts },
  })
  const source = 'urn:isbn:9788119000012'
  expect(partsOfEbook(named).text('package.opf')).toContain(`<dc:source id="printed">${source}</dc:source>`)
})
