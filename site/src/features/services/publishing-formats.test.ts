import { expect, test } from 'vitest'
import { offeredFormats, publishingFormats } from './publishing-formats.ts'

test('the audiobook is there, and in no list', () => {
  expect(publishingFormats.map(({ id }) => id)).toEqual(['paperback', 'ebook', 'audiobook'])
  expect(offeredFormats.map(({ id }) => id)).toEqual(['paperback', 'ebook'])
})
