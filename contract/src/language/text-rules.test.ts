import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameField } from '../accounts/account-fields.ts'
import { accountRules } from '../accounts/account-rules.ts'
import { submissionRules } from '../submissions/submission-rules.ts'
import { clean, problemWith } from './text-rules.ts'

/** Each is taken for nothing, alone, beside others and twice. */
const unseen = {
  'blank letters of Hangul': '\u3164',
  'other blank letters of Hangul': '\u115f\u1160\uffa0',
  'blank of Braille': '\u2800',
  'zero-width space': '\u200b',
  joiner: '\u200d',
  'soft hyphen': '\u00ad',
  'marks of direction': '\u200f\u200e\u061c',
  'letters of tags': '\u{e0041}\u{e007f}',
  'variation selector': '\ufe0f',
  'accent without a letter': '\u0301',
  'Tamil sign without a letter': '\u0bbe\u0bcd',
  'byte order mark': '\ufeff',
}

test.each(Object.entries(unseen))('of nothing but a %s there is nothing to see', (_, letters) => {
  for (const name of [letters, letters.repeat(2), ` ${letters} ${letters}\u3000`, `\u2800${letters}\u00ad`]) {
    expect(problemWith(accountRules.name, name)).toBe('Full name is required')
    expect(nameField.safeParse(name).error?.issues.map(({ message }) => message)).toEqual([
      'Full name is required',
    ])
    expect(problemWith(submissionRules.title, name)).toBe('Title is required')
    expect(clean(submissionRules.about_book, name)).toBe('')
  }
})

test.each([
  'க்\u200cஷேத்திரம்',
  'അവന്\u200dറെ',
  '👩\u200d👩\u200d👧',
  '❤️',
  '1984',
  '?!',
  '\u0301e',
  'ௐ',
  '\u1680x',
])('%j is seen, and kept as it is', (title) => {
  expect([problemWith(submissionRules.title, title), clean(submissionRules.title, title)]).toEqual([
    null,
    title.trim(),
  ])
})

test('a text with a letter or a digit in it is never taken for nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(/[a-z0-9அ-ஹ]/.test(text))
      expect(clean({ lines: 'many' }, text)).not.toBe('')
    }),
  )
})
