import { emailRule } from '../../accounts/email-rule.ts'
import type { TextRule } from '../../language/text-rules.ts'

/** Browsers load this: no schema library here. */

export const MOST_CREDIT_DAYS = 365
/** All of the price is no discount. */
export const MOST_DISCOUNT = 99.99

export const salesAccountMessages = {
  kind: 'Choose what it is',
  discount: `A discount is a number of percent from 0 to ${MOST_DISCOUNT}, with two decimals at most`,
  creditDays: `Give a whole number of days from 0 to ${MOST_CREDIT_DAYS}`,
  nameTaken: 'Another account has this name, or had it before: files may still write it',
  nameOfChannel: 'This is the name of a channel',
  otherChannel: 'What it sold counts for another channel: make a new account for that',
  mergedInto: 'This account is merged into another one: change that one',
  mergeSelf: 'Choose another account: this is the same',
  mergeUnknown: 'There is no such account',
  mergeOther: 'Only accounts of one channel can be one: shops and distributors, or fairs',
  mergeOpen: 'A file of this account is not posted yet: post it first, or cancel it.',
  notMerged: 'This account is not merged into another one.',
  byColumn: 'A column says the channel of each row: the account is told there',
  ofChannel: 'Files of this layout are of a channel, and not of an account of our own',
  unknown: 'There is no such shop, distributor or fair',
} as const

const noAddress = 'Please give an e-mail address, such as orders@shop.example'

export const salesAccountRules = {
  name: {
    lines: 'one',
    most: 120,
    missing: 'Give it a name',
    tooLong: 'A name has at most 120 characters',
  },
  contact_name: {
    lines: 'one',
    most: 120,
    missing: null,
    tooLong: 'The name of a contact has at most 120 characters',
  },
  phone: {
    lines: 'one',
    most: 40,
    missing: null,
    tooLong: 'A phone number has at most 40 characters',
    pattern: /^$|^\+?[\d\s()/,.-]{6,}$/,
    malformed: 'Please give a phone number, such as +91 44 2819 1234',
  },
  email: {
    ...emailRule,
    most: 254,
    missing: null,
    tooLong: 'An e-mail address has at most 254 characters',
    pattern: /^$|^\S+@\S+\.\S+$/,
    malformed: noAddress,
    objection: (kept: string) => (kept === '' || emailRule.objection(kept) === null ? null : noAddress),
  },
  note: {
    lines: 'many',
    most: 500,
    missing: null,
    tooLong: 'A note has at most 500 characters',
  },
} as const satisfies Record<string, TextRule>
