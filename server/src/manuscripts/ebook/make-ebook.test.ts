import type { Block, BookDocument, Inline } from '@panai/contract/manuscripts/book-document'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prose, verses } from '../../../../demo/src/manuscripts/texts.ts'
import { base, chapter, line, paragraph, run } from '../../../test/a-book-text.ts'
import { ebookFlaws } from '../../../test/ebook-flaws.ts'
import { expectFaultless } from '../../../test/expect-faultless.ts'
import { partsOfEbook } from '../../../test/parts-of-ebook.ts'
import { checkEbook } from './check-ebook.ts'
import type { EbookRecord } from './ebook-record.ts'
import { makeEbook } from './make-ebook.ts'
import { tellEbook } from './tell-ebook.ts'

const picture = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#1f5c4a' } })
  .webp()
  .toBuffer()

const record: EbookRecord = {
  title: 'கிணற்றில் வானம்',
  subtitle: null,
  author: 'மு. செல்வி',
  language: 'ta',
  contributors: [
    { name: 'அன்பு', role: 'illustrator' },
    { name: 'R. Kumar', role: null },
  ],
  isbn: null,
  year: 2026,
  uuid: '2f0b5d9a-6a0e-8c3b-9d42-0e6f4b1a7c55',
  modified: '2026-11-24T10:00:00Z',
  cover: picture.toString('base64'),
  printed: null,
}

const section = (
  title: string,
  blocks: Block[],
  given: Partial<BookDocument['sections'][number]> = {},
): BookDocument['sections'][number] => ({
  ...chapter(title, blocks),
  ...given,
})

const linesOf = (lines: readonly string[]): Inline[] =>
  lines.flatMap((line, at) => [
    ...(at > 0 ? [{ lineBreak: true as const }] : []),
    ...(line ? [run(line)] : []),
  ])

/** A book with everything that a text can have. */
const whole: BookDocument = {
  title: null,
  subtitle: null,
  author: null,
  sections: [
    section('முன்னுரை', [paragraph(prose[0] ?? '')], { kind: 'front' }),
    section(
      'கிணறு',
      [
        paragraph(prose[1] ?? '', { footnote: 1 }),
        paragraph(prose[2] ?? '', run('English words', { emphasis: true }), run(' हिन्दी मराठी'), {
          footnote: 2,
        }),
        paragraph(
          run('வலிய', { strong: true, emphasis: true }),
          run('2', { position: 'superscript' }),
          run('2', { position: 'subscript' }),
          run('NASA', { smallCaps: true }),
          run('இணையம்', { href: 'https://example.com/a b?c=<d>&e="f"' }),
          run('தீயது', { href: 'javascript:alert(1)' }),
          { lineBreak: true },
          run('zero\u200bwidth \u0000\ud800 \ufffe'),
          { footnote: 3 },
        ),
        { ...base, kind: 'heading', level: 1, inlines: [run('சிறு தலைப்பு')] },
        { ...base, kind: 'heading', level: 2, inlines: [run('மேலும் சிறியது')] },
        { ...base, kind: 'verse', inlines: linesOf([...(verses[0] ?? []), '', ...(verses[1] ?? [])]) },
        { ...base, kind: 'quotation', inlines: [run(prose[3] ?? '')] },
        { ...base, kind: 'sceneBreak' },
        {
          ...base,
          kind: 'list',
          isOrdered: true,
          first: 3,
          items: [[run('முதல்')], [run('இரண்டு'), { footnote: 4 }]],
        },
        { ...base, kind: 'list', isOrdered: false, first: 1, items: [] },
        { ...base, kind: 'table', rows: [[[line('அ')], [line('ஆ')]], [[line('இ')]]] },
        { ...base, kind: 'table', rows: [] },
        {
          ...base,
          kind: 'picture',
          number: 1,
          description: 'கிணற்றின் படம் & "வானம்"',
          caption: [run('படத்தின் பெயர்')],
        },
        { ...base, kind: 'picture', number: 2, description: 'இல்லாத படம்', caption: null },
      ],
      { number: 'பாகம் 1' },
    ),
    section('', [{ ...base, kind: 'verse', inlines: [] }, paragraph()]),
    section('About the Author', [paragraph('She writes.')], { kind: 'back' }),
  ],
  footnotes: [
    { number: 1, inlines: [run('முதல் அடிக்குறிப்பு'), { footnote: 2 }] },
    { number: 2, inlines: [run('A second note')] },
    { number: 3, inlines: [] },
    { number: 4, inlines: [run('பட்டியலின் குறிப்பு')] },
  ],
}
const pictures = new Map([[1, { file: 'picture-1.jpg', bytes: await sharp(picture).jpeg().toBuffer() }]])

