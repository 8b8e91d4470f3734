import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clean } from '../language/text-rules.ts'
import { enquiry } from './enquiries.ts'
import { checkEnquiry, type EnquiryFields, enquiryReasons, enquiryRules } from './enquiry-rules.ts'

const good: EnquiryFields = {
  name: 'Meena',
  email: 'meena@mail.example',
  phone: '',
  reason: 'Other',
  message: 'Hello',
}

/** Text as people, robots and copying from elsewhere make it. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(fc.constantFrom(' ', '\n', '\r\n', '\0', '\u202e', '\ud800', 'அ', '@', '.', '5', 'a'), {
      maxLength: 40,
    })
    .map((parts) => parts.join('')),
  fc.nat(5_100).map((length) => 'x'.repeat(length)),
  fc.tuple(fc.nat(260), fc.nat(10)).map(([local, domain]) => `${'a'.repeat(local)}@${'b'.repeat(domain)}.in`),
)
const form = fc.record({
  name: text,
  email: text,
  phone: text,
  reason: fc.oneof(fc.constantFrom(...enquiryReasons), text),
  message: text,
})

test('the form in the browser and the server say the same about the same text', () => {
  fc.assert(
    fc.property(form, (given) => {
      const { error } = enquiry.safeParse(given)
      const problems = Object.fromEntries(
        (error?.issues ?? []).map(({ path, message }) => [path[0], message]),
      )
      expect(checkEnquiry(given)).toEqual(problems)
      expect(error?.issues ?? []).toHaveLength(Object.keys(problems).length)
    }),
    { numRuns: 1_000 },
  )
})

test('what is kept has no line break in a line, no hidden control and nothing that cleaning would change again', () => {
  fc.assert(
    fc.property(text, (given) => {
      const line = clean({ lines: 'one' }, given)
      const lines = clean({ lines: 'many' }, given)
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
      expect(lines).not.toMatch(/[^\P{Cc}\n\t]|[\u2028\u2029]/u)
      expect([clean({ lines: 'one' }, line), clean({ lines: 'many' }, lines)]).toEqual([line, lines])
      expect([line.isWellFormed(), lines.isWellFormed()]).toEqual([true, true])
    }),
  )
})

test.each(['meena@mail.example', 'a.b+c@sub.mail.co.in', 'அன்பு@உதாரணம்.இந்தியா', ' meena@mail.example '])(
  '%j is an address',
  (email) => {
    expect(checkEnquiry({ ...good, email })).toEqual({})
  },
)

test.each([
  'meena',
  'meena@',
  '@mail.example',
  'meena@mail',
  'a b@mail.example',
  'a@b@mail.example',
  '<a@mail.example>',
])('%j is none', (email) => {
  expect(checkEnquiry({ ...good, email })).toEqual({ email: enquiryRules.email.malformed })
})

test.each(['', '+91 98400 00000', '0452-2345678', '(452) 234 5678 ext 12'])(
  '%j is a phone number',
  (phone) => {
    expect(checkEnquiry({ ...good, phone })).toEqual({})
  },
)
