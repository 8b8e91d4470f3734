import { z } from 'zod'
import { staffRecord } from '../../console/staff/lists.ts'
import { monthPattern } from '../../http/day-fields.ts'
import { endpoint } from '../../http/endpoint.ts'
import { staffMay } from '../../http/permissions.ts'
import { salesChannels } from '../../sales/sales-channels.ts'
import { waitReasons } from '../../sales/sales-import-states.ts'
import { statementRunStates } from '../../statements/statement-states.ts'
import { closeStates, differenceBounds, MONTHS_OF_EXPECTATION } from './close-steps.ts'

const rupees = z.number()
const month = z.string().regex(monthPattern, 'Choose a month')
const state = z.enum(closeStates)

const missingFile = z.object({
  channel: z.enum(salesChannels).nullable().meta({ description: 'null: a table of several channels' }),
  sales_account: z
    .string()
    .nullable()
    .meta({ description: 'The shop, distributor or fair whose file it is; null: of none' }),
  layout: z
    .string()
    .nullable()
    .meta({ description: 'A layout that was made here; null: one of the usual ones' }),
  last_from: z.iso.date(),
  last_to: z.iso.date(),
})

const channelDifference = z.object({
  channel: z.enum(salesChannels),
  copies: z.int(),
  copies_before: z.int(),
  royalty: rupees,
  royalty_before: rupees,
})

const steps = z.object({
  missing_files: z.object({
    state,
    here: z.int().meta({ description: 'Files that cover days of the month.' }),
    files: z.array(missingFile).meta({
      description: `Channels and layouts of which a file covered one of the ${MONTHS_OF_EXPECTATION} months before and none covers this one; of a file that was for a quarter, only when the next one has ended.`,
    }),
  }),
  open_rows: z
    .object({
      state,
      files_to_map: z.int(),
      files_to_post: z.int(),
      waiting: z.array(z.object({ waits_for: z.enum(waitReasons), rows: z.int(), files: z.int() })),
    })
    .meta({ description: 'Of files that begin in this month or before.' }),
  differences: z.object({
    state,
    channels: z.array(channelDifference).meta({
      description: `Channels whose copies or royalty differ by more than ${differenceBounds.percent} % of the month before, and by ${differenceBounds.copies} copies or Rs. ${differenceBounds.royalty / 100} at least.`,
    }),
    compared: z.int().meta({ description: 'Channels that sold in one of the two months.' }),
  }),
  statements: z.object({
    state,
    run: z
      .object({
        id: z.int(),
        state: z.enum(statementRunStates),
        period_from: z.iso.date(),
        period_to: z.iso.date(),
        draft: z.int(),
        verified: z.int(),
        issued: z.int(),
      })
      .nullable()
      .meta({ description: 'Of the month, or of the quarter that it is in.' }),
  }),
  approvals: z
    .object({
      state,
      payout_runs: z.int(),
      manual_journals: z.int(),
      payees: z.int(),
      frozen_payees: z.int(),
      waivers: z.int(),
    })
    .meta({ description: 'Whatever month they are of: they wait now.' }),
  payouts: z.object({
    state,
    paid_with: month.meta({
      description: 'The month whose run pays it: where payouts are quarterly, a later one.',
    }),
    due_on: z.iso.date(),
    runs: z.int(),
    unfinished: z.int().meta({ description: 'To be approved, or still paying.' }),
    latest_run_id: z.int().nullable(),
    files_to_take: z.int().meta({ description: 'Files for the bank that nobody has downloaded yet.' }),
    without_result: z.int().meta({ description: 'Payouts of which the bank has said nothing yet.' }),
    arrived: z.int(),
  }),
  returned_payouts: z.object({
    state,
    paid: z.int().meta({ description: 'Payouts that were made, those that came back too.' }),
    open: z.int(),
    made_again: z.int(),
    amount: rupees.meta({ description: 'Of those that are open, tax included.' }),
  }),
  tax: z.object({
    state,
    to_deposit: z
      .array(
        z.object({
          month: month.meta({ description: 'In which it was withheld.' }),
          payouts: z.int(),
          withheld: rupees,
          due_on: z.iso.date(),
          is_late: z.boolean(),
        }),
      )
      .meta({
        description: 'The oldest twelve months of which tax is not deposited, later ones than this too.',
      }),
    deposited: rupees.meta({ description: 'Of what was withheld in this month.' }),
  }),
})

export const monthClose = z
  .object({
    month,
    is_over: z.boolean(),
    steps: steps.partial().meta({ description: 'Without those that the role of the caller may not see.' }),
  })
  .meta({ id: 'MonthClose' })
export type MonthClose = z.output<typeof monthClose>
export type CloseFound = z.output<typeof steps>

export const getMonthClose = endpoint({
  id: 'getMonthClose',
  method: 'GET',
  path: '/api/staff/month-close',
  tag: 'Staff: money',
  access: staffMay('money.read'),
  summary: 'What the close of a month still needs, in the order of the work',
  query: z.object({
    month: month.optional().meta({ description: 'Without it the one that ended last.' }),
  }),
  output: staffRecord(monthClose),
})
