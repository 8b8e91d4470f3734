import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tidy } from '../../../../demo/src/manuscripts/manuscripts.ts'
import { createLogger } from '../../log/logger.ts'
import { createUntrustedFiles } from '../../untrusted-files/untrusted-files.ts'

test('the corrected text of nearly a thousand pages is made within the limits of its process', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'panai-test-long-text-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const file = path.join(dataDir, 'book.docx')
  await writeFile(file, await tidy({ chapters: 50, paragraphs: 96 }))
  const broken: unknown[] = []
  const log = createLogger({ logLevel: 'warn' }, { write: (line) => void broken.push(JSON.parse(line)) })
  const opened = createUntrustedFiles({ dataDir, log })
  onTestFinished(() => opened.stop())
  const task = { kind: 'corrected-text', edits: [], size: '5 X 7 in' } as const
  const told = await opened.open(task, file, { account: null, network: null }, async (process) => {
    const all: unknown[] = []
    for await (const line of process.reported) all.push(line)
    return all
  })
  expect(broken).toEqual([])
  expect(told).toEqual([{ bytes: expect.any(Number) }])
})
