import { expect, test } from 'vitest'
import { tamilOf } from '../language/in-two-languages.ts'
import type { TextRule } from '../language/text-rules.ts'
import { namesDiffer } from './names-differ.ts'
import {
  checkPayee,
  cleanPayee,
  maskNumber,
  maskUpi,
  type PayeeFields,
  panHolderOf,
  payeeMessages,
  payeeRules,
} from './payee-rules.ts'

const bank: PayeeFields = {
  method: 'Bank transfer',
  holder_name: 'கவிதா ராமன்',
  name_at_bank: 'Kavitha Raman',
  account_number: '3001 2345-6789',
  account_number_again: '300123456789',
  ifsc: 'sbin0000800',
  upi_id: 'left over from before',
  pan: 'abcpe1234f',
  pan_name: 'KAVITHA RAMAN',
}
const upi: PayeeFields = { ...bank, method: 'UPI', upi_id: 'Kavitha.R@OkBank', account_number: 'x', pan: '' }

test('what is typed in another way is the same, and what is of the other method does not count', () => {
  expect([checkPayee(bank), checkPayee(upi)]).toEqual([{}, {}])
  expect(cleanPayee(bank)).toMatchObject({
    account_number: '300123456789',
    ifsc: 'SBIN0000800',
    upi_id: '',
    pan: 'ABCPE1234F',
  })
  expect(cleanPayee(upi)).toMatchObject({
    upi_id: 'kavitha.r@okbank',
    account_number: '',
    ifsc: '',
    pan_name: '',
  })
})

test.each([
  ['account_number', '12345678'],
  ['account_number', '1234567890123456789'],
  ['account_number', '12345678a'],
  ['ifsc', 'SBIN1000800'],
  ['ifsc', 'SBI00000800'],
  ['ifsc', 'SBIN000080'],
  ['pan', 'ABCDE12345'],
  ['pan', 'ABPE1234F'],
  ['pan', 'ABCXE1234F'],
  ['pan_name', ' '],
  ['holder_name', ''],
  ['method', 'Cash'],
] as const)('%s may not be "%s"', (field, text) => {
  const given = { ...bank, [field]: text }
  if (field === 'account_number') given.account_number_again = text
  expect(Object.keys(checkPayee(given))).toEqual([field])
})

test.each([
  ['K. Kavitha-Raman', '', 'K KAVITHA RAMAN'],
  ["Mary D'Souza", '', 'MARY D SOUZA'],
  ['கவிதா ராமன்', ' k.  kavitha ', 'K KAVITHA'],
  ['Anbu & Sons', 'Anbu and Sons 2', 'ANBU AND SONS 2'],
])('%s, as banks take it, given as "%s": %s', (holder_name, name_at_bank, name) => {
  const given = { ...bank, holder_name, name_at_bank }
  expect(checkPayee(given)).toEqual({})
  expect(cleanPayee(given).name_at_bank).toBe(name)
})

const noName = 'Name of the account holder must be a name: letters, dots and blanks'

test.each([
  ['மாறன் கவி', '', 'name_at_bank', payeeRules.name_at_bank.missing],
  ['மாறன் கவி', 'மாறன்', 'name_at_bank', payeeRules.name_at_bank.malformed],
  ['Élodie Müller', '', 'name_at_bank', payeeRules.name_at_bank.missing],
  ['Kavitha', '=1+1', 'name_at_bank', payeeRules.name_at_bank.malformed],
  ['Kavitha', '12 34', 'name_at_bank', payeeRules.name_at_bank.malformed],
  ['K'.repeat(56), '', 'name_at_bank', payeeRules.name_at_bank.tooLong],
  ['=1+1', '', 'holder_name', noName],
  ['@SUM(A1)', '', 'holder_name', noName],
  ['-A1', '', 'holder_name', noName],
  ['1234', '', 'holder_name', noName],
])('the holder %s, "%s" for the bank, is refused by %s', (holder_name, name_at_bank, field, told) => {
  expect(checkPayee({ ...bank, holder_name, name_at_bank })).toEqual({ [field]: told })
})

test.each(['kavitha', 'kavitha@', '@okbank', 'k@okbank', 'kavitha@ok.bank', 'கவிதா@okbank'])(
  '%s is no UPI ID',
  (upi_id) => expect(Object.keys(checkPayee({ ...upi, upi_id }))).toEqual(['upi_id']),
)

test('two account numbers have to be the same', () => {
  expect(checkPayee({ ...bank, account_number_again: '300123456780' })).toEqual({
    account_number_again: 'The account numbers are not the same',
  })
})

test('a mask shows the end and no more', () => {
  expect([maskNumber('300123456789'), maskUpi('kavitha.r@okbank')]).toEqual(['•••• 6789', 'ka••••@okbank'])
  expect([panHolderOf('ABCPE1234F'), panHolderOf('ABCHE1234F')]).toEqual([
    'a person',
    'a Hindu undivided family',
  ])
})

test.each([
  ['Kavitha Raman', 'RAMAN KAVITHA', false],
  ['K. Raman', 'Kavitha Raman', false],
  ['கவிதா ராமன்', 'Kavitha Raman', false],
  ['Kavitha', 'Kavitha Raman', false],
  ['Kavitha Raman', 'Kavitha Selvan', true],
  ['Meena', 'Kavitha Raman', true],
  ['', 'Kavitha Raman', true],
] as const)('%s and %s: different is %s', (one, other, differ) => {
  expect(namesDiffer(one, other)).toBe(differ)
})

test('whatever is told of bank and tax details is told in Tamil too', () => {
  const rules: TextRule[] = Object.values(payeeRules)
  const said = [
    ...Object.values(payeeMessages),
    ...rules.flatMap(({ missing, tooShort, tooLong, malformed }) => [missing, tooShort, tooLong, malformed]),
  ].filter((text) => typeof text === 'string')
  expect(said.filter((text) => !/\p{Script=Tamil}/u.test(tamilOf(text) ?? ''))).toEqual([])
})