async function make(book = whole, given: Partial<EbookRecord> = {}, shown = pictures) {
  const bytes = await makeEbook(book, shown, { ...record, ...given })
  return { bytes, ...partsOfEbook(bytes) }
}

test('a book with all that a text can have is without a fault', async () => {
  const { bytes } = await make()
  await expectFaultless(bytes)
  expect(ebookFlaws(bytes)).toEqual([])
})

test.each<[string, BookDocument['sections'], Partial<EbookRecord>]>([
  [
    'English, with an ISBN and no cover',
    [section('One', [paragraph('Once.')])],
    { language: 'en', isbn: '9788119000012', cover: null, subtitle: 'A & B' },
  ],
  [
    'Hindi, without a heading',
    [section('', [paragraph('एक समय की बात है।')])],
    { language: 'hi', title: 'कुआँ' },
  ],
  ['empty', [], { contributors: [] }],
])('so is one that is %s', async (_, sections, given) => {
  const { bytes } = await make({ ...whole, sections }, given)
  await expectFaultless(bytes)
})

test('a fault is found, and named with its place', async () => {
  const { bytes } = await make(whole, { language: 'not a language' as 'ta' })
  const { errors } = await checkEbook(bytes)
  expect(errors.join('\n')).toMatch(/EPUB\/package\.opf/)
})

test('the same book is the same file, whose first part says what it is and is not packed', async () => {
  const [one, other] = [await make(), await make()]
  expect(one.bytes.equals(other.bytes)).toBe(true)
  expect(one.bytes.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip')
  expect(one.names.slice(1)).toEqual(one.names.slice(1).toSorted())
})

test('each script says its language, and brings its letters where readers may have none', async () => {
  const { text, names } = await make()
  const chapter = text('text-0002.xhtml')
  expect(chapter).toContain(
    '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="ta" xml:lang="ta">',
  )
  expect(chapter).toContain('<em><span lang="en" xml:lang="en">English words</span></em>')
  expect(chapter).toContain('<span lang="hi" xml:lang="hi"> हिन्दी मराठी</span>')
  expect(names.filter((name) => name.endsWith('.ttf')).toSorted()).toEqual([
    'EPUB/devanagari-400-normal.ttf',
    'EPUB/devanagari-700-normal.ttf',
    'EPUB/tamil-400-normal.ttf',
    'EPUB/tamil-700-normal.ttf',
  ])
  expect(text('style.css')).toContain('src: url("tamil-400-normal.ttf")')
})

test('verses keep their lines and stanzas, footnotes are reached and left again, pictures are described', async () => {
  const chapter = (await make()).text('text-0002.xhtml')
  const [first, second] = [verses[0] ?? [], verses[1] ?? []]
  expect(chapter).toContain(
    `<div class="verse"><p>${first.join('<br/>')}</p><p>${second.join('<br/>')}</p></div>`,
  )
  expect(
    [...chapter.matchAll(/role="doc-noteref" id="mark-(\d)" href="#note-\1"/g)].map(([, number]) => number),
  ).toEqual(['1', '2', '3'])
  expect(chapter).toContain('id="note-3" aria-label="அடிக்குறிப்பு 3"')
  expect(chapter).toMatch(/href="#mark-3"[^>]*>3<\/a> பட்டியலின் குறிப்பு/)
  expect(chapter).toContain('alt="கிணற்றின் படம் &amp; &quot;வானம்&quot;"/><figcaption>படத்தின் பெயர்</figcaption>')
  expect(chapter).toContain('<a href="https://example.com/a%20b?c=%3Cd%3E&amp;e=%22f%22">இணையம்</a>')
  expect(chapter).not.toMatch(/javascript|இல்லாத|\u200b/)
})

test('what is underlined or struck out says so, and the note of a title is reached from it, but not in the contents', async () => {
  const sections = [
    section('கிணறு', [paragraph(run('கோடிட்டது', { underlined: true }), run('அடித்தது', { struck: true }))], {
      notes: [1],
    }),
  ]
  const { bytes, text } = await make({ ...whole, sections })
  await expectFaultless(bytes)
  const chapter = text('text-0001.xhtml')
  expect(chapter).toContain('<u>கோடிட்டது</u><s>அடித்தது</s>')
  expect(chapter).toMatch(/<h1 id="title">கிணறு<a [^>]*href="#note-1"/)
  expect(text('contents.xhtml')).toContain('>கிணறு</a>')
})

test('whatever an author writes is text', async () => {
  const written = '</p><script>alert(1)</script> <!-- ]]> & &amp; <p class="x">'
  const book = { ...whole, sections: [section(written, [paragraph(written)], { number: written })] }
  const { bytes, text } = await make(book, {
    title: written,
    author: written,
    subtitle: written,
    contributors: [{ name: written, role: null }],
  })
  await expectFaultless(bytes)
  for (const name of [
    'text-0001.xhtml',
    'title-page.xhtml',
    'copyright.xhtml',
    'contents.xhtml',
    'package.opf',
  ])
    expect(text(name)).not.toMatch(/<script|<!--|class="x"/)
})

test('the contents lead to every part with a heading', async () => {
  const contents = (await make()).text('contents.xhtml')
  const lines = [...contents.matchAll(/<li><a href="([^"]+)">(?:<span[^>]*>)?([^<]*)/g)].map(
    ([, file, title]) => [file, title],
  )
  expect(lines).toEqual([
    ['text-0001.xhtml', 'முன்னுரை'],
    ['text-0002.xhtml', 'பாகம் 1 கிணறு'],
    ['text-0004.xhtml', 'About the Author'],
  ])
})

