import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import { checkEbook } from '../src/manuscripts/ebook/check-ebook.ts'

/** The programs that the shops check with, where they are installed. */
const epubcheck = ['/usr/bin/epubcheck', '/opt/homebrew/bin/epubcheck'].find((program) => existsSync(program))

export async function expectFaultless(bytes: Uint8Array): Promise<void> {
  expect(await checkEbook(bytes)).toEqual({ errors: [], warnings: [] })
  if (epubcheck === undefined) return
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-ebook-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'book.epub')
  await writeFile(file, bytes)
  await promisify(execFile)(epubcheck, ['--failonwarnings', file])
}
