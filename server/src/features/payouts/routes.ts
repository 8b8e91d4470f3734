import { messages } from '@panai/contract/http/messages'
import type { PayoutMethod } from '@panai/contract/money/payout-methods'
import { payoutMessages } from '@panai/contract/payouts/staff/payout-rules'
import {
  changePayoutSettings,
  changeTaxRule,
  createPayoutSettings,
  createTaxRule,
  deletePayoutSettings,
  deleteTaxRule,
  getPayoutSettings,
  getTaxRule,
  listPayoutSettings,
  listTaxRules,
  previewPayoutEffect,
} from '@panai/contract/payouts/staff/payout-settings'
import * as calls from '@panai/contract/payouts/staff/payouts'
import { resultOutcomes } from '@panai/contract/payouts/staff/payouts'
import {
  changeTaxEntry,
  depositTaxes,
  listTaxEntries,
  taxRegisterAsCsv,
} from '@panai/contract/payouts/staff/tax-register'
import { type StaffCall, staffFileRoute, staffRoute } from '../../access/staff-route.ts'
import { inTransaction } from '../../db/transaction.ts'
import { ok } from '../../http/answers.ts'
import { toList } from '../../http/lists.ts'
import type { ReceivedFile } from '../../http/received-body.ts'
import { Refusal } from '../../http/refusal.ts'
import { takeBankFile } from './bank-file.ts'
import { readCalendar } from './calendar.ts'
import { discardRun } from './discard-run.ts'
import { getItemOf, listItems } from './item-queries.ts'
import { makeRun } from './make-run.ts'
import { payRun } from './pay-run.ts'
import type { PayeeLookup } from './payee.ts'
import { planResults } from './plan-results.ts'
import { previewEffect } from './preview-effect.ts'
import { readResultFile } from './read-result-file.ts'
import { retryPayout } from './retry-payout.ts'
import { getRun, listRuns } from './run-queries.ts'
import {
  addRule,
  addSettings,
  changeRule,
  changeSettings,
  getRule,
  getSettings,
  listRules,
  listSettings,
  takeBack,
} from './store-settings.ts'
import { takeResult, takeResults } from './take-results.ts'
import { changeEntry, depositQuarter, listEntries, registerTable } from './tax-register.ts'

/** One call pays for so long; the console calls again and shows how far it is. */
const PAY_MS = 4_000

export const payoutRoutes = (deps: PayeeLookup) => [
  ...settingsRoutes(deps),
  ...runRoutes(deps),
  ...resultRoutes,
  ...taxRoutes,
]

const settingsRoutes = (deps: PayeeLookup) => [
  staffRoute(listPayoutSettings, async ({ db, input }) => toList(input, await listSettings(db, input))),
  staffRoute(getPayoutSettings, async ({ db, input }) => ok(await getSettings(db, input.id))),
  staffRoute(createPayoutSettings, async ({ change, input }) =>
    ok(await change((tx) => addSettings(tx, input))),
  ),
  staffRoute(changePayoutSettings, async ({ change, input: { id, version, ...changes } }) =>
    ok(await change((tx) => changeSettings(tx, { id, version }, changes))),
  ),
  staffRoute(deletePayoutSettings, async ({ change, input }) => {
    await change((tx) => takeBack(tx, 'payout_settings', input))
    return ok({ id: input.id })
  }),
  staffRoute(listTaxRules, async ({ db, input }) => toList(input, await listRules(db, input))),
  staffRoute(getTaxRule, async ({ db, input }) => ok(await getRule(db, input.id))),
  staffRoute(createTaxRule, async ({ change, input }) => ok(await change((tx) => addRule(tx, input)))),
  staffRoute(changeTaxRule, async ({ change, input: { id, version, ...changes } }) =>
    ok(await change((tx) => changeRule(tx, { id, version }, changes))),
  ),
  staffRoute(deleteTaxRule, async ({ change, input }) => {
    await change((tx) => takeBack(tx, 'tax_rules', input))
    return ok({ id: input.id })
  }),
  staffRoute(previewPayoutEffect, async ({ db, input }) =>
    ok(await inTransaction(db, (tx) => previewEffect(tx, deps, input))),
  ),
]

