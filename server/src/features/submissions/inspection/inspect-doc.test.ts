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

/** The strings that go with a document, the template second among them, as Word 97 and later keep them. */
function withTemplate(template: string, table: '0Table' | '1Table') {
  const kept = ['', template, 'A title', 'A subject'].map((text) => {
    const length = Buffer.alloc(2)
    length.writeUInt16LE(text.length)
    return Buffer.concat([length, Buffer.from(text, 'utf16le')])
  })
  const strings = Buffer.concat([Buffer.from([0xff, 0xff, kept.length, 0, 0, 0]), ...kept])
  const document = wordStream()
  document.writeUInt16LE(table === '1Table' ? 0x0200 : 0, 0x0a)
  document.writeUInt32LE(700, 0x19a)
  document.writeUInt32LE(strings.length, 0x19e)
  return {
    '/WordDocument': document,
    [`/${table}`]: Buffer.concat([Buffer.alloc(700), strings, Buffer.alloc(5_000)]),
  }
}

test.each(['https://evil.example/a.dotm', '\\\\evil\\share\\a.dot', 'file://evil/a.dot', '//evil/a.dot'])(
  'an old document with the template %s, which Word would fetch, is refused',
  async (template) => {
    for (const table of ['0Table', '1Table'] as const)
      expect(await findingOf(withTemplate(template, table))).toEqual({ problem: 'active' })
  },
)

test.each(['Normal', 'Normal.dot', 'C:\\Users\\Meena\\Templates\\Novel.dot', ''])(
  'an old document with the template %s of its own machine is a manuscript',
  async (template) => {
    for (const table of ['0Table', '1Table'] as const)
      expect(await findingOf(withTemplate(template, table))).toMatchObject({ kind: 'doc' })
  },
)
