import { type PayoutMethod, payoutMethods } from './payout-methods.ts'
import { clean, problemWith, type TextRule } from './text-rules.ts'

/**
 * What becomes of an author's bank and tax details. `awaiting`: the mailed link was not opened yet. `lapsed`: it was not in time.
 * `on_hold`: confirmed, and not used yet. `stopped`: by the link "this was not me".
 */
export const payeeStates = [
  'awaiting',
  'on_hold',
  'in_force',
  'replaced',
  'withdrawn',
  'stopped',
  'lapsed',
] as const
export type PayeeState = (typeof payeeStates)[number]

/** Given by the author, and neither ended nor refused. */
export const openPayeeStates: readonly PayeeState[] = ['awaiting', 'on_hold', 'in_force']

export const payeeStateNames: Record<PayeeState, string> = {
  awaiting: 'Waiting for your confirmation',
  on_hold: 'On hold',
  in_force: 'In force',
  replaced: 'Replaced',
  withdrawn: 'Withdrawn',
  stopped: 'Stopped',
  lapsed: 'Not confirmed in time',
}

/** Whether somebody of the company has looked at them. Only verified details are paid to. */
export const verifications = ['unverified', 'verified', 'refused'] as const
export type Verification = (typeof verifications)[number]

export const verificationNames: Record<Verification, string> = {
  unverified: 'Not verified yet',
  verified: 'Verified',
  refused: 'Refused',
}

export const CONFIRM_WITHIN_HOURS = 24
export const HOLD_HOURS = 24
/** The same where the e-mail address was changed in the last 30 days. */
export const HOLD_HOURS_AFTER_EMAIL = 72
/** The link "this was not me" works so long after the details were given. */
export const STOP_WITHIN_DAYS = 30

/** The holder by the fourth letter of a permanent account number. */
export const panHolders = {
  P: 'a person',
  C: 'a company',
  H: 'a Hindu undivided family',
  F: 'a firm',
  A: 'an association of persons',
  B: 'a body of individuals',
  T: 'a trust',
  L: 'a local authority',
  J: 'an artificial juridical person',
  G: 'a government agency',
} as const
const holderLetters = Object.keys(panHolders).join('')

export const payeeRules = {
  holder_name: {
    lines: 'one',
    missing: 'Name of the account holder is required',
    least: 2,
    tooShort: 'Name of the account holder must have at least 2 characters',
    most: 120,
    tooLong: 'Name of the account holder must have at most 120 characters',
  },
  account_number: {
    lines: 'one',
    missing: 'Account number is required',
    most: 18,
    tooLong: 'Account number must have 9 to 18 digits',
    pattern: /^[0-9]{9,18}$/,
    malformed: 'Account number must have 9 to 18 digits',
  },
  account_number_again: {
    lines: 'one',
    missing: 'Please type the account number again',
    most: 40,
    tooLong: 'The account numbers are not the same',
  },
  ifsc: {
    lines: 'one',
    missing: 'IFSC is required',
    most: 11,
    tooLong: 'IFSC must have 11 characters',
    pattern: /^[A-Z]{4}0[A-Z0-9]{6}$/,
    malformed: 'IFSC must be four letters, a zero and six letters or digits, such as SBIN0000800',
  },
  upi_id: {
    lines: 'one',
    missing: 'UPI ID is required',
    most: 255,
    tooLong: 'UPI ID must have at most 255 characters',
    pattern: /^[a-z0-9][a-z0-9._-]{1,}@[a-z][a-z0-9]{1,63}$/,
    malformed: 'UPI ID must look like name@bank',
  },
  pan: {
    lines: 'one',
    missing: null,
    most: 10,
    tooLong: 'PAN must have 10 characters',
    pattern: /^$|^[A-Z]{5}[0-9]{4}[A-Z]$/,
    malformed: 'PAN must be five letters, four digits and a letter, such as ABCPE1234F',
  },
  pan_name: {
    lines: 'one',
    missing: 'Name as on the PAN card is required',
    most: 120,
    tooLong: 'Name as on the PAN card must have at most 120 characters',
  },
} as const satisfies Record<string, TextRule>

