import { z } from 'zod'
import { listQuery, staffList, staffRecord } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { monthPattern } from '../../http/day-fields.ts'
import { endpoint, type FileRule, file, jsonBody, multipartBody } from '../../http/endpoint.ts'
import { idInPath, MAX_ID, noParams, oneOf, wholeNumber } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { payoutMethods } from '../../money/payout-methods.ts'
import { nextStep } from './four-eyes.ts'
import { fourEyesModes } from './four-eyes-rule.ts'
import {
  heldReasonNames,
  payoutItemStates,
  payoutMessages,
  payoutRunKinds,
  payoutRunStates,
} from './payout-rules.ts'

const rupees = z.number()
const month = z.string().regex(monthPattern, 'Choose a month')

export const payoutRun = z
  .object({
    id: z.int(),
    month,
    kind: z.enum(payoutRunKinds),
    state: z.enum(payoutRunStates),
    made_by: z.string().nullable(),
    made_at: z.iso.datetime(),
    approved_by: z.string().nullable(),
    approved_at: z.iso.datetime().nullable(),
    paid_on: z.iso.date().nullable(),
    finished_at: z.iso.datetime().nullable(),
    counts: z.object({ to_pay: z.int(), held: z.int(), paid: z.int(), completed: z.int(), failed: z.int() }),
    payable: rupees.meta({ description: 'Deducted from the balances of those who are paid, tax included.' }),
    withheld: rupees,
    net: rupees,
    approved_under: z
      .enum(fourEyesModes)
      .nullable()
      .meta({ description: 'Whether two people were needed as it was approved.' }),
    approval: nextStep.nullable().meta({ description: 'null: it does not wait for approval.' }),
    bank_rows: z.int(),
    upi_rows: z.int(),
    left_out: z
      .array(
        z.object({
          author_id: z.int(),
          author_name: z.string(),
          net: rupees,
          reason: z.enum(heldReasonNames),
          since: z.iso.datetime(),
        }),
      )
      .meta({
        description:
          'Paid in the ledger, without a result of the bank yet, and not in the files for the bank as they are now.',
      }),
    downloads: z.array(
      z.object({
        method: z.enum(payoutMethods),
        by: z.string().nullable(),
        at: z.iso.datetime(),
        rows: z.int(),
      }),
    ),
  })
  .meta({ id: 'PayoutRun' })
export type PayoutRun = z.output<typeof payoutRun>

export const payoutItem = z
  .object({
    id: z.int(),
    run_id: z.int(),
    author_id: z.int(),
    author_name: z.string(),
    state: z.enum(payoutItemStates),
    held_for: z.enum(heldReasonNames).nullable(),
    payable: rupees,
    withheld: rupees,
    net: rupees,
    base: rupees.meta({ description: 'The amount that tax was calculated from.' }),
    rate: z.number().meta({ description: 'Per cent.' }),
    last: z
      .object({ base: rupees, rate: z.number() })
      .nullable()
      .meta({ description: 'The part of `base` that was due in the year before already, by its rate.' }),
    has_pan: z.boolean(),
    year_total: rupees.meta({
      description:
        'Credited or paid in the financial year to all author records with this PAN, whichever is more, this payout included.',
    }),
    method: z.enum(payoutMethods).nullable(),
    masked: z.string().nullable(),
    payout_id: z.int().nullable(),
    reference: z.string().nullable(),
    status: z.enum(['processing', 'completed', 'failed']).nullable(),
    transaction_id: z.string().nullable(),
    reason: z.string().nullable().meta({ description: 'Why it failed.' }),
    retried: z.boolean().meta({ description: 'Another run pays it again.' }),
  })
  .meta({ id: 'PayoutItem' })
export type PayoutItem = z.output<typeof payoutItem>

const shared = { tag: 'Staff: money' } as const
const one = { params: z.object({ id: idInPath }), notFound: staffMessages.notFound } as const
const mayRead = staffMay('money.read')
const mayMove = staffMay('money.move')

export const getPayoutCalendar = endpoint({
  ...shared,
  id: 'getPayoutCalendar',
  method: 'GET',
  path: '/api/staff/payout-calendar',
  access: mayRead,
  summary: 'Which month is to be paid next, and on which day',
  output: staffRecord(
    z.object({
      month,
      due_on: z.iso.date(),
      threshold: rupees,
      quarterly: z.boolean(),
      section_missing: z.boolean().meta({ description: 'The tax rule in force has no section or code yet.' }),
    }),
  ),
})

