import type { TextRule } from '../../language/text-rules.ts'

/** What staff look at twice before they verify. */
export const payeeWarningKinds = ['same_account', 'same_pan', 'name_differs'] as const
export type PayeeWarning = (typeof payeeWarningKinds)[number]

export const payeeWarningNames: Record<PayeeWarning, string> = {
  same_account: 'Another author has the same account',
  same_pan: 'Another author has the same PAN',
  name_differs: "The names of account holder, PAN and author's account differ",
}

const reason = (missing: string) =>
  ({
    lines: 'one',
    missing,
    least: 5,
    tooShort: 'Please say it in a few words',
    most: 500,
    tooLong: 'Please say it in at most 500 characters',
  }) as const

export const payeeReasonRules = {
  refusal: reason('Please tell the author why'),
  reading: reason('Please say what for'),
  lifting: reason('Please say with whom you talked, and how you knew them'),
} as const satisfies Record<string, TextRule>

export const payeeStaffMessages = {
  notConfirmed: 'The author has not confirmed these details yet.',
  notFrozen: 'This freeze was lifted already.',
  ended: 'These details have ended: there is nothing to verify.',
  noPan: 'There is no PAN that could have been verified.',
} as const
