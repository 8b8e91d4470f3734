import { expect, test } from 'vitest'
import { type AppliedRule, royaltyRuleInWords } from './royalty-rule-in-words.ts'

const rule: AppliedRule = {
  id: 11,
  book_id: 4,
  format: null,
  channel: null,
  basis: 'net',
  percent: 70,
  valid_from: '2026-07-01',
}

test.each<[Partial<AppliedRule>, string]>([
  [
    {},
    'By the agreement on this book, from 1 July 2026 on: every edition, every channel: 70 % of what the channel pays.',
  ],
  [
    { book_id: null, format: 'ebook', channel: 'kdp', basis: 'mrp', percent: 12.5 },
    'By the rule for all books, from 1 July 2026 on: Ebook, Kindle: 12.5 % of the MRP.',
  ],
])('a rule is said with whose it is, what it is for and what it gives', (parts, said) => {
  expect(royaltyRuleInWords({ ...rule, ...parts })).toBe(said)
})