export const listPayoutRuns = endpoint({
  ...shared,
  id: 'listPayoutRuns',
  method: 'GET',
  path: '/api/staff/payout-runs',
  access: mayRead,
  summary: 'Payout runs',
  query: listQuery(['-id', 'id', '-month', 'month'], {
    state: oneOf('state', [...payoutRunStates, 'unfinished'])
      .optional()
      .meta({ description: 'unfinished: to be approved, or still paying' }),
  }),
  output: staffList(payoutRun),
})
export const getPayoutRun = endpoint({
  ...shared,
  ...one,
  id: 'getPayoutRun',
  method: 'GET',
  path: '/api/staff/payout-runs/{id}',
  access: mayRead,
  summary: 'One run',
  output: staffRecord(payoutRun),
})
export const createPayoutRun = endpoint({
  ...shared,
  id: 'createPayoutRun',
  method: 'POST',
  path: '/api/staff/payout-runs',
  access: mayMove,
  summary: 'Makes the payout run of a month for review; nobody is paid before it is approved',
  description: 'A further run of a month that was paid has only the authors who were not.',
  body: jsonBody(z.object({ month })),
  output: staffRecord(payoutRun),
  refusals: ['conflict'],
})
export const discardPayoutRun = endpoint({
  ...shared,
  ...one,
  id: 'discardPayoutRun',
  method: 'POST',
  path: '/api/staff/payout-runs/{id}/discard',
  access: mayMove,
  summary: 'Discards a run that was not approved',
  output: staffRecord(payoutRun),
  refusals: ['conflict'],
})
export const approvePayoutRun = endpoint({
  ...shared,
  ...one,
  id: 'approvePayoutRun',
  method: 'POST',
  path: '/api/staff/payout-runs/{id}/approve',
  access: mayMove,
  summary: 'Approves a payout run and pays it; call it again until the state is `made`',
  description: 'It pays for some seconds each time. Nobody is paid twice, however many people call it.',
  output: staffRecord(payoutRun),
  refusals: ['conflict'],
})
export const listPayoutItems = endpoint({
  ...shared,
  id: 'listPayoutItems',
  method: 'GET',
  path: '/api/staff/payout-items',
  access: mayRead,
  summary: 'What a run decides for each author',
  query: listQuery(['id', '-id'], {
    run_id: wholeNumber('run_id', 1, MAX_ID).optional(),
    state: oneOf('state', payoutItemStates).optional(),
    made: oneOf('made', ['true']).optional().meta({ description: 'Only authors whose payout was made.' }),
    held_for: oneOf('held_for', heldReasonNames).optional(),
    author_id: wholeNumber('author_id', 1, MAX_ID).optional(),
  }),
  output: staffList(payoutItem),
})

export const neftFile = endpoint({
  ...shared,
  ...one,
  id: 'neftFile',
  method: 'GET',
  path: '/api/staff/payout-runs/{id}/neft.csv',
  access: mayMove,
  summary: 'The bank transfers of a run as a file for the bank; each download is recorded',
  output: file('text/csv; charset=utf-8', 'neft.csv'),
  refusals: ['conflict'],
})
export const upiFile = endpoint({
  ...shared,
  ...one,
  id: 'upiFile',
  method: 'GET',
  path: '/api/staff/payout-runs/{id}/upi.csv',
  access: mayMove,
  summary: 'The UPI payments of a run as a file for the bank; each download is recorded',
  output: file('text/csv; charset=utf-8', 'upi.csv'),
  refusals: ['conflict'],
})

export const resultFileRule = {
  most: 4 * 1024 * 1024,
  tooLarge: payoutMessages.fileTooLarge,
  types: ['text/csv', 'text/plain', 'application/csv', 'application/vnd.ms-excel'],
  wrongType: payoutMessages.fileMissing,
  missing: payoutMessages.fileMissing,
} as const satisfies FileRule

export const resultOutcomes = ['completed', 'failed', 'same', 'wrong'] as const
const resultRow = z.object({
  line: z.int().meta({ description: 'In the file; the heading is line 1.' }),
  reference: z.string(),
  author_name: z.string().nullable(),
  net: rupees.nullable(),
  outcome: z.enum(resultOutcomes),
  transaction_id: z.string().nullable(),
  reason: z.string().nullable(),
  problem: z.string().nullable(),
})
export type ResultRow = z.output<typeof resultRow>
export const resultPreview = z
  .object({
    token: z.string().meta({ description: 'Names exactly this preview; the import sends it back.' }),
    counts: z.record(z.enum(resultOutcomes), z.int()),
    rows: z.array(resultRow).meta({ description: 'Without those that change nothing.' }),
  })
  .meta({ id: 'PayoutResultPreview' })

export const previewPayoutResults = endpoint({
  ...shared,
  id: 'previewPayoutResults',
  method: 'POST',
  path: '/api/staff/payout-result-previews',
  access: mayMove,
  summary: 'What a table of results would change; nothing is changed',
  body: multipartBody(noParams, { file: resultFileRule }),
  output: staffRecord(resultPreview),
})
export const takePayoutResults = endpoint({
  ...shared,
  id: 'takePayoutResults',
  method: 'POST',
  path: '/api/staff/payout-results',
  access: mayMove,
  summary:
    'Imports a table of results as its preview has shown: all of it or nothing; a second import changes nothing',
  body: multipartBody(
    z.object({ token: z.string(payoutMessages.staleResults).max(200, payoutMessages.staleResults) }),
    { file: resultFileRule },
  ),
  output: staffRecord(z.object({ completed: z.int(), failed: z.int() })),
  refusals: ['conflict'],
})
const resultText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most} characters`)
    .nullish()
    .transform((text) => text || null)
export const setPayoutResult = endpoint({
  ...shared,
  ...one,
  id: 'setPayoutResult',
  method: 'POST',
  path: '/api/staff/payouts/{id}/result',
  access: mayMove,
  summary: 'Records the result of a payout by hand',
  body: jsonBody(
    z.object({
      status: z.enum(['completed', 'failed']),
      transaction_id: resultText(100),
      reason: resultText(300),
    }),
  ),
  output: staffRecord(payoutItem),
  refusals: ['conflict'],
})
export const retryPayout = endpoint({
  ...shared,
  ...one,
  id: 'retryPayout',
  method: 'POST',
  path: '/api/staff/payouts/{id}/retry',
  access: mayMove,
  summary: 'Makes a run for one failed payout, with the details that are in force now',
  output: staffRecord(payoutRun),
  refusals: ['conflict'],
})

export const payoutEndpoints = [
  getPayoutCalendar,
  listPayoutRuns,
  getPayoutRun,
  createPayoutRun,
  discardPayoutRun,
  approvePayoutRun,
  listPayoutItems,
  neftFile,
  upiFile,
  previewPayoutResults,
  takePayoutResults,
  setPayoutResult,
  retryPayout,
] as const
