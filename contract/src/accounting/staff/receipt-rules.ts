import type { TextRule } from '../../language/text-rules.ts'

/** Browsers load this: no schema library here. */

/** A figure beyond it is a slip of the keyboard. */
export const MOST_RECEIVED_RUPEES = 10_00_00_000

export const receiptMessages = {
  channel: 'Choose who has paid: a channel, or a shop, distributor or fair',
  amount: `Give an amount other than zero, in rupees with two decimals at most, up to Rs. ${MOST_RECEIVED_RUPEES.toLocaleString('en-IN')}`,
  day: 'Please give the day on which it came',
  dayToCome: 'This day is still to come',
  method: 'Please choose the payment method',
  line: 'There is no such sale, or it is not posted',
  lineOfOthers: 'This sale is of another channel or account',
  paid: 'This sale was paid on the spot: nothing of it is owed.',
  tooMuch: 'That is more than is still owed for this sale.',
  reversed: 'It has been reversed already.',
  isCounted:
    'A file says by now that this sale was paid, and this money counts towards it: undo that import first.',
  isReversal: 'This receipt reverses another one: enter the money again.',
} as const

export const receiptNote = {
  lines: 'many',
  missing: null,
  most: 500,
  tooLong: 'A note has at most 500 characters',
} as const satisfies TextRule
