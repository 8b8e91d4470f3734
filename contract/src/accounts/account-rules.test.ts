import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '../http/endpoint.ts'
import { problemWith } from '../language/text-rules.ts'
import {
  accountRules,
  checkChosenPassword,
  checkLogin,
  checkProfile,
  checkRegistration,
  forgotEmailRule,
  type ProfileFields,
  problemWithPhoto,
  profileRules,
  type RegistrationFields,
} from './account-rules.ts'
import { forgotPassword, login, register, registration, resetPassword } from './accounts.ts'
import { changePassword, changeProfile, profileChanges } from './profile.ts'

const good: RegistrationFields = {
  name: 'Meena',
  email: 'meena@mail.example',
  phone: '98400 00000',
  password: 'Palmyra7',
  password_confirmation: 'Palmyra7',
}

/** What people type and robots send, and what is nearly right. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.stringMatching(/^[ \u0BA8aB7-]{0,20}$/),
  fc.nat(300).map((length) => 'xY7'.repeat(length).slice(0, length)),
)
const address = fc.oneof(text, fc.webUrl(), fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }))

/** What the server says about a body: one message a field, or a person would not know which to follow. */
function saidAbout({ body }: Endpoint, fields: Record<string, string>) {
  const issues = body?.fields.safeParse(fields).error?.issues ?? []
  const alone = issues.map(({ path, message }) => [String(path[0]), message])
  const together = Object.entries(body?.together?.({ fields, files: [] }) ?? {})
  const all = [...alone, ...together]
  expect(new Set(all.map(([field]) => field)).size).toBe(all.length)
  return Object.fromEntries(all)
}

test('the registration form in the browser and the server say the same about the same text', () => {
  const password = fc.oneof(text, fc.constant('Palmyra7'))
  const form = fc.record({
    name: text,
    email: fc.oneof(text, fc.emailAddress()),
    phone: text,
    password,
    password_confirmation: password,
  })
  fc.assert(
    fc.property(form, (given) => {
      expect(checkRegistration(given)).toEqual(saidAbout(register, given))
    }),
    { numRuns: 1_000 },
  )
})

