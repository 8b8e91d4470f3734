import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { trimSizes } from '@panai/contract/language/vocabulary'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { record } from '../../../test/a-set-book.ts'
import { aWordFile, wordDrawing, wordParagraph, wordRun } from '../../../test/a-word-file.ts'
import { createLogger } from '../../log/logger.ts'
import type { Task } from '../../untrusted-files/task.ts'
import { createUntrustedFiles } from '../../untrusted-files/untrusted-files.ts'

const PICTURES = 2_000

/** Each is a file of its own. */
async function manyPictures(): Promise<Buffer> {
  const parts: Record<string, { kind: string; content: Uint8Array }> = {}
  let body = wordParagraph(wordRun('மழை'))
  for (let at = 1; at <= PICTURES; at += 1) {
    const background = { r: at % 256, g: at >> 8, b: 90 }
    const content = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
    parts[`media/${at}.png`] = { kind: 'image', content }
    body += wordParagraph(wordDrawing(`<pic:pic><a:blip r:embed="rId${at}"/></pic:pic>`))
  }
  return aWordFile({ body, parts })
}

test('a text of thousands of pictures is checked, and is set or told as too long, within the limits of its process', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'panai-test-many-pictures-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const file = path.join(dataDir, 'book.docx')
  await writeFile(file, await manyPictures())
  const broken: unknown[] = []
  const log = createLogger({ logLevel: 'warn' }, { write: (line) => void broken.push(JSON.parse(line)) })
  const opened = createUntrustedFiles({ dataDir, log })
  onTestFinished(() => opened.stop())
  const told = (task: Task) =>
    opened.open(task, file, { account: null, network: null }, async (process) => {
      const all: unknown[] = []
      for await (const line of process.reported) all.push(line)
      return all
    })
  expect(await told({ kind: 'manuscript', edits: [], isConverted: false })).toMatchObject([
    { report: { pictures: PICTURES } },
  ])
  const set = await told({ kind: 'interior', record, edits: [], sizes: trimSizes, isPrinted: true })
  expect(set).toHaveLength(trimSizes.length)
  for (const size of set)
    expect(Object.keys(Object(size)).filter((key) => !['size', 'starts', 'texts'].includes(key))).toEqual([
      expect.stringMatching(/^(pages|tooLong)$/),
    ])
  expect(broken).toEqual([])
})
