import { keysOf } from '../../http/keys-of.ts'
import type { PayoutMethod } from '../../money/payout-methods.ts'

/** Browsers load this: no schema library here. */

/** A run is looked at before it is approved; while it pays it can be gone on with by anybody who may approve it. */
export const payoutRunStates = ['ready', 'paying', 'made', 'discarded'] as const
export type PayoutRunState = (typeof payoutRunStates)[number]

/** `month`: all who have something to come; `retry`: one payout that failed, made again. */
export const payoutRunKinds = ['month', 'retry'] as const
export type PayoutRunKind = (typeof payoutRunKinds)[number]

/** What becomes of an author in a run. */
export const payoutItemStates = ['to_pay', 'held', 'paid', 'failed'] as const

/** Why an author is not paid in a run: the closed list, with what the console says. */
export const heldReasons = {
  negative_balance: 'Returns exceed what was earned since',
  no_statement: 'No statement has been issued',
  nothing_payable: 'The last statement has been paid already',
  below_threshold: 'Below the threshold',
  no_details: 'No bank or UPI details',
  unconfirmed: 'The details have not been confirmed by mail',
  on_hold: 'The details were changed and are held',
  unverified: 'The details have not been checked',
  refused: 'The details were refused',
  frozen: 'Frozen: the author says that a change was not theirs',
  not_resident: 'Non-resident: other tax rates apply',
  no_name_at_bank: 'No name in English letters, as banks take it: ask for the details again',
  no_pan: 'No PAN',
  tax_takes_all: 'The tax due for the year takes all of it',
  over_upi_limit: 'Above the UPI limit per transfer: ask for a bank account',
  in_other_run: 'In another run already',
  paid_already: 'Paid for this month already',
  changed: 'Has changed since the run was made',
} as const
export type HeldReason = keyof typeof heldReasons
export const heldReasonNames = keysOf(heldReasons)

export const payoutCadences = ['monthly', 'quarterly'] as const
export type PayoutCadence = (typeof payoutCadences)[number]

/** How a bank file calls the way that money goes. */
export const bankModes: Record<PayoutMethod, string> = { 'Bank transfer': 'NEFT', UPI: 'UPI' }

/** Bounds of the settings: beyond them a figure is a slip of the keyboard. Amounts in paise, rates in ten-thousandths. */
export const payoutBounds = {
  threshold: { least: 1_00, most: 1_00_000_00 },
  upiLimit: { least: 1_000_00, most: 1_00_00_000_00 },
  day: { least: 1, most: 28 },
  taxThreshold: { least: 0, most: 1_00_00_000_00 },
  rate: { least: 0, most: 5000 },
} as const

/** A bank moves no less. */
export const LEAST_PAYOUT_PAISE = 1_00

/** Limits of the table that a bank sends back. */
export const RESULT_COLUMNS = ['reference', 'status', 'transaction_id', 'reason'] as const
export const MOST_RESULT_ROWS = 10_000

/** Of a financial year, which begins in April. */
export const quarterNames = {
  1: 'April-June',
  2: 'July-September',
  3: 'October-December',
  4: 'January-March',
} as const
export type Quarter = keyof typeof quarterNames

/** Instead of the section or payment code of a rule that was made without one. */
export const SECTION_MISSING = 'to be filled in'

/** A quarter with the calendar year that it is in: the fourth is in the year after that in which the financial year begins. */
export function quarterWords(financialYear: number, quarter: Quarter): string {
  return `${quarterNames[quarter]} ${quarter === 4 ? financialYear + 1 : financialYear}`
}

/** A financial year by the calendar year in which it begins: "2026-27". */
export function financialYearName(year: number): string {
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}

export const payoutMessages = {
  day: 'Please give a day',
  dayPast: 'New settings begin tomorrow at the earliest',
  dayTaken: 'There are settings from this day on already',
  settled: 'These settings are or were in force, so they can’t be changed.',
  sectionFilled: 'The name is there already. To change it, begin a new rule.',
  monthToCome: 'This month has not begun yet',
  notQuarterEnd: 'Payouts are made quarterly: choose the last month of a quarter',
  runOpen: 'There is a run of this month already that is not finished. Open it, or discard it first.',
  notReady: 'This run can no longer be changed.',
  notApproved: 'There is nothing to pay before the run has been approved.',
  notMade: 'The file is there when the run has been paid in full.',
  namesMissing: (references: string) =>
    `Banks take names in English letters, and these payouts have none: ${references}. Mark them as failed, and ask their authors for the details again.`,
  nothingByMethod: 'Nobody in this run is paid this way.',
  notFailed: 'Only a failed payout can be retried.',
  retriedAlready: 'This payout is being retried already.',
  alreadySettled: 'The payout has another result already.',
  transactionTaken: 'Another payout has this transaction ID.',
  transactionMissing: 'Give the UTR or transaction ID',
  reasonMissing: 'Give the reason',
  notCsv: 'This is no CSV file in UTF-8: save it as “CSV UTF-8”',
  fileMissing: 'Please choose a CSV file',
  fileTooLarge: 'The file must have at most 4 MB',
  noRows: 'The file has no rows',
  tooManyRows: `The file may have at most ${MOST_RESULT_ROWS} rows`,
  columns: `The file must have the columns ${RESULT_COLUMNS.join(', ')}`,
  unknownReference: 'No payout has this reference',
  referenceTwice: 'Another row has this reference and says something else',
  transactionTwice: 'Another row has this transaction ID',
  statusUnknown: 'Status must be completed or failed',
  contradicts: 'The payout has another result already',
  wrongRows: 'There are rows with mistakes. Nothing was done.',
  staleResults: 'Something has changed since the preview. Nothing was done: look at the preview again.',
  nothingToDeposit: 'No tax of this quarter waits for its deposit.',
  nothingWithheld: 'Nothing was withheld with this payout: there is no tax to deposit.',
  depositToCome: 'This day is still to come',
} as const
