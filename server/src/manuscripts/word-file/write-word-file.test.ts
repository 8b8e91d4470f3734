import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type BookDocument,
  type Inline,
  matters,
  type Section,
} from '@panai/contract/manuscripts/book-document'
import { type TextEdit, typingHabits } from '@panai/contract/manuscripts/text-edits'
import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { fullOfFindings, inBamini, tidy } from '../../../../demo/src/manuscripts/manuscripts.ts'
import { aBook, base, chapter, line, paragraph, run } from '../../../test/a-book-text.ts'
import { aPhoto } from '../../../test/a-photo.ts'
import { anyWordFile } from '../../../test/any-word-file.ts'
import { parseXml } from '../../../test/parse-xml.ts'
import { readCorrectedText } from '../../../test/read-corrected-text.ts'
import { settled } from '../../../test/settled.ts'
import type { KeptPicture } from './kept-pictures.ts'
import { writeWordFile } from './write-word-file.ts'

const size = '5.5 X 8.5 in'
const write = (book: BookDocument, pictures: ReadonlyMap<number, KeptPicture> = new Map()) =>
  writeWordFile(book, { pictures, size, notes: {} })

async function expectSame(book: BookDocument, pictures: ReadonlyMap<number, KeptPicture> = new Map()) {
  const read = await readCorrectedText(await write(book, pictures))
  expect(settled(read.book)).toEqual(settled(book))
  const guesses = [...read.book.sections, ...read.book.sections.flatMap(({ blocks }) => blocks)].filter(
    (one) => one.isGuessed && !('title' in one && one.title === ''),
  )
  expect(guesses).toEqual([])
  return read
}

const looks: Inline[] = [
  run('எளிய '),
  run('சாய்வு ', { emphasis: true }),
  run('தடித்த ', { strong: true }),
  run('Small ', { smallCaps: true }),
  run('கோடிட்ட ', { underlined: true }),
  run('நீக்கிய', { struck: true }),
  run('2', { position: 'superscript' }),
  run('H', {}),
  run('2', { position: 'subscript' }),
  run('O & <அம்மா> "x" ', { emphasis: true, strong: true, underlined: true }),
  run('இணைப்பு', { href: 'https://example.in/a?b=1&c="ஆ"' }),
  run(' தமிழ் and English கலந்து 12  இரண்டு இடைவெளி', {}),
  run('سلام שלום', { strong: true }),
]
const broken = (...lines: string[]): Inline[] =>
  lines.flatMap((text, at) => (at === 0 ? [run(text)] : [{ lineBreak: true as const }, run(text)]))

test('every kind of block and every look of letters comes back', async () => {
  const text = { ...base, inlines: looks }
  await expectSame(
    aBook(
      [
        chapter('கிணறு', [
          { ...text, kind: 'paragraph' },
          { ...base, kind: 'heading', level: 1, inlines: broken('துணைத் தலைப்பு', 'இரண்டு வரி') },
          { ...base, kind: 'heading', level: 2, inlines: looks },
          { ...base, kind: 'verse', inlines: broken('ஒன்று', 'இரண்டு', 'மூன்று') },
          { ...text, kind: 'verse' },
          { ...text, kind: 'quotation' },
          { ...base, kind: 'sceneBreak' },
          paragraph('குறிப்பு', { footnote: 1 }, ' மற்றொன்று ', { footnote: 2 }),
          paragraph({ footnote: 3 }),
          paragraph('அத்தியாயம் 7'),
          paragraph('“மூன்று”'),
        ]),
      ],
      [
        { number: 1, inlines: broken(' முதல் குறிப்பு', 'அதன் இரண்டாம் வரி') },
        { number: 2, inlines: looks },
        { number: 3, inlines: [] },
      ],
    ),
  )
})

