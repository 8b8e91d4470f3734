import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tidy } from '../../../../demo/src/manuscripts/manuscripts.ts'
import { createLogger } from '../../log/logger.ts'
import { createUntrustedFiles } from '../../untrusted-files/untrusted-files.ts'
import type { BookRecord } from './book-record.ts'

const record: BookRecord = {
  title: 'கிணற்றில் வானம்',
  subtitle: null,
  author: 'மு. செல்வி',
  language: 'ta',
  contributors: [],
  isbn: null,
  year: 2026,
}

test('a book of nearly a thousand pages is set within the limits of its process', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'panai-test-long-book-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const file = path.join(dataDir, 'book.docx')
  await writeFile(file, await tidy({ chapters: 50, paragraphs: 96 }))
  const broken: unknown[] = []
  const log = createLogger({ logLevel: 'warn' }, { write: (line) => void broken.push(JSON.parse(line)) })
  const opened = createUntrustedFiles({ dataDir, log })
  onTestFinished(() => opened.stop())
  const task = { kind: 'interior', record, edits: [], sizes: ['5 X 7 in'], isPrinted: true } as const
  const told = await opened.open(task, file, { account: null, network: null }, async (process) => {
    const all: unknown[] = []
    for await (const line of process.reported) all.push(line)
    return all
  })
  expect(broken).toEqual([])
  const isLong = (pages: number) => pages > 850 && pages <= 1_000
  const hasAll = (told: unknown[]) => isLong(told.length)
  expect(told).toEqual([
    {
      ...{ size: '5 X 7 in', pages: expect.toSatisfy(isLong) },
      ...{ starts: expect.toSatisfy(hasAll), texts: expect.toSatisfy(hasAll) },
    },
  ])
})
