import { fileURLToPath } from 'node:url'
import type { BookDocument } from '@panai/contract/manuscripts/book-document'
import { expect, test } from 'vitest'
import { inlineText } from '../inline-text.ts'
import { readWord } from '../word/read-word.ts'
import { withWordPackage } from '../word/with-word-package.ts'
import type { WordNode, WordParagraph } from '../word/word-nodes.ts'
import { toBook } from './to-book.ts'

const ours = fileURLToPath(
  new URL('../../../../site/public/downloads/manuscript-format-5.5x8.5-in.docx', import.meta.url),
)

test('our own template is read by its styles, and nothing is guessed', async () => {
  const { book, remarks } = await withWordPackage(ours, async (word) => toBook(await readWord(word)))
  expect([book.title, book.subtitle, book.author]).toEqual([
    'Title of the book',
    'Subtitle, if there is one',
    'Name of the author',
  ])
  expect(
    book.sections.filter(({ title }) => title !== '').map(({ kind, number, title }) => [kind, number, title]),
  ).toEqual([
    ['front', null, 'Contents'],
    ['front', null, 'Preface'],
    ['chapter', 'Chapter 1', 'The First Chapter'],
    ['chapter', 'அத்தியாயம் 2', 'மழை வந்த மாலை'],
    ['back', null, 'About the Author'],
    ['back', null, 'About the Book'],
    ['back', null, 'List of images'],
  ])
  const chapters = book.sections.filter(({ kind }) => kind === 'chapter')
  expect(chapters[0]?.blocks.map(({ kind }) => kind)).toEqual([
    ...['paragraph', 'paragraph', 'sceneBreak', 'paragraph', 'heading', 'paragraph', 'verse', 'quotation'],
    ...['paragraph', 'caption', 'caption', 'paragraph'],
  ])
  expect(chapters.flatMap(({ blocks }) => blocks).filter(({ isGuessed }) => isGuessed)).toEqual([])
  expect(book.footnotes).toHaveLength(1)
  expect(book.footnotes[0]?.inlines).toMatchObject([
    { text: expect.stringContaining('A note at the foot of the page') },
  ])
  expect(new Set(remarks.map(({ kind }) => kind))).toEqual(
    new Set(['templateNote', 'runningHead', 'contentsList']),
  )
})

const run = (value: string, given = {}): WordNode => ({
  type: 'run',
  children: value === '\f' ? [{ type: 'break', breakType: 'page' }] : [{ type: 'text', value }],
  isBold: false,
  isItalic: false,
  isSmallCaps: false,
  isCapitals: false,
  isUnderlined: false,
  isStruck: false,
  position: 'baseline',
  size: 22,
  fonts: { ascii: 'Latha', hAnsi: 'Latha', complex: 'Latha' },
  isComplex: false,
  ...given,
})
const line: WordNode = { type: 'break', breakType: 'line' }

function paragraph(children: WordNode[], given: Partial<WordParagraph> = {}): WordParagraph {
  return {
    type: 'paragraph',
    children,
    styles: [],
    outlineLevel: null,
    numbering: null,
    isCentred: false,
    isBold: false,
    beginsPage: false,
    endsPage: false,
    page: 1,
    ...given,
  }
}
const title = (text: string) => paragraph([run(text, { isBold: true })], { isCentred: true })
const styled = (name: string, text: string) => paragraph([run(text)], { styles: [{ id: '', name }] })

function read(...children: WordNode[]): BookDocument {
  const nothing = { notes: new Map(), comments: [], trackedChanges: 0, isLaidOut: false, leftOut: [] }
  return toBook({ children, ...nothing }).book
}

