import type { EarlierPages } from '@panai/contract/submissions/proof-changes'
import { expect, test } from 'vitest'
import { comparedFirst } from './compared-first.ts'

const pages = (version: number, comments: number, has_text = true): EarlierPages => ({
  ...{ sha256: String(version).repeat(64), set_at: '2026-11-05T10:00:00Z', version, comments, has_text },
})

test.each([
  ['the newest that has comments', [pages(3, 0), pages(2, 4), pages(1, 9)], 2],
  ['the newest where none has', [pages(3, 0), pages(2, 0)], 3],
  ['one whose text was kept', [pages(3, 2, false), pages(2, 0), pages(1, 1)], 1],
  ['one whose text was kept, though it has no comments', [pages(2, 2, false), pages(1, 0)], 1],
  ['any where no text was kept', [pages(3, 0, false), pages(2, 1, false)], 2],
])('%s is compared with first', (_, earlier, version) => {
  expect(comparedFirst(earlier)?.version).toBe(version)
})

test('there may be none', () => {
  expect(comparedFirst([])).toBeUndefined()
})
