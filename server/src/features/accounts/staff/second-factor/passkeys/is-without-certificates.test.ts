import { expect, test } from 'vitest'
import { isWithoutCertificates } from './is-without-certificates.ts'

/** CBOR of an attestation with no data: its format and its statement. */
function attestation(format: string, statement: string): string {
  const data = '686175746844617461' // 'authData'
  const words = `a363666d74${text(format)}6761747453746d74${statement}${data}40`
  return Buffer.from(words, 'hex').toString('base64url')
}

const text = (word: string) =>
  Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]).toString('hex')

test.each([
  ['none', 'a0', true],
  ['packed', 'a163616c6726', true], // { alg: -7 }
  ['packed', 'a1637835638140', false], // { x5c: [''] }
  ['fido-u2f', 'a1637835638140', false],
  ['tpm', 'a0', false],
  ['apple', 'a0', false],
])('an attestation of the format %s with %s: %s', async (format, statement, expected) => {
  expect(await isWithoutCertificates(attestation(format, statement))).toBe(expected)
})

test('what is no attestation is not taken for one', async () => {
  expect(await isWithoutCertificates('AAAA')).toBe(false)
})