test.each([
  ['a centred bold line on a new page', [paragraph([run('\f')]), title('கிணறு')], 'கிணறு', null],
  ['a number and a title below it', [title('அத்தியாயம் 2'), title('கிணறு')], 'கிணறு', 'அத்தியாயம் 2'],
  ['a number and a title in one line', [title('Chapter 2: The Well')], 'Chapter 2: The Well', null],
  ['a number alone', [title('இயல் 2')], 'இயல் 2', 'இயல் 2'],
  [
    'a title with the page’s end in its own paragraph',
    [paragraph([run('\f'), run('கிணறு', { isBold: true })], { isCentred: true })],
    'கிணறு',
    null,
  ],
  ['a title that says it begins a page', [{ ...title('கிணறு'), beginsPage: true }], 'கிணறு', null],
  [
    'the first line after a section of the file',
    [paragraph([run('முடிந்தது')], { endsPage: true }), title('கிணறு')],
    'கிணறு',
    null,
  ],
])('%s is taken for a chapter, which is marked', (_, lines, text, number) => {
  const { sections } = read(paragraph([run('முன்னால்')]), ...lines, paragraph([run('பின்னால்')]))
  expect(sections.at(-1)).toMatchObject({ kind: 'chapter', title: text, number, isGuessed: true })
  expect(sections.at(-1)?.blocks).toMatchObject([
    { kind: 'paragraph', inlines: [{ text: 'பின்னால்', language: 'ta' }] },
  ])
})

/** One chapter in each way in which authors end a page without a style. */
const pageEnds: readonly ((text: WordParagraph) => readonly WordParagraph[])[] = [
  (heading) => [paragraph([run('\f')]), heading],
  (heading) => [{ ...heading, children: [run('\f'), ...heading.children] }],
  (heading) => [{ ...heading, beginsPage: true }],
  (heading) => [paragraph([run('முடிந்தது.'), run('\f')]), heading],
  (heading) => [paragraph([run('முடிந்தது.')], { endsPage: true }), heading],
]
/** And in each way in which they make a title stand out. */
const looks: readonly ((text: string) => WordParagraph)[] = [
  title,
  (text) => paragraph([run(text, { size: 32 })]),
  (text) => paragraph([run(text, { isBold: true })]),
  (text) => paragraph([run(text, { size: 28 })], { isCentred: true }),
]

test('twenty chapters are found, whatever ends a page before their titles and makes them stand out', () => {
  const names = [...Array(20).keys()].map((at) => `கதை ${'அஆஇஈஉ'[at % 5]}${'கசடதப'[Math.floor(at / 5)]}`)
  const body = names.flatMap((name, at) => {
    const heading = looks[Math.floor(at / pageEnds.length)]?.(name)
    return [
      ...(heading ? (pageEnds[at % pageEnds.length]?.(heading) ?? []) : []),
      paragraph([run('ஒரு நாள் மழை பெய்தது.')]),
    ]
  })
  const { sections } = read(...body)
  expect(sections.filter(({ kind }) => kind === 'chapter').map((one) => one.title)).toEqual(names)
})

test('a title that stands on a new page only by the empty lines before it is one where Word laid it out so', () => {
  const end = [paragraph([run('முடிந்தது.')]), paragraph([]), paragraph([])]
  const text = paragraph([run('ஒரு நாள்.')], { page: 2 })
  expect(read(title('ஒன்று'), ...end, { ...title('இரண்டு'), page: 2 }, text).sections).toHaveLength(2)
  expect(read(title('ஒன்று'), ...end, title('இரண்டு'), text).sections).toHaveLength(1)
})

test('a title page is no chapter, nor are a dedication and the like; what they say stands before the first chapter', () => {
  const body = [
    paragraph([run('கிணற்றில் வானம்', { size: 48 })], { isCentred: true }),
    paragraph([]),
    paragraph([run('மு. செல்வி', { isBold: true })], { isCentred: true }),
    paragraph([run('2026')], { isCentred: true, endsPage: true }),
    title('அம்மாவுக்கு'),
    { ...title('மழை'), beginsPage: true },
    paragraph([run('ஒரு நாள் மழை பெய்தது.')]),
  ]
  const { sections } = read(...body)
  expect(sections).toMatchObject([
    { kind: 'front', matter: 'titlePage', title: '', isGuessed: true, blocks: [{}, {}, {}] },
    { kind: 'front', matter: 'dedication', blocks: [{ inlines: [{ text: 'அம்மாவுக்கு' }] }] },
    { kind: 'chapter', matter: null, title: 'மழை' },
  ])
})