const runRoutes = (deps: PayeeLookup) => [
  staffRoute(calls.getPayoutCalendar, async ({ db }) => ok(await readCalendar(db))),
  staffRoute(calls.listPayoutRuns, async ({ db, caller, input }) =>
    toList(input, await listRuns(db, caller.accountId, input)),
  ),
  staffRoute(calls.getPayoutRun, async ({ db, caller, input }) =>
    ok(await getRun(db, caller.accountId, input.id)),
  ),
  staffRoute(calls.createPayoutRun, async ({ db, caller, change, input }) => {
    const id = await change((tx) => makeRun(tx, deps, caller.accountId, input.month))
    return ok(await getRun(db, caller.accountId, id))
  }),
  staffRoute(calls.discardPayoutRun, async ({ db, caller, change, input }) => {
    await change((tx) => discardRun(tx, input.id))
    return ok(await getRun(db, caller.accountId, input.id))
  }),
  staffRoute(calls.approvePayoutRun, async ({ db, caller, change, input }) => {
    await payRun(change, deps, { runId: input.id, by: caller.accountId, forMs: PAY_MS })
    return ok(await getRun(db, caller.accountId, input.id))
  }),
  staffRoute(calls.listPayoutItems, async ({ db, input }) => toList(input, await listItems(db, input))),
  staffRoute(calls.retryPayout, async ({ db, caller, change, input }) => {
    const id = await change((tx) => retryPayout(tx, deps, caller.accountId, input.id))
    return ok(await getRun(db, caller.accountId, id))
  }),
  staffFileRoute(calls.neftFile, (call) => sendFile(call, deps, 'Bank transfer')),
  staffFileRoute(calls.upiFile, (call) => sendFile(call, deps, 'UPI')),
]

const resultRoutes = [
  staffRoute(calls.previewPayoutResults, async ({ db, files }) => {
    const given = readResultFile(await fileOf(files.file).bytes())
    const { rows, token } = await planResults(db, given)
    const counts = Object.fromEntries(
      resultOutcomes.map((outcome) => [outcome, rows.filter((row) => row.outcome === outcome).length]),
    ) as Record<(typeof resultOutcomes)[number], number> // made of the list itself
    return ok({ token, counts, rows: rows.filter(({ outcome }) => outcome !== 'same') })
  }),
  staffRoute(calls.takePayoutResults, async ({ caller, change, files, input }) => {
    const file = fileOf(files.file)
    const given = readResultFile(await file.bytes())
    const sent = { by: caller.accountId, sha256: file.sha256, token: input.token }
    return ok(await change((tx) => takeResults(tx, given, sent)))
  }),
  staffRoute(calls.setPayoutResult, async ({ db, caller, change, input }) => {
    const { id: payoutId, status, transaction_id, reason } = input
    const result = { outcome: status, payoutId, transactionId: transaction_id, reason }
    await change((tx) => takeResult(tx, caller.accountId, result))
    return ok(await getItemOf(db, payoutId))
  }),
]

const taxRoutes = [
  staffRoute(listTaxEntries, async ({ db, input }) => toList(input, await listEntries(db, input))),
  staffFileRoute(taxRegisterAsCsv, async ({ db, input }) => registerTable(db, input)),
  staffRoute(changeTaxEntry, async ({ change, input }) => ok(await change((tx) => changeEntry(tx, input)))),
  staffRoute(depositTaxes, async ({ change, input }) => ok(await change((tx) => depositQuarter(tx, input)))),
]

async function sendFile(
  { caller, change, headers, input }: StaffCall<typeof calls.neftFile | typeof calls.upiFile>,
  deps: PayeeLookup,
  method: PayoutMethod,
) {
  const asked = { runId: input.id, method, by: caller.accountId }
  const { name, text } = await change((tx) => takeBankFile(tx, deps, asked))
  headers.set('Content-Disposition', `attachment; filename="${name}"`)
  return piecesOf(text)
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  yield text
}

function fileOf(file: ReceivedFile | undefined): ReceivedFile {
  if (file) return file
  throw new Refusal('invalid', messages.invalidInput, { errors: { file: [payoutMessages.fileMissing] } })
}
