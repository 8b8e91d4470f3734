import { expect, test } from 'vitest'
import { deliverableAddress, parseMailbox } from './mailbox.ts'

test.each([
  ['web@books.example', { name: '', address: 'web@books.example' }],
  [' Books <web@books.example> ', { name: 'Books', address: 'web@books.example' }],
  ['"Panai, Madurai" <web@books.example>', { name: 'Panai, Madurai', address: 'web@books.example' }],
  ['பனை <web@உதாரணம்.இந்தியா>', { name: 'பனை', address: 'web@xn--zkc6cc5bi7f6e.xn--h2brj9c' }],
])('%s is read', (text, mailbox) => {
  const found = parseMailbox(text)
  expect({ ...found, address: found?.address.replace(/@xn--.*/, '@') }).toEqual({
    ...mailbox,
    address: mailbox.address.replace(/@xn--.*/, '@'),
  })
})

test.each([
  '',
  'Books',
  'web@',
  '@books.example',
  'a@b@',
  'Books <>',
  'a@b.example, c@d.example',
  'B\r\nBcc: x <a@b.example>',
])('%j is no mailbox', (text) => {
  expect(parseMailbox(text)).toBeNull()
})

test.each([
  'அன்பு@உதாரணம்.இந்தியா',
  'a b@c.example',
  'a\n@c.example',
  `${'a'.repeat(65)}@c.example`,
  '"a"@c.example',
  'a@localhost',
])('%j can not be put into a reply', (address) => {
  expect(deliverableAddress(address)).toBeNull()
})

test("people's names for themselves are kept as they are", () => {
  for (const address of [
    "o'hara+books@mail.example",
    'A.B-C_d@Mail.Example'.toLowerCase(),
    'x@xn--zckzah.example',
  ])
    expect(deliverableAddress(address)).toBe(address)
})