test('so do the forms of the login, the reset and the profile', () => {
  fc.assert(
    fc.property(text, text, (email, password) => {
      expect(checkLogin({ email, password })).toEqual(saidAbout(login, { email, password }))
      expect(problemWith(forgotEmailRule, email)).toBe(saidAbout(forgotPassword, { email }).email ?? null)
      const chosen = { password, password_confirmation: email }
      const reset = { ...chosen, email: good.email, token: 'x' }
      expect(checkChosenPassword(chosen)).toEqual(saidAbout(resetPassword, reset))
      const { current_password, ...about } = saidAbout(changePassword, { ...chosen, current_password: 'x' })
      expect([current_password, about]).toEqual([undefined, checkChosenPassword(chosen)])
    }),
  )
  const profile = fc.record({
    name: text,
    phone: text,
    bio: text,
    facebook: address,
    twitter: address,
    instagram: address,
    website: address,
    awards: text,
  })
  fc.assert(
    fc.property(profile, (given: ProfileFields) => {
      expect(checkProfile(given)).toEqual(saidAbout(changeProfile, given))
      const { data } = profileChanges.safeParse(given)
      for (const kept of [data?.facebook, data?.twitter, data?.instagram, data?.website])
        if (kept) expect(z.url({ protocol: /^https$/ }).safeParse(kept).success).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

test('an address and a number are kept in one spelling, a password as it was typed', () => {
  const given = { ...good, email: '  Meena@Mail.EXAMPLE ', phone: '(984) 000-0000', name: '  Meena \n R ' }
  const password = ' Palmyra leaf 7 '
  expect(registration.parse({ ...given, password, password_confirmation: password })).toEqual({
    name: 'Meena R',
    email: 'meena@mail.example',
    phone: '9840000000',
    password,
    password_confirmation: password,
  })
})

test.each<[keyof RegistrationFields, string, string]>([
  ['name', '', 'Full name is required'],
  ['name', '   ', 'Full name is required'],
  ['name', 'M', 'Name must be at least 2 characters'],
  ['email', '', 'Email is required'],
  ['email', 'meena', 'Please enter a valid email address'],
  ['phone', '', 'Phone number is required'],
  ['phone', '984000000', 'Please enter a valid 10-digit phone number'],
  ['phone', '98400000001', 'Please enter a valid 10-digit phone number'],
  ['phone', '9-8-4-0-0-0-0-0-0-0', 'Please enter a valid 10-digit phone number'],
  ['password', '', 'Password is required'],
  ['password', 'Aa1', 'Password must be at least 6 characters'],
  ...['palmyra7', 'PALMYRA7', 'Palmyras'].map((password): [keyof RegistrationFields, string, string] => [
    'password',
    password,
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  ]),
  ['password_confirmation', '', 'Please confirm your password'],
  ['password_confirmation', 'Palmyra8', 'Passwords do not match'],
])('%s %j: %s', (field, value, message) => {
  expect(checkRegistration({ ...good, [field]: value })[field]).toBe(message)
  expect(saidAbout(register, { ...good, [field]: value })[field]).toBe(message)
})

test.each([undefined, null, 7, [], {}])('a form with %j everywhere has all fields named', (value) => {
  const given = Object.fromEntries(Object.keys(good).map((field) => [field, value]))
  const named = registration.safeParse(given).error?.issues.map(({ path }) => path[0])
  expect([...new Set(named)].sort()).toEqual(Object.keys(good).sort())
})

test.each([
  [{ type: 'image/png', size: 5 * 1024 * 1024 }, null],
  [{ type: 'image/png', size: 5 * 1024 * 1024 + 1 }, 'Image size should be less than 5MB'],
  [{ type: 'image/svg+xml', size: 10 }, 'Please select a valid image file'],
  [{ type: 'application/pdf', size: 10 }, 'Please select a valid image file'],
  [{ type: '', size: 10 }, 'Please select a valid image file'],
])('a picture %j: %s', (picture, problem) => {
  expect(problemWithPhoto(picture)).toBe(problem)
})

test.each([
  'https://example.com',
  'https://www.example.co.in/meena?x=1#top',
  'https://எழுத்து.இந்தியா/கதை',
  'https://example.com:8443/x',
])('%s can be an address on the public page', (website) => {
  expect(profileChanges.parse({ website })).toEqual({ website })
})

test.each([
  'http://example.com',
  'example.com',
  'javascript:alert(1)',
  'https://',
  'https://localhost',
  'https://user:secret@example.com',
  'https://example.com@bad.example',
  'https://exa mple.com',
  'https://example.com/"onclick="x',
])('%s can’t', (website) => {
  expect(profileChanges.safeParse({ website }).success).toBe(false)
})

test('what is left out of a change stays, what is empty goes', () => {
  expect(profileChanges.parse({})).toEqual({})
  expect(profileChanges.parse({ bio: '', website: null })).toEqual({ bio: null, website: null })
})

test.each([
  'Win a crore at https://bad.example',
  'http://x',
  'www.bad.example',
  'Cheap loans: bad-loans.com',
  'BAD.CoM/now',
  'Call 98400 12345 now',
  'Call +91 (984) 001-2345',
  'me@bad.example',
])('%s is no name', (name) => {
  expect(problemWith(accountRules.name, name)).toBe(
    'Please enter a name without links, addresses or phone numbers',
  )
})

test.each([
  'Kavitha Raman',
  'மு. செல்வி',
  'A.P.J. Abdul Kalam',
  'Dr.M.Karunanidhi',
  'J.Com',
  "O'Hara",
  'Louis XIV 14',
  'Studio 54',
  'A/C Raman',
])('%s is a name', (name) => {
  expect(problemWith(accountRules.name, name)).toBe(null)
})

test.each(['https://f.bc7o\uea4b/a', 'https://a.b-\uffff', 'https://a.-\u0301/'])(
  '%j is no address: a host can not have these letters',
  (website) => {
    const told = 'Website must be an address that starts with https://'
    expect(profileChanges.safeParse({ website }).error?.issues.map(({ message }) => message)).toEqual([told])
    expect(problemWith(profileRules.website, website)).toBe(told)
  },
)
