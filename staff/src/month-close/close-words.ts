import {
  type CloseState,
  type CloseStep,
  differenceBounds,
  MONTHS_OF_EXPECTATION,
} from '@panai/contract/accounting/staff/close-steps'
import type { CloseFound } from '@panai/contract/accounting/staff/month-close'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { channelNames } from '@panai/contract/sales/sales-channels'
import { periodOf } from '@panai/contract/statements/statement-period'
import { addressOf, waitingPlaces } from '../home/waiting-places.ts'
import { counted } from '../parts/counted.ts'
import { dayOf } from '../parts/time-words.ts'
import { monthOf } from '../payouts/payout-words.ts'
import { waitWords } from '../waiting-sales/wait-words.ts'

/** What is said of a step, and the screen where it is done. */
export type CloseLine = { text: string; link?: { label: string; to: string } }

export const stepTitles: Record<CloseStep, string> = {
  missing_files: 'Sales files that should be here',
  open_rows: 'Sales that are not posted',
  differences: 'Differences to the month before',
  statements: 'Statements',
  approvals: 'Approvals',
  payouts: 'Payouts and the files for the bank',
  returned_payouts: 'Payouts that came back',
  tax: 'Tax',
}

export const stateLooks = {
  done: { label: 'Done', color: 'success' },
  to_do: { label: 'To do', color: 'warning' },
  to_look_at: { label: 'To look at', color: 'info' },
  not_yet: { label: 'Not yet', color: 'default' },
} as const satisfies Record<CloseState, object>

const imports = { label: 'Sales imports', to: '/sales-imports' }
const runs = { label: 'Statement runs', to: '/statement-runs' }
const payouts = { label: 'Payout runs', to: '/payout-runs' }
const register = { label: 'Tax register', to: '/tax-entries' }