test('it is called by its ISBN, else by a number of its own, and says who can read it', async () => {
  const { text } = await make()
  expect(text('package.opf')).toContain(
    `<dc:identifier id="identifier">urn:uuid:${record.uuid}</dc:identifier>`,
  )
  expect(text('package.opf')).toContain('<meta property="dcterms:modified">2026-11-24T10:00:00Z</meta>')
  const withIsbn = await make(whole, { isbn: '9788119000012' })
  expect(withIsbn.text('package.opf')).toContain('urn:isbn:9788119000012')
  const saidOf = async (book: BookDocument, shown = pictures) =>
    [
      ...(await make(book, {}, shown)).text('package.opf').matchAll(/<meta property="schema:(\w+)">([^<]*)/g),
    ].map(([, name, value]) => `${name}: ${value}`)
  expect(await saidOf(whole)).toEqual([
    'accessMode: textual',
    'accessMode: visual',
    'accessModeSufficient: textual',
    'accessibilityFeature: structuralNavigation',
    'accessibilityFeature: tableOfContents',
    'accessibilityFeature: readingOrder',
    'accessibilityFeature: displayTransformability',
    'accessibilityFeature: unlocked',
    'accessibilityFeature: alternativeText',
    'accessibilityHazard: none',
    expect.stringContaining('எல்லாப் படங்களுக்கும் விளக்கம் உண்டு'),
  ])
  const undescribed = [
    section('ஒன்று', [{ ...base, kind: 'picture', number: 1, description: null, caption: null }]),
  ]
  expect(await saidOf({ ...whole, sections: undescribed })).toContain('accessModeSufficient: textual,visual')
  expect(await saidOf(whole, new Map())).not.toContain('accessMode: visual')
})

test('what is no Word file is told in a line, and nothing is written', async () => {
  const told = await tellEbook(import.meta.filename, { record, edits: [], output: '/nowhere' })
  expect(told).toEqual({ problem: expect.any(String), isFaulty: false })
})
