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