test('a paragraph that looks like a title, a verse or a caption is what it was said to be', async () => {
  await expectSame(
    aBook([
      chapter('ஒன்று', [
        paragraph(run('Chapter 3', { strong: true })),
        paragraph(...broken('ஒரு', 'இரு', 'முப்பது')),
        paragraph('படம் 3: கிணறு'),
        { ...base, kind: 'verse', inlines: [run('ஒரே வரி')] },
      ]),
    ]),
  )
})

test('lists count as they did, one behind another', async () => {
  const list = (isOrdered: boolean, first: number, ...items: string[]) =>
    ({
      ...base,
      kind: 'list',
      isOrdered,
      first,
      items: items.map((item) => broken(...item.split('|'))),
    }) as const
  await expectSame(
    aBook([
      chapter('பட்டியல்', [
        list(true, 1, 'அ', 'ஆ|இரண்டாம் வரி'),
        list(true, 1, 'மீண்டும்', 'இரண்டு'),
        list(true, 7, 'ஏழு'),
        list(false, 1, 'புள்ளி', 'மற்றொரு புள்ளி'),
        list(true, 0, 'சுழி'),
        paragraph('பின்னால்'),
        list(false, 1, 'தனி'),
      ]),
    ]),
  )
})

async function picturesOf(count: number): Promise<Map<number, KeptPicture>> {
  const kept = new Map<number, KeptPicture>()
  for (let at = 1; at <= count; at++) {
    const sharp = await aPhoto({ width: 40 + at, height: 60, format: at % 2 === 0 ? 'png' : 'jpeg' })
    const bytes = Buffer.from(sharp)
    kept.set(at, { bytes, kind: at % 2 === 0 ? 'png' : 'jpg', widthInches: 2, shape: 60 / (40 + at) })
  }
  return kept
}
const picture = (number: number, caption: string | null, description: string | null = null) =>
  ({
    ...base,
    kind: 'picture',
    number,
    description,
    caption: caption === null ? null : [run(caption)],
  }) as const

test('pictures keep their bytes, their words and their sizes; tables hold paragraphs, lists and pictures', async () => {
  const pictures = await picturesOf(4)
  const items = [[run('ஒன்று')], [run('இரண்டு')]]
  const read = await expectSame(
    aBook([
      chapter('படங்கள்', [
        picture(1, 'கிணறு', 'கிணற்றின் படம் "பழையது"'),
        picture(2, null),
        paragraph('நடுவே'),
        {
          ...base,
          kind: 'table',
          rows: [
            [[line('அ'), line('ஆ')], []],
            [[picture(3, 'கலத்தில்')], [{ ...base, kind: 'list', isOrdered: true, first: 3, items }]],
            [[{ ...base, kind: 'verse', inlines: broken('ஒரு', 'வரி') }], [line('இ')]],
            [[{ ...base, kind: 'quotation', inlines: looks }]],
          ],
        },
        { ...base, kind: 'table', rows: [[[line('மற்றொரு')], [line('அட்டவணை')]]] },
        { ...base, kind: 'caption', inlines: [run('அட்டவணையின் விளக்கம்')] },
        picture(4, null),
        { ...base, kind: 'table', rows: [[[line('கடைசி')], []]] },
      ]),
      chapter('பின்', [paragraph('முடிவு')]),
    ]),
    pictures,
  )
  expect([...read.kept].map(([number, { bytes, widthInches }]) => [number, widthInches, bytes])).toEqual(
    [...pictures].map(([number, { bytes, widthInches }]) => [number, widthInches, bytes]),
  )
})

const titles: Readonly<Record<(typeof matters.front | typeof matters.back)[number], string>> = {
  ...{ halfTitle: '', titlePage: '', dedication: '' },
  ...{ contents: 'பொருளடக்கம்', foreword: 'அணிந்துரை', preface: 'முன்னுரை', introduction: 'Introduction' },
  ...{ acknowledgements: 'நன்றி', afterword: 'பின்னுரை', appendix: 'பின்னிணைப்பு', glossary: 'Glossary' },
  ...{ bibliography: 'துணைநூல்கள்', index: 'Index', listOfImages: 'List of images' },
  ...{ aboutAuthor: 'About the author', aboutBook: 'நூல் பற்றி' },
}
const section = (given: Partial<Section>): Section => ({
  ...chapter('', [paragraph('உரை'), paragraph('இரண்டாம் பத்தி')]),
  ...given,
})