test.each([
  ['begins with a chapter', [title('மழை'), paragraph([run('ஒரு நாள்.')], { endsPage: true })], 'chapter'],
  ['begins with a part', [{ ...title('பாகம் 1'), endsPage: true }, title('மழை')], 'part'],
  ['has one page', [title('மழை'), title('வெயில்')], 'chapter'],
])('a manuscript that %s has no title page', (_, lines, kind) => {
  expect(read(...lines, paragraph([run('ஒரு நாள் மழை பெய்தது.')])).sections[0]?.kind).toBe(kind)
})

test('a bold line within a page, and a long one, are no chapters', () => {
  const { sections } = read(
    title('ஒன்று'),
    paragraph([run('a')]),
    title('Not on a new page'),
    title('x'.repeat(90)),
  )
  expect(sections.filter(({ kind }) => kind === 'chapter')).toHaveLength(1)
})

test.each(['* * *', '***', '⁎ ⁎ ⁎', '#'])('%s is a scene break by its shape', (text) => {
  const { sections } = read(
    title('ஒன்று'),
    paragraph([run('a')]),
    paragraph([run(text)]),
    paragraph([run('b')]),
  )
  expect(sections[0]?.blocks).toMatchObject([
    { kind: 'paragraph' },
    { kind: 'sceneBreak', isGuessed: true },
    { kind: 'paragraph' },
  ])
})

test('a single empty line parts scenes; empty lines everywhere part nothing', () => {
  const some = (from: number) => [...Array(12).keys()].map((at) => paragraph([run(`${from + at}`)]))
  const rare = read(title('ஒன்று'), ...some(1), paragraph([]), ...some(20))
  expect(rare.sections[0]?.blocks.filter(({ kind }) => kind === 'sceneBreak')).toHaveLength(1)
  const everywhere = read(title('ஒன்று'), ...some(1).flatMap((one) => [one, paragraph([])]))
  expect(everywhere.sections[0]?.blocks.filter(({ kind }) => kind === 'sceneBreak')).toHaveLength(0)
})

test('short lines apart by line breaks are verse, and keep them', () => {
  const { sections } = read(title('ஒன்று'), paragraph([run('a'), line, run('b'), line, run('c')]))
  expect(sections[0]?.blocks).toMatchObject([
    {
      kind: 'verse',
      isGuessed: true,
      inlines: [{ text: 'a' }, { lineBreak: true }, { text: 'b' }, { lineBreak: true }, { text: 'c' }],
    },
  ])
})

test('what Word cut into runs is one again; what differs stays apart', () => {
  const { sections } = read(paragraph([run('ப'), run('னை'), run(' tree', { isItalic: true })]))
  expect(sections[0]?.blocks).toMatchObject([
    {
      inlines: [
        { text: 'பனை', emphasis: false },
        { text: ' tree', emphasis: true, language: 'en' },
      ],
    },
  ])
})

test.each([
  ['heading 1', 'chapter'],
  ['தலைப்பு 1', 'chapter'],
])('Word’s own style %s begins a %s', (styleName, kind) => {
  const { sections } = read(styled(styleName, 'கிணறு'))
  expect(sections).toMatchObject([{ kind, title: 'கிணறு', isGuessed: false }])
})

test('a heading that says so stands before or after the chapters', () => {
  const one = (text: string) => styled('heading 1', text)
  const { sections } = read(one('முன்னுரை'), one('மழை'), one('About the Author'))
  expect(sections.map(({ kind }) => kind)).toEqual(['front', 'chapter', 'back'])
})

const named = (sections: BookDocument['sections']) =>
  sections.map(({ kind, matter, number, title }) => [kind, matter, number, title])

test.each([
  [
    'by one style',
    (text: string) => styled('heading 1', text),
    (text: string) => styled('heading 1', text),
    null,
  ],
  [
    'by styles of two levels',
    (text: string) => styled('heading 1', text),
    (text: string) => styled('heading 2', text),
    null,
  ],
  [
    'by their look',
    (text: string) => ({ ...title(text), beginsPage: true }),
    (text: string) => ({ ...title(text), beginsPage: true }),
    'Part Two',
  ],
])('parts hold chapters, told %s', (_, part, chapter, number) => {
  const text = () => paragraph([run('ஒரு நாள் மழை பெய்தது.')])
  const { sections } = read(
    paragraph([run('முன்னால்.')]),
    part('பாகம் 1: விதை'),
    ...[chapter('மழை'), text(), chapter('வெயில்'), text()],
    part('Part Two'),
    ...[chapter('காற்று'), text()],
  )
  expect(named(sections).slice(1)).toEqual([
    ['part', null, null, 'பாகம் 1: விதை'],
    ['chapter', null, null, 'மழை'],
    ['chapter', null, null, 'வெயில்'],
    ['part', null, number, 'Part Two'],
    ['chapter', null, null, 'காற்று'],
  ])
})