export const payeeMessages = {
  unequal: 'The account numbers are not the same',
  panHolder: `The fourth letter of a PAN must be one of ${holderLetters}, P for a person`,
  methodMissing: 'Please choose how we pay you',
  residentMissing: 'Please say whether you are resident in India',
  unknownBranch: 'There is no bank branch with this IFSC',
  submitted: 'Please open the link that is on its way to your email address.',
  confirmed: 'Your details are confirmed.',
  withdrawn: 'The details have been withdrawn.',
  stopped: 'The details have been stopped.',
  linkUsedUp: 'This link is no longer valid.',
  nothingToWithdraw: 'These details have ended already.',
  notFound: 'There are no such details.',
  frozen: 'Your bank details are frozen until we have talked to you. Please call us.',
} as const

export type PayeeFields = Record<keyof typeof payeeRules | 'method', string>
export type PayeeProblems = Partial<Record<keyof PayeeFields, string>>

export function isPayoutMethod(text: string): text is PayoutMethod {
  return payoutMethods.some((known) => known === text)
}

/** What was typed as it is kept: numbers without what is between their digits, codes in capitals. Fields of the other method are empty. */
export function cleanPayee(given: PayeeFields): PayeeFields {
  const line = (text: string) => clean({ lines: 'one' }, text)
  const packed = (text: string) => line(text).replace(/[\s-]/g, '')
  const byBank = given.method === 'Bank transfer'
  const pan = packed(given.pan).toUpperCase()
  return {
    method: given.method,
    holder_name: line(given.holder_name),
    account_number: byBank ? packed(given.account_number) : '',
    account_number_again: byBank ? packed(given.account_number_again) : '',
    ifsc: byBank ? packed(given.ifsc).toUpperCase() : '',
    upi_id: byBank ? '' : line(given.upi_id).replace(/\s/g, '').toLowerCase(),
    pan,
    pan_name: pan === '' ? '' : line(given.pan_name),
  }
}

/** The bad fields, each with what to tell the person. Whether there is a branch with the IFSC only the server knows. */
export function checkPayee(typed: PayeeFields): PayeeProblems {
  const given = cleanPayee(typed)
  const wrong = (field: keyof typeof payeeRules) => problemWith(payeeRules[field], given[field])
  const byBank = given.method === 'Bank transfer'
  const problems: Record<keyof PayeeFields, string | null> = {
    method: isPayoutMethod(given.method) ? null : payeeMessages.methodMissing,
    holder_name: wrong('holder_name'),
    account_number: byBank ? wrong('account_number') : null,
    account_number_again: byBank ? problemWithRepetition(given) : null,
    ifsc: byBank ? wrong('ifsc') : null,
    upi_id: given.method === 'UPI' ? wrong('upi_id') : null,
    pan: wrong('pan') ?? problemWithHolder(given.pan),
    pan_name: given.pan === '' ? null : wrong('pan_name'),
  }
  const bad = Object.entries(problems).filter(([, problem]) => problem !== null)
  return Object.fromEntries(bad) as PayeeProblems // what is not null is a text
}

function problemWithRepetition(given: PayeeFields): string | null {
  const missing = problemWith(payeeRules.account_number_again, given.account_number_again)
  return missing ?? (given.account_number_again === given.account_number ? null : payeeMessages.unequal)
}

function problemWithHolder(pan: string): string | null {
  return pan === '' || panHolderOf(pan) !== null ? null : payeeMessages.panHolder
}

/** The kind of holder that the fourth letter of a PAN stands for, such as `a person`; null for a letter that no PAN has. */
export function panHolderOf(pan: string): string | null {
  const letter = pan.charAt(3)
  return Object.entries(panHolders).find(([known]) => known === letter)?.[1] ?? null
}

/** The last four characters, which tell their owner which one it is and nobody else anything. */
export function maskNumber(text: string): string {
  return `•••• ${text.slice(-4)}`
}

/** Two characters of the name, and the bank's part, which is no secret. */
export function maskUpi(upiId: string): string {
  const [name = '', bank = ''] = upiId.split('@')
  return `${name.slice(0, 2)}••••@${bank}`
}
