import { expect, test } from 'vitest'
import { fileOf } from './open-ebook.ts'

const from = 'EPUB/text/one.xhtml'

test.each([
  ['two.xhtml', 'EPUB/text/two.xhtml', null],
  ['../cover.jpg', 'EPUB/cover.jpg', null],
  ['#note-1', from, 'note-1'],
  ['two.xhtml#%E0%AE%85', 'EPUB/text/two.xhtml', 'அ'],
  ['%E0%AE%85.jpg', 'EPUB/text/அ.jpg', null],
])('%s is within the book', (reference, file, id) => {
  expect(fileOf(reference, from)).toEqual({ file, id })
})

test.each([
  'https://example.com/a.jpg',
  'mailto:a@example.com',
  'javascript:alert(1)',
  '//example.com/a',
  'https://[',
  '%zz.jpg',
])('%s is not', (reference) => {
  expect(fileOf(reference, from)).toBeNull()
})
