import type { TextRule } from '../../language/text-rules.ts'

/** Browsers load this: no schema library here. */

/** It waits until another person has approved it, which posts it, or somebody has turned it down. What is posted is only reversed by another. */
export const manualJournalStates = ['waiting', 'posted', 'turned_down'] as const
export type ManualJournalState = (typeof manualJournalStates)[number]

/** A figure beyond it is a slip of the keyboard. */
export const MOST_JOURNAL_RUPEES = 1_00_00_000

export const manualJournalMessages = {
  author: 'Choose an author',
  book: 'Choose a book of the catalogue',
  amount: `Give an amount other than zero, in rupees with two decimals at most, up to Rs. ${MOST_JOURNAL_RUPEES.toLocaleString('en-IN')}`,
  advance: 'An advance is in the author’s favour: give an amount above zero',
  bookOfOthers: 'The author has no part in this book: its royalties could not recoup the advance',
  day: 'Please give a day',
  dayToCome: 'This day is still to come',
  decided: 'It has been approved or turned down already.',
  notPosted: 'Only what has been posted is reversed: turn this one down.',
  isReversal: 'This is a reversal itself: enter a new journal.',
  reversed: 'It has a reversal already.',
} as const

/** The author reads it, in the statement too. */
export const journalReason = {
  lines: 'one',
  missing: 'Please say why, in words for the author',
  least: 5,
  tooShort: 'Please say it in a few words',
  most: 300,
  tooLong: 'Please say it in at most 300 characters',
} as const satisfies TextRule

/** The author does not see it. */
export const journalNote = {
  lines: 'many',
  missing: null,
  most: 500,
  tooLong: 'A note has at most 500 characters',
} as const satisfies TextRule
