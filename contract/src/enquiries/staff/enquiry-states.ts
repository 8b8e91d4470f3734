import type { TextRule } from '../../language/text-rules.ts'

/** `open`: somebody waits for an answer; `closed`: nothing more is to be done, answered or not. */
export const enquiryStates = ['open', 'answered', 'closed'] as const
export type EnquiryState = (typeof enquiryStates)[number]

/** `answer`: mailed to the visitor; `note`: for the company's people only. */
export const entryKinds = ['answer', 'note'] as const

export const enquiryTexts = {
  notFound: 'Enquiry not found',
  noAddress: 'No mail can be sent to this address. Please answer by phone and close the enquiry.',
  noColleague: 'There is no such colleague',
} as const

export const answerRule = {
  lines: 'many',
  missing: 'Please write an answer',
  most: 10_000,
  tooLong: 'An answer may have at most 10,000 characters',
} as const satisfies TextRule

export const noteRule = {
  lines: 'many',
  missing: 'Please write a note',
  most: 4_000,
  tooLong: 'A note may have at most 4,000 characters',
} as const satisfies TextRule

/** Shorter words are in nearly every enquiry. */
export const LEAST_SEARCHED = 3
