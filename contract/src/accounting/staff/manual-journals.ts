import { z } from 'zod'
import { listQuery, staffList, staffRecord } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { day } from '../../http/day-fields.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import {
  idInPath,
  MAX_ID,
  noParams,
  oneOf,
  optionalText,
  requiredText,
  wholeNumber,
} from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { nextStep } from '../../payouts/staff/four-eyes.ts'
import { fourEyesModes } from '../../payouts/staff/four-eyes-rule.ts'
import { manualJournalKinds } from '../../royalties/account-entry-kinds.ts'
import {
  journalNote,
  journalReason,
  MOST_JOURNAL_RUPEES,
  manualJournalMessages,
  manualJournalStates,
} from './manual-journal-rules.ts'

export const manualJournal = z
  .object({
    id: z.int(),
    kind: z.enum(manualJournalKinds),
    state: z.enum(manualJournalStates),
    author_id: z.int(),
    author_name: z.string(),
    book_id: z.int().nullable(),
    book_title: z.string().nullable(),
    amount: z.number().meta({ description: "Rupees; positive: in the author's favour." }),
    recouped: z
      .number()
      .nullable()
      .meta({ description: 'Of an advance that was posted: the royalty that was set off against it.' }),
    occurred_on: z.iso.date(),
    reason: z.string().meta({ description: 'What the author reads.' }),
    note: z.string().nullable().meta({ description: 'What the author does not see.' }),
    reverses: z.int().nullable().meta({ description: 'The one that it takes back.' }),
    reversed_by: z
      .int()
      .nullable()
      .meta({ description: 'The one that takes it back, or will when it is approved.' }),
    entered_by: z.string(),
    entered_at: z.iso.datetime(),
    decided_by: z.string().nullable(),
    decided_at: z.iso.datetime().nullable(),
    approved_under: z
      .enum(fourEyesModes)
      .nullable()
      .meta({ description: 'Whether two people were needed as it was approved.' }),
    approval: nextStep.nullable().meta({ description: 'null: it does not wait for approval.' }),
  })
  .meta({ id: 'ManualJournal' })
export type ManualJournal = z.output<typeof manualJournal>

const { amount: amountMessage } = manualJournalMessages
const amount = z
  .number(amountMessage)
  .multipleOf(0.01, amountMessage)
  .min(-MOST_JOURNAL_RUPEES, amountMessage)
  .max(MOST_JOURNAL_RUPEES, amountMessage)
  .refine((rupees) => rupees !== 0, amountMessage)
  .meta({ description: "Rupees; positive: in the author's favour, negative: against them." })

const shared = { tag: 'Staff: money', caching: 'none' } as const
const one = { params: z.object({ id: idInPath }), query: noParams, notFound: staffMessages.notFound } as const

export const listManualJournals = endpoint({
  ...shared,
  id: 'listManualJournals',
  method: 'GET',
  path: '/api/staff/manual-journals',
  access: staffMay('money.read'),
  summary: 'What was entered by hand for authors: waiting, posted and turned down',
  query: listQuery(['-id', 'id', 'entered_at'], {
    state: oneOf('state', manualJournalStates).optional(),
    kind: oneOf('kind', manualJournalKinds).optional(),
    author_id: wholeNumber('author_id', 1, MAX_ID).optional(),
  }),
  output: staffList(manualJournal),
})

export const getManualJournal = endpoint({
  ...shared,
  ...one,
  id: 'getManualJournal',
  method: 'GET',
  path: '/api/staff/manual-journals/{id}',
  access: staffMay('money.read'),
  summary: 'One of them',
  output: staffRecord(manualJournal),
})

export const createManualJournal = endpoint({
  ...shared,
  id: 'createManualJournal',
  method: 'POST',
  path: '/api/staff/manual-journals',
  access: staffMay('money.move'),
  summary: 'Enters an amount for an author; it is posted when another person has approved it',
  body: jsonBody(
    z.object({
      kind: oneOf('kind', manualJournalKinds),
      author_id: z.int(manualJournalMessages.author).min(1).max(MAX_ID),
      book_id: z.int(manualJournalMessages.book).min(1).max(MAX_ID).nullish(),
      amount,
      occurred_on: day(manualJournalMessages.day),
      reason: requiredText(journalReason),
      note: optionalText(journalNote),
    }),
    ({ fields: { kind, amount: given } }): Record<string, string> =>
      kind === 'advance' && typeof given === 'number' && given < 0
        ? { amount: manualJournalMessages.advance }
        : {},
  ),
  takesIdempotencyKey: true,
  output: staffRecord(manualJournal),
})

export const approveManualJournal = endpoint({
  ...shared,
  ...one,
  id: 'approveManualJournal',
  method: 'POST',
  path: '/api/staff/manual-journals/{id}/approval',
  access: staffMay('money.move'),
  summary: 'Approves and posts it; refused to the person who entered it',
  description: 'Again it changes nothing.',
  output: staffRecord(manualJournal),
  refusals: ['conflict'],
})

export const turnDownManualJournal = endpoint({
  ...shared,
  ...one,
  id: 'turnDownManualJournal',
  method: 'POST',
  path: '/api/staff/manual-journals/{id}/refusal',
  access: staffMay('money.move'),
  summary: 'Turns it down, also by the person who entered it; nothing is posted',
  output: staffRecord(manualJournal),
  refusals: ['conflict'],
})

export const reverseManualJournal = endpoint({
  ...shared,
  ...one,
  id: 'reverseManualJournal',
  method: 'POST',
  path: '/api/staff/manual-journals/{id}/reversal',
  access: staffMay('money.move'),
  summary: 'Enters the reversal of one that was posted; it is posted when another person has approved it',
  body: jsonBody(z.object({ reason: requiredText(journalReason) })),
  output: staffRecord(manualJournal),
  refusals: ['conflict'],
})

export const manualJournalEndpoints = [
  listManualJournals,
  getManualJournal,
  createManualJournal,
  approveManualJournal,
  turnDownManualJournal,
  reverseManualJournal,
] as const
