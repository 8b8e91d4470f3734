import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clean, problemWith } from '../language/text-rules.ts'
import { emailRule, knownEmailRule, mailedEmailRule, spellingSought } from './email-rule.ts'

test.each([
  [' Meena.R@Mail.EXAMPLE ', 'meena.r@mail.example'],
  ['meena@mail.example\u200b', 'meena@mail.example'],
  ['meena@ma\u00adil.example', 'meena@mail.example'],
  ['meena@\uff4dail\u3002example', 'meena@mail.example'],
  ['meena@உதாரணம்.இந்தியா', 'meena@xn--zkc6cc5bi7f6e.xn--xkc2dl3a5ee0h'],
  ["o'hara+books@mail.example", "o'hara+books@mail.example"],
  [`${'m'.repeat(64)}@mail.example`, `${'m'.repeat(64)}@mail.example`],
  ['meena@9live.example', 'meena@9live.example'],
])('%j is kept as %s', (typed, kept) => {
  expect([problemWith(mailedEmailRule, typed), clean(mailedEmailRule, typed)]).toEqual([null, kept])
})

const refused = [
  'meena..r@mail.example',
  '.meena@mail.example',
  'meena.@mail.example',
  'meena@-mail.example',
  'meena@mail-.example',
  'meena@mail..example',
  'meena@ma_il.example',
  'meena@mail.example:25',
  'meena@mail.ex%61mple',
  'meena@192.168.1.7',
  'meena@0x7f.1',
  `meena@${'m'.repeat(64)}.example`,
  `${'m'.repeat(65)}@mail.example`,
  '\uff4deena@mail.example',
  'mee\u200bna@mail.example',
  'mee\u00adna@mail.example',
  'ﬁsh@mail.example',
]
test.each(refused)('no server takes %j', (typed) => {
  for (const rule of [emailRule, mailedEmailRule])
    expect(problemWith(rule, typed)).toBe('Please enter a valid email address')
})

test.each(['அன்பு@mail.example', 'அன்பு@உதாரணம்.இந்தியா', 'mülLer@mail.example'])(
  'others may write to %s, we cannot yet',
  (typed) => {
    expect(problemWith(emailRule, typed)).toBeNull()
    expect(problemWith(mailedEmailRule, typed)).toMatch(/other letters than a–z before the @/)
  },
)

test('whatever may be kept is its own spelling, and is found by what was typed', () => {
  const part = fc.oneof(
    fc.stringMatching(/^[A-Za-z0-9.\u00ad\u200b\uff41-\uff5a\u0b85-\u0bb9-]{1,12}$/),
    fc.constant('mail.example'),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.emailAddress(),
        fc.tuple(part, part).map((both) => both.join('@')),
      ),
      (typed) => {
        fc.pre(problemWith(mailedEmailRule, typed) === null)
        const kept = clean(mailedEmailRule, typed)
        expect(kept).toMatch(/^[!-~]+$/)
        expect([clean(mailedEmailRule, kept), problemWith(mailedEmailRule, kept)]).toEqual([kept, null])
        expect(spellingSought(clean(knownEmailRule, typed))).toBe(kept)
      },
    ),
    { numRuns: 2_000 },
  )
})

test.each(refused.slice(0, 5))('who has %s from earlier days can still say so', (typed) => {
  expect([problemWith(knownEmailRule, typed), clean(knownEmailRule, typed)]).toEqual([null, typed])
})
