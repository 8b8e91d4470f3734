import type { BlogVersion } from '@panai/contract/content/staff/blogs'
import { expect, test } from 'vitest'
import { restored } from './restored.ts'

const version: BlogVersion = {
  ...{ version: 1, at: '2026-11-01T00:00:00.000Z', by: 'Selvi', is_draft: false },
  ...{ language: 'en', title: 'Leaf', html: '<p>Leaf</p>', picture_id: 1, picture_alt: 'A leaf' },
  ...{ title_en: null, html_en: null, picture_alt_en: null },
  ...{ title_ta: 'ஓலை', html_ta: '<p>ஓலை</p>', picture_alt_ta: 'ஓர் ஓலை' },
}
const texts = {
  ...{ language: 'en', title: 'Leaf', html: '<p>Leaf</p>', title_en: null, html_en: null },
  ...{ title_ta: 'ஓலை', html_ta: '<p>ஓலை</p>' },
}
const swapped = {
  language: 'ta',
  picture_id: 1,
  picture_alt: 'பனை',
  picture_alt_en: 'A palm',
  picture_alt_ta: null,
} as const

test('the texts come back in all their languages, and with their picture the words for it', () => {
  expect(restored(version, swapped)).toEqual({
    ...texts,
    ...{ picture_alt: 'A leaf', picture_alt_en: null, picture_alt_ta: 'ஓர் ஓலை' },
  })
})

test('another picture keeps its words, each in its language', () => {
  expect(restored(version, { ...swapped, picture_id: 2 })).toEqual({
    ...texts,
    ...{ picture_alt: 'A palm', picture_alt_en: null, picture_alt_ta: 'பனை' },
  })
  const without = { ...swapped, picture_id: null, picture_alt: '', picture_alt_en: null }
  expect(restored(version, without)).toMatchObject({ picture_alt: '', picture_alt_ta: null })
})

test('words for a picture go with the translation that they belong to', () => {
  const untranslated = { ...version, title_ta: null, html_ta: null, picture_alt_ta: null }
  expect(restored(untranslated, { ...swapped, picture_id: 2 })).toMatchObject({
    ...{ title_ta: null, picture_alt: 'A palm', picture_alt_ta: null },
  })
})
