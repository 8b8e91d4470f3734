import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullOfFindings, inBamini, tidy } from '../../../../demo/src/manuscripts/manuscripts.ts'
import { anyWordFile } from '../../../test/any-word-file.ts'
import { expectNoLetterLost } from '../../../test/expect-no-letter-lost.ts'
import { readAWordFile } from '../../../test/read-a-word-file.ts'

test('no letter is lost of any file that we have', async () => {
  const folder = path.resolve(import.meta.dirname, '../../../../site/public/downloads')
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.docx'))
  expect(names.length).toBeGreaterThan(10)
  const files = [
    ...(await Promise.all(names.map((name) => readFile(path.join(folder, name))))),
    ...(await Promise.all([tidy(), inBamini(), fullOfFindings()])),
  ]
  for (const file of files) expectNoLetterLost(file, await readAWordFile(file))
})

test('letters in are letters in the book and letters that are named, whatever stands in whatever', async () => {
  await fc.assert(
    fc.asyncProperty(anyWordFile, async (bytes) => expectNoLetterLost(bytes, await readAWordFile(bytes))),
    { numRuns: 300 },
  )
})