/** What is said of each step of a month. */
export const linesOf: { readonly [S in CloseStep]: (found: CloseFound[S], month: string) => CloseLine[] } = {
  missing_files: ({ here, files }, month) => [
    ...files.map(({ channel, sales_account, layout, last_to, last_from }) => ({
      text: `${sales_account ?? layout ?? (channel ? channelNames[channel] : 'The table of several channels')}: no file of ${monthOf(month)} yet. The last one was of ${daysOf(last_from, last_to)}.`,
    })),
    {
      text: `${counted(here, 'file')} of this month ${isOrAre(here)} here. ${
        files.length === 0
          ? `No channel or layout that sent one in the ${MONTHS_OF_EXPECTATION} months before is missing.`
          : `${counted(files.length, 'file')} ${isOrAre(files.length)} missing.`
      }`,
      link: imports,
    },
  ],
  open_rows: ({ files_to_map, files_to_post, waiting }) =>
    orNothing('No row waits, and everything is posted.', imports, [
      ...some(files_to_map, 'file', 'whose columns somebody has to name', waitingPlaces.files_to_map),
      ...waiting.map(({ waits_for, rows, files }) => ({
        text: `${counted(rows, 'row')} of ${counted(files, 'file')} ${rows === 1 ? 'waits' : 'wait'} ${waitWords[waits_for]}`,
        link: {
          label: 'Resolve',
          to: addressOf({ list: { resource: 'waiting-sales', filter: { waits_for }, sort: '-rows' } }),
        },
      })),
      ...some(files_to_post, 'file', 'to post', waitingPlaces.sales_to_post),
    ]),
  differences: ({ channels, compared }, month) => [
    ...channels.map(({ channel, copies, copies_before, royalty, royalty_before }) => ({
      text: `${channelNames[channel]}: ${copies.toLocaleString('en-IN')} copies after ${copies_before.toLocaleString('en-IN')}, royalty ${writtenRupees(royalty)} after ${writtenRupees(royalty_before)}`,
    })),
    {
      text:
        compared === 0
          ? 'Nothing was sold in this month or the one before.'
          : `${channels.length.toLocaleString('en-IN')} of ${counted(compared, 'channel')} ${channels.length === 1 ? 'differs' : 'differ'} by more than ${differenceBounds.percent} % of the month before, and by ${differenceBounds.copies} copies or ${writtenRupees(differenceBounds.royalty / 100)} at least.`,
      link: { label: 'Report of the month', to: `/reports?rows=channel&from=${month}&to=${month}` },
    },
  ],
  statements({ run, state }, month) {
    if (!run)
      return [
        {
          text: `No statements of ${monthOf(month)} have been made${state === 'not_yet' ? ': the month is not over.' : '.'}`,
          ...(state === 'to_do' && { link: { label: 'Make statements', to: '/statement-runs/create' } }),
        },
      ]
    const { draft, verified, issued, period_from, period_to } = run
    const isOfMonth = periodOf(period_from, period_to) === 'month' && period_from.startsWith(month)
    const work = { working: ', and they are still being made', issuing: ', and they are being issued' }
    return [
      {
        text: `${isOfMonth ? '' : `With those of ${daysOf(period_from, period_to)}: `}${counted(issued, 'statement')} issued, ${draft.toLocaleString('en-IN')} to verify, ${verified.toLocaleString('en-IN')} verified and to issue${run.state === 'working' || run.state === 'issuing' ? work[run.state] : ''}.`,
        link: { label: 'Open the run', to: `/statement-runs/${run.id}/show` },
      },
      ...(issued + draft + verified === 0 && run.state === 'ready'
        ? [{ text: 'Nobody had anything to state.', link: runs }]
        : []),
    ]
  },
  approvals: ({ payout_runs, manual_journals, payees, frozen_payees, waivers }) =>
    orNothing('Nothing waits for approval.', payouts, [
      ...some(payees, 'author', 'whose bank details wait to be verified', waitingPlaces.unverified_payees),
      ...some(frozen_payees, 'author', 'whose bank details are frozen', waitingPlaces.frozen_payees),
      ...some(manual_journals, 'manual journal', 'to approve', waitingPlaces.manual_journals),
      ...some(payout_runs, 'payout run', 'to approve or to pay on', waitingPlaces.unfinished_payout_runs),
      ...(waivers > 0
        ? [
            {
              text: 'Somebody asks to switch off the rule of two people.',
              link: { label: 'Rule of two people', to: '/four-eyes' },
            },
          ]
        : []),
    ]),
  payouts({ state, runs, unfinished, files_to_take, without_result, arrived, ...found }, month) {
    const { paid_with, due_on, latest_run_id } = found
    const isElsewhere = paid_with !== month
    if (runs === 0)
      return [
        {
          text: `${isElsewhere ? `It is paid with ${monthOf(paid_with)}. ` : ''}No payout run has been made${state === 'not_yet' ? ' yet' : ''}; the day of payment is ${dayOf(due_on)}.`,
          link: payouts,
        },
      ]
    const open =
      latest_run_id === null
        ? payouts
        : { label: 'Open the latest run', to: `/payout-runs/${latest_run_id}/show` }
    return [
      {
        text: `${isElsewhere ? `Paid with ${monthOf(paid_with)}: ` : ''}${counted(runs, 'payout run')} made${unfinished > 0 ? `, ${unfinished.toLocaleString('en-IN')} not approved or paid in full` : ''}.`,
        link: open,
      },
      ...(files_to_take > 0
        ? [{ text: `${counted(files_to_take, 'file')} for the bank to download`, link: open }]
        : []),
      {
        text: `${counted(arrived, 'payout')} arrived, ${without_result.toLocaleString('en-IN')} without a result of the bank.`,
        ...(without_result > 0 && { link: { label: 'Import bank results', to: open.to } }),
      },
    ]
  },
  returned_payouts({ paid, open, made_again, amount }) {
    if (paid === 0) return [{ text: 'Nothing has been paid for this month yet.', link: payouts }]
    return [
      {
        text: `${counted(open, 'payout')} of ${paid.toLocaleString('en-IN')} came back and ${open === 1 ? 'has' : 'have'} not been retried${open > 0 ? `: ${writtenRupees(amount)}` : ''}.${made_again > 0 ? ` ${counted(made_again, 'other')} came back and ${made_again === 1 ? 'was' : 'were'} retried.` : ''}`,
        link: {
          label: 'Payouts that failed',
          to: addressOf({ list: { resource: 'payout-items', filter: { state: 'failed' }, sort: '-id' } }),
        },
      },
    ]
  },
  tax: ({ to_deposit, deposited }, month) => [
    ...to_deposit.map(({ month: of, payouts: many, withheld, due_on, is_late }) => ({
      text: `${monthOf(of)}: ${writtenRupees(withheld)} withheld from ${counted(many, 'payout')}, without a challan. ${is_late ? 'It was due on' : 'Deposit it until'} ${dayOf(due_on)}.`,
      link: {
        label: 'Fill in a challan',
        to: addressOf({ list: { resource: 'tax-entries', filter: { deposited: 'false' }, sort: 'id' } }),
      },
    })),
    ...(to_deposit.length === 0 ? [{ text: 'No tax waits for a challan.', link: register }] : []),
    ...(deposited > 0
      ? [{ text: `${monthOf(month)}: ${writtenRupees(deposited)} of tax has its challan.`, link: register }]
      : []),
    {
      text: 'Tax that the law asks for when royalties are credited stands in a report of its own.',
      link: { label: 'Tax due at credit', to: '/reports?report=tax-due' },
    },
  ],
}

const isOrAre = (count: number) => (count === 1 ? 'is' : 'are')

/** The days of a file or period: a month, or from when to when. */
function daysOf(from: string, to: string): string {
  return from.slice(0, 7) === to.slice(0, 7) ? monthOf(from.slice(0, 7)) : `${dayOf(from)} to ${dayOf(to)}`
}

/** A line where there are any, with the list of just these. */
function some(
  count: number,
  one: string,
  what: string,
  place: (typeof waitingPlaces)[keyof typeof waitingPlaces],
): CloseLine[] {
  return count > 0
    ? [{ text: `${counted(count, one)} ${what}`, link: { label: place.label, to: addressOf(place) } }]
    : []
}

function orNothing(text: string, link: CloseLine['link'], lines: readonly CloseLine[]): CloseLine[] {
  return lines.length > 0 ? [...lines] : [{ text, ...(link && { link }) }]
}