test('parts without chapters are chapters', () => {
  const text = () => paragraph([run('ஒரு நாள் மழை பெய்தது.')])
  const { sections } = read(styled('heading 1', 'பகுதி 1'), text(), styled('heading 1', 'பகுதி 2'), text())
  expect(sections.map(({ kind }) => kind)).toEqual(['chapter', 'chapter'])
})

const picture: WordNode = {
  ...{ type: 'image', description: null, part: 'word/media/1.png' },
  ...{ widthInches: 2, heightInches: 3 },
}

test.each([
  ['below it, by its style', [paragraph([picture]), styled('caption', 'கிணறு')]],
  ['above it, by its style', [styled('caption', 'கிணறு'), paragraph([picture])]],
  ['below it, by what it says', [paragraph([picture]), paragraph([run('படம் 1: கிணறு')])]],
])('a caption that stands %s is the picture’s', (_, lines) => {
  const { sections } = read(title('ஒன்று'), paragraph([run('a')]), ...lines, paragraph([run('b')]))
  expect(sections[0]?.blocks).toMatchObject([
    { kind: 'paragraph' },
    { kind: 'picture', caption: [{ text: expect.stringContaining('கிணறு') }] },
    { kind: 'paragraph' },
  ])
})

test('of two pictures with captions each has its own, and what stands below a table is no picture’s', () => {
  const captions = (blocks: BookDocument['sections'][number]['blocks']) =>
    blocks.map((block) => (block.kind === 'picture' ? inlineText(block.caption ?? []) : block.kind))
  const pictures = [styled('caption', 'ஒன்று'), styled('caption', 'இரண்டு')].flatMap((caption) => [
    paragraph([picture]),
    caption,
  ])
  expect(captions(read(title('அ'), ...pictures).sections[0]?.blocks ?? [])).toEqual(['ஒன்று', 'இரண்டு'])
  const cell = (text: string): WordNode => ({ type: 'tableCell', children: [paragraph([run(text)])] })
  const table: WordNode = {
    type: 'table',
    children: [{ type: 'tableRow', children: [cell('அ'), cell('ஆ')] }],
  }
  const below = read(title('அ'), table, styled('caption', 'அட்டவணை'), paragraph([picture]))
  expect(captions(below.sections[0]?.blocks ?? [])).toEqual(['table', 'caption', ''])
})

test('cells keep their paragraphs, lists and pictures with captions', () => {
  const cell: WordNode = {
    type: 'tableCell',
    children: [
      paragraph([run('முதல்')]),
      paragraph([picture]),
      styled('caption', 'கிணறு'),
      paragraph([run('பொருள்')], { numbering: { isOrdered: false, number: null, counted: null } }),
    ],
  }
  const other: WordNode = { type: 'tableCell', children: [paragraph([run('மற்றது')])] }
  const { sections } = read(title('அ'), {
    type: 'table',
    children: [{ type: 'tableRow', children: [cell, other] }],
  })
  expect(sections[0]?.blocks).toMatchObject([
    {
      kind: 'table',
      rows: [
        [
          [
            { kind: 'paragraph' },
            { kind: 'picture', number: 1, caption: [{ text: 'கிணறு' }] },
            { kind: 'list' },
          ],
          [{ kind: 'paragraph' }],
        ],
      ],
    },
  ])
})

test.each([
  ['பொருளடக்கம்', 'front', 'contents'],
  ['Dedication', 'front', 'dedication'],
  ['அணிந்துரை', 'front', 'foreword'],
  ['பின்னிணைப்பு 2', 'back', 'appendix'],
  ['நூலாசிரியர் பற்றி', 'back', 'aboutAuthor'],
])('a heading “%s” says what stands below it', (text, kind, matter) => {
  expect(read(styled('heading 1', text), paragraph([run('a')])).sections).toMatchObject([{ kind, matter }])
})