test('every kind of what stands before and after the chapters comes back, with and without headings', async () => {
  await expectSame({
    ...aBook([
      ...matters.front.map((matter) => section({ kind: 'front', matter, title: titles[matter] })),
      section({ kind: 'front', matter: 'dedication', title: 'சமர்ப்பணம்' }),
      section({ kind: 'front', matter: null, title: 'வேறொன்று' }),
      section({ kind: 'chapter', title: 'கிணறு', number: 'அத்தியாயம் 1' }),
      ...matters.back.map((matter) => section({ kind: 'back', matter, title: titles[matter] })),
      section({ kind: 'back', matter: 'appendix', title: 'Appendix', number: 'B' }),
      section({ kind: 'back', matter: null, title: 'மற்றவை' }),
    ]),
    ...{ title: 'கிணற்றில்\nவானம்', subtitle: 'ஒரு நாவல்', author: 'மு. செல்வி' },
  })
})

test('pages without headings may begin with a verse or a picture, and two of a kind stand behind each other', async () => {
  const pictures = await picturesOf(1)
  await expectSame(
    aBook([
      section({
        kind: 'front',
        matter: 'titlePage',
        blocks: [picture(1, null), paragraph('***'), paragraph('2026')],
      }),
      section({ kind: 'front', matter: 'dedication', blocks: [paragraph('அம்மாவுக்கு')] }),
      section({
        kind: 'front',
        matter: 'dedication',
        blocks: [{ ...base, kind: 'verse', inlines: broken('ஒரு', 'வரி') }, paragraph('அப்பாவுக்கு')],
      }),
      section({ title: 'ஒன்று' }),
    ]),
    pictures,
  )
})

test('what stands before the first title stays there', async () => {
  await expectSame(aBook([section({ kind: 'front', matter: null, title: '' }), section({ title: 'ஒன்று' })]))
})

test('parts and chapters keep their numbers, their titles and their notes, whatever they say', async () => {
  const one = (kind: 'part' | 'chapter', number: string | null, title: string, notes: number[] = []) =>
    section({ kind, number, title, notes })
  await expectSame(
    aBook(
      [
        one('part', 'பாகம் 1', 'மண்'),
        one('chapter', '1', 'அறிமுகம்', [1, 2]),
        one('chapter', null, 'Introduction'),
        one('chapter', null, 'Part Two'),
        one('chapter', 'அத்தியாயம் 4', 'அத்தியாயம் 4', [3]),
        one('part', null, 'விண்'),
        one('part', 'Part 3', 'Part 3'),
        one('chapter', null, '3. எண்ணோடு'),
      ],
      [1, 2, 3].map((number) => ({ number, inlines: [run(` குறிப்பு ${number}`)] })),
    ),
  )
})

test('letters that no file may hold are left out of it, and the others stay', async () => {
  const read = await readCorrectedText(await write(aBook([chapter('ஒன்று', [paragraph('அ\u0007ஆ\uffffஇ')])])))
  expect(read.book.sections[0]?.blocks[0]).toMatchObject({ inlines: [{ text: 'அஆஇ' }] })
})

