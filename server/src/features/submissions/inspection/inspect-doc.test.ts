import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { anOleFile, wordStream } from '../../../../test/manuscripts.ts'
import { inspectDoc } from './inspect-doc.ts'

async function findingOf(streams: Record<string, Uint8Array>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-doc-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, 'file'), anOleFile(streams))
  return inspectDoc(path.join(folder, 'file'))
}

/** A field as an old document keeps it: begin, code, separator, result, end. */
const withField = (code: string, encoding: BufferEncoding = 'latin1') => ({
  '/WordDocument': Buffer.concat([wordStream(), Buffer.from(`\x13${code}\x141\x15`, encoding)]),
})

test.each([
  [' DDEAUTO cmd "/k calc"', 'latin1'],
  ['dde excel book', 'utf16le'],
  [' INCLUDETEXT "a.doc"', 'utf16le'],
  ['"LINK" Excel.Sheet.8', 'latin1'],
] as const)('an old document with the field %s in %s is refused', async (code, encoding) => {
  expect(await findingOf(withField(code, encoding))).toEqual({ problem: 'fields' })
})

test('an old document with an object of another program is refused', async () => {
  const object = { '/ObjectPool/_1/\u0001Ole10Native': Buffer.alloc(5_000) }
  expect(await findingOf({ ...withField('PAGE'), ...object })).toEqual({ problem: 'objects' })
})

test.each([' PAGE ', 'HYPERLINK "https://books.example/"', 'INCLUDEPICTURE "a.png"', 'TOC \\o "1-3"'])(
  'an old document with the field %s is a manuscript',
  async (code) => {
    expect(await findingOf(withField(code))).toMatchObject({ kind: 'doc' })
  },
)

/** Where the parts of a table stream begin that these tests write. */
const AT = 700

/** A document of these bytes, whose table stream has a part to which the offset at `told` leads. */
function withPart(document: Buffer, told: number, part: Buffer, table: '0Table' | '1Table' = '1Table') {
  document.writeUInt16LE(table === '1Table' ? 0x0200 : 0, 0x0a)
  document.writeUInt32LE(AT, told)
  document.writeUInt32LE(part.length, told + 4)
  return {
    '/WordDocument': document,
    [`/${table}`]: Buffer.concat([Buffer.alloc(AT), part, Buffer.alloc(5_000)]),
  }
}

/** The texts that go with a document, the template second among them, as Word 97 and later keep them. */
function withTemplate(template: string, table: '0Table' | '1Table') {
  const kept = ['', template, 'A title', 'A subject'].map((text) => {
    const length = Buffer.alloc(2)
    length.writeUInt16LE(text.length)
    return Buffer.concat([length, Buffer.from(text, 'utf16le')])
  })
  const texts = Buffer.concat([Buffer.from([0xff, 0xff, kept.length, 0, 0, 0]), ...kept])
  return withPart(wordStream(), 0x19a, texts, table)
}

test.each([
  ...['https://evil.example/a.dotm', '\\\\evil\\share\\a.dot', 'file://evil/a.dot', '//evil/a.dot'],
  ...['http:\\evil.example\\a.dot', 'file:evil', '%5c%5cevil\\share\\a.dot'],
])('an old document with the template %s, which Word would fetch, is refused', async (template) => {
  for (const table of ['0Table', '1Table'] as const)
    expect(await findingOf(withTemplate(template, table))).toEqual({ problem: 'active' })
})

test.each(['Normal', 'Normal.dot', 'C:\\Users\\Meena\\Templates\\Novel.dot', ''])(
  'an old document with the template %s of its own machine is a manuscript',
  async (template) => {
    for (const table of ['0Table', '1Table'] as const)
      expect(await findingOf(withTemplate(template, table))).toMatchObject({ kind: 'doc' })
  },
)

test('the template is found in texts of one byte a letter, too', async () => {
  const template = Buffer.from('\\\\evil\\share\\a.dot')
  const texts = Buffer.concat([Buffer.from([2, 0, 0, 0, 0, template.length]), template])
  expect(await findingOf(withPart(wordStream(), 0x19a, texts))).toEqual({ problem: 'active' })
})

