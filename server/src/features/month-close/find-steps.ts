import { type CloseState, type CloseStep, differsTooMuch } from '@panai/contract/accounting/staff/close-steps'
import type { CloseFound } from '@panai/contract/accounting/staff/month-close'
import type { WaitingKind } from '@panai/contract/console/staff/waiting-kinds'
import { paise, toRupees } from '@panai/contract/money/money'
import { monthsLater } from '@panai/contract/money/months-later'
import type { Database } from '../../db/database.ts'
import type { WaitingCounter } from '../console/index.ts'
import { countAsked } from '../four-eyes/index.ts'
import { findPayoutsFor, findReturnedFor, findTaxToDeposit } from '../payouts/index.ts'
import { compareChannels } from '../reports/index.ts'
import { countOpenRows, findMissingFiles } from '../sales-import/index.ts'
import { findRunFor } from '../statements/index.ts'

export type CloseAsked = {
  db: Database
  /** `2026-10`. */
  month: string
  isOver: boolean
  /** ISO date. */
  today: string
  counters: readonly WaitingCounter[]
}

/** What is found of each step, and how it stands. */
export const findSteps: {
  readonly [Step in CloseStep]: (asked: CloseAsked) => Promise<CloseFound[Step]>
} = {
  async missing_files({ db, month, isOver }) {
    const found = await findMissingFiles(db, month)
    return { state: openUnless(found.files.length === 0, isOver), ...found }
  },
  async open_rows({ db, month }) {
    const found = await countOpenRows(db, month)
    const isDone = found.files_to_map + found.files_to_post + found.waiting.length === 0
    return { state: isDone ? 'done' : 'to_do', ...found }
  },
  async differences({ db, month, isOver }) {
    const compared = await compareChannels(db, monthsLater(month, -1), month)
    const channels = compared
      .filter(
        ({ before, now }) =>
          differsTooMuch('copies', before.copies, now.copies) ||
          differsTooMuch('royalty', before.royalty, now.royalty),
      )
      .map(({ channel, before, now }) => ({
        channel,
        copies: now.copies,
        copies_before: before.copies,
        royalty: toRupees(paise(now.royalty)),
        royalty_before: toRupees(paise(before.royalty)),
      }))
    const state = openUnless(channels.length === 0, isOver)
    return { state: state === 'to_do' ? 'to_look_at' : state, channels, compared: compared.length }
  },
  async statements({ db, month, isOver }) {
    const run = await findRunFor(db, month)
    if (!run) return { state: openUnless(false, isOver), run }
    const { id, state, period_from, period_to, draft, verified, issued } = run
    const isDone = state === 'ready' && draft + verified === 0
    return {
      state: isDone ? 'done' : 'to_do',
      run: { id, state, period_from, period_to, draft, verified, issued },
    }
  },
  async approvals({ db, counters }) {
    const count = async (kind: WaitingKind) =>
      (await counters.find((counter) => counter.kind === kind)?.count(db))?.count ?? 0
    const [payout_runs, manual_journals, payees, frozen_payees, waivers] = await Promise.all([
      count('unfinished_payout_runs'),
      count('manual_journals'),
      count('unverified_payees'),
      count('frozen_payees'),
      countAsked(db),
    ])
    const waiting = { payout_runs, manual_journals, payees, frozen_payees, waivers }
    const isDone = Object.values(waiting).every((found) => found === 0)
    return { state: isDone ? 'done' : 'to_do', ...waiting }
  },
  async payouts({ db, month, today }) {
    const found = await findPayoutsFor(db, month, today)
    const { runs, unfinished, files_to_take, without_result, paid_with } = found
    const isDone = runs > 0 && unfinished + files_to_take + without_result === 0
    return { state: openUnless(isDone, runs > 0 || isOverOn(paid_with, today)), ...found }
  },
  async returned_payouts({ db, month }) {
    const found = await findReturnedFor(db, month)
    return { state: openUnless(found.paid > 0 && found.open === 0, found.open > 0), ...found }
  },
  async tax({ db, month, today }) {
    const found = await findTaxToDeposit(db, month, today)
    const isDone = found.to_deposit.every((one) => one.month > month)
    return {
      state: openUnless(
        isDone,
        found.to_deposit.some((one) => isOverOn(one.month, today)),
      ),
      ...found,
    }
  },
}

/** Whether a month (`2026-10`) is over on a day. */
export function isOverOn(month: string, day: string): boolean {
  return month < day.slice(0, 7)
}

function openUnless(isDone: boolean, isTime: boolean): CloseState {
  if (isDone) return 'done'
  return isTime ? 'to_do' : 'not_yet'
}