test('the file is a whole one: its parts are well-formed, and whatever they lead to is there and says what it is', async () => {
  const pictures = await picturesOf(2)
  const emf = Buffer.alloc(100)
  emf.writeUInt32LE(1, 0)
  emf.write(' EMF', 40)
  pictures.set(3, { bytes: emf, kind: 'emf', widthInches: 0, shape: 1 })
  const book = aBook(
    [
      chapter('ஒன்று', [
        paragraph(...looks, { footnote: 1 }),
        picture(1, null),
        picture(2, null),
        picture(3, null),
      ]),
    ],
    [{ number: 1, inlines: looks }],
  )
  const parts = unzipSync(await write(book, pictures))
  const text = (name: string) => Buffer.from(parts[name] ?? []).toString()
  const names = new Set(Object.keys(parts))
  for (const name of names)
    if (/\.(?:xml|rels)$/.test(name)) parseXml(text(name).replace(' standalone="yes"', ''))
  const declared = new Map(
    [...text('[Content_Types].xml').matchAll(/<Override PartName="\/([^"]+)" ContentType="([^"]+)"/g)].map(
      ([, name, type]) => [name, type],
    ),
  )
  const undeclared = [...names].filter((name) => !declared.has(name) && !/\.rels$|^\[/.test(name))
  expect(undeclared).toEqual([])
  expect([...declared.keys()].filter((name) => !names.has(name ?? ''))).toEqual([])
  expect(declared.get('word/media/picture3.emf')).toBe('image/x-emf')
  for (const name of [...names].filter((one) => one.endsWith('.rels'))) {
    const folder = path.posix.join(path.posix.dirname(name), '..')
    const of = path.posix.join(folder, path.posix.basename(name, '.rels'))
    const named = new Map<string, string>()
    for (const [relation, id = ''] of text(name).matchAll(/<Relationship Id="([^"]+)"[^>]*>/g)) {
      const target = /Target="([^"]+)"/.exec(relation)?.[1] ?? ''
      named.set(id, target)
      if (!relation.includes('TargetMode')) expect(names).toContain(path.posix.join(folder, target))
    }
    for (const [, id = ''] of text(of).matchAll(/r:(?:id|embed)="([^"]+)"/g)) expect(named.has(id)).toBe(true)
  }
  const defined = new Set([...text('word/styles.xml').matchAll(/w:styleId="([^"]+)"/g)].map(([, id]) => id))
  const used = [...text('word/document.xml').matchAll(/<w:[pr]Style w:val="([^"]+)"/g)].map(([, id]) => id)
  for (const id of used) expect(defined).toContain(id)
  const tamil = [...text('word/document.xml').matchAll(/<w:r>(?:(?!<\/w:r>).)*\p{Script=Tamil}.*?<\/w:r>/gu)]
  for (const [one] of tamil) expect(one).toContain('<w:cs/><w:lang w:bidi="ta-IN"/>')
})

const everything: TextEdit[] = typingHabits.map((habit) => ({ kind: 'typing', habit }))

test.each([
  ['tidy', tidy],
  ['with everything that a check finds', fullOfFindings],
  ['typed in Bamini', inBamini],
] as const)(
  'a manuscript %s is the same book when it is written and read again, and nothing is left to mend',
  async (_, make) => {
    const { book, kept } = await readCorrectedText(await make(), everything)
    const again = await expectSame(book, kept)
    expect([...again.kept.values()].map(({ bytes }) => bytes)).toEqual(
      [...kept.values()].map(({ bytes }) => bytes),
    )
    expect(again.habits).toEqual([])
  },
)

test('the format in which authors write is the same when it is written and read again', async () => {
  const folder = path.resolve(import.meta.dirname, '../../../../site/public/downloads')
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.docx'))
  expect(files).toHaveLength(16)
  for (const name of files) {
    const { book, kept } = await readCorrectedText(await readFile(path.join(folder, name)))
    await expectSame(book, kept)
  }
})

test('whatever stands in whatever is the same when it is written and read again', async () => {
  await fc.assert(
    fc.asyncProperty(anyWordFile, async (bytes) => {
      const { book, kept } = await readCorrectedText(bytes)
      await expectSame(book, kept)
    }),
    { numRuns: 200 },
  )
})

test('the same text makes the same file', async () => {
  const book = aBook([chapter('ஒன்று', [paragraph(...looks)])])
  expect((await write(book)).equals(await write(book))).toBe(true)
})