test('a document that names no template is a manuscript', async () => {
  const texts = Buffer.from([0xff, 0xff, 1, 0, 0, 0, 1, 0, 65, 0])
  expect(await findingOf(withPart(wordStream(), 0x19a, texts))).toMatchObject({ kind: 'doc' })
})

/** The list that says where the pieces of a text lie: where each begins in the text, and where in the stream. */
function listOfPieces(positions: readonly number[], places: readonly number[]): Buffer {
  const list = Buffer.alloc(positions.length * 4 + places.length * 8)
  for (const [at, position] of positions.entries()) list.writeUInt32LE(position, at * 4)
  for (const [at, place] of places.entries()) list.writeUInt32LE(place, positions.length * 4 + at * 8 + 2)
  const head = Buffer.from([1, 3, 0, 9, 9, 9, 2, 0, 0, 0, 0])
  head.writeUInt32LE(list.length, 7)
  return Buffer.concat([head, list])
}

/** A document whose text lies in these pieces, from the last to the first, as after changes that were saved fast. */
function inPieces(...pieces: readonly { text: string; isOneByte?: boolean }[]) {
  let document = wordStream()
  const positions = [0]
  const places: number[] = []
  for (const { text } of pieces) positions.push((positions.at(-1) ?? 0) + text.length)
  for (const { text, isOneByte = false } of pieces.toReversed()) {
    places.unshift(isOneByte ? (document.length * 2) | 0x4000_0000 : document.length)
    document = Buffer.concat([
      document,
      Buffer.from(text, isOneByte ? 'latin1' : 'utf16le'),
      Buffer.alloc(64),
    ])
  }
  return withPart(document, 0x1a2, listOfPieces(positions, places))
}

test.each([
  ['a name in two pieces', ['\x13 D', 'DEAUTO cmd "/k calc"\x14\x15']],
  ['a name behind its mark', ['\x13', ' INCLUDETEXT "a.doc"\x14\x15']],
  ['a field in the name of a field', ['\x13 \x13 QUOTE "DD"\x14DD\x15E excel\x14\x15']],
  ['a picture of a share', ['\x13 INCLUDEPICTURE "\\\\\\\\evil\\\\a.png" \\d\x14\x15']],
  ['an older name', ['\x13 INCLUDE "a.doc"\x14\x15']],
])('an old document with %s is refused for its field', async (_, pieces) => {
  for (const isOneByte of [false, true])
    expect(await findingOf(inPieces(...pieces.map((text) => ({ text, isOneByte }))))).toEqual({
      problem: 'fields',
    })
})

test('a text in pieces with fields that number and link is a manuscript', async () => {
  const pieces = [
    { text: 'அத்தியாயம் \x13 PA' },
    { text: 'GE \x141\x15, \x13 HYPERLINK "https://books.example/"\x14here\x15', isOneByte: true },
    { text: ' and \x13 TOC \\o "1-3"\x14\x13 PAGEREF _Toc1 \\h\x142\x15\x15' },
  ]
  expect(await findingOf(inPieces(...pieces))).toMatchObject({ kind: 'doc' })
})

const misleading: Record<string, () => Record<string, Uint8Array>> = {
  'an offset out of its table'() {
    const { '/WordDocument': document } = withTemplate('Normal', '1Table')
    return { '/WordDocument': document, '/1Table': Buffer.alloc(100) }
  },
  'a piece outside of the document'() {
    const made = inPieces({ text: 'x' })
    return { ...made, '/WordDocument': made['/WordDocument'].subarray(0, 4_096) }
  },
  'a head of another length'() {
    const document = wordStream()
    document.writeUInt16LE(15, 0x20)
    return { '/WordDocument': document }
  },
  'the same text again and again'() {
    const positions = Array.from({ length: 101 }, (_, at) => at * 1_000)
    return withPart(wordStream(), 0x1a2, listOfPieces(positions, Array(100).fill(1_000)))
  },
  'two streams of a name'() {
    return { '/WordDocument': wordStream(), '/Other/WordDocument': wordStream() }
  },
}

test.each(Object.entries(misleading))('an old document with %s can’t be opened', async (_, make) => {
  await expect(findingOf(make())).rejects.toThrow()
})
