import { paise } from '@panai/contract/money/money'
import {
  approvePayoutRun,
  discardPayoutRun,
  getPayoutRun,
  listPayoutItems,
  neftFile,
  previewPayoutResults,
  retryPayout,
  setPayoutResult,
  takePayoutResults,
  upiFile,
} from '@panai/contract/payouts/staff/payouts'
import { changeTaxEntry, depositTaxes, listTaxEntries } from '@panai/contract/payouts/staff/tax-register'
import { anAuthor } from '../../server/test/builders.ts'
import { addVerifiedPayees } from '../../server/test/money/add-verified-payees.ts'
import { aPayout, aSale, fail, pay, sell } from '../../server/test/money/sales.ts'
import { stateAlone } from '../../server/test/money/statements.ts'
import type { Deps } from '../cast/deps.ts'
import { call, callFor, working } from './working.ts'

/** Enough that tax is withheld, and not too much for UPI. */
const EARNED = paise(90_000_00)
type Method = 'Bank transfer' | 'UPI'

/** Of an author of their own, who can be paid. @returns its number. */
async function aFailedPayout({ db, keys }: Deps, method?: Method): Promise<string> {
  const { id: authorId } = await anAuthor(db)
  await sell(db, aSale(authorId, { amount: EARNED, royalty: EARNED }))
  await stateAlone(db, authorId)
  await addVerifiedPayees(db, keys.data, [authorId], method && { method })
  const payoutId = await pay(db, aPayout(authorId))
  await fail(db, payoutId)
  return String(payoutId)
}

/** It pays to one author and nobody else, and waits for another person than who made it. */
async function aRun(deps: Deps, method?: Method): Promise<{ id: string }> {
  const id = await aFailedPayout(deps, method)
  const { data } = await callFor(deps, 'accounts', retryPayout, { id })
  return { id: String(data.id) }
}

async function aPaidRun(deps: Deps, method?: Method): Promise<{ id: string }> {
  const run = await aRun(deps, method)
  for (let state = ''; state !== 'made'; )
    state = (await callFor(deps, 'admin', approvePayoutRun, run)).data.state
  return run
}

/** The one of a run, which waits for the result of the bank. */
async function aPayoutUnderWay(deps: Deps) {
  const { id: run_id } = await aPaidRun(deps)
  const [item] = (await callFor(deps, 'admin', listPayoutItems, { run_id })).data
  return { id: String(item?.payout_id), reference: String(item?.reference), author: String(item?.author_id) }
}

async function aTableOfResults(deps: Deps) {
  const { id, reference } = await aPayoutUnderWay(deps)
  const rows = ['Reference,Status,Transaction ID,Reason', `${reference},SUCCESS,UTR${id},`]
  return { file: 'results.csv', value: Buffer.from(`${rows.join('\n')}\n`) }
}

async function aTaxEntry(deps: Deps) {
  const { author } = await aPayoutUnderWay(deps)
  const [entry] = (await callFor(deps, 'admin', listTaxEntries, { author_id: author })).data
  if (!entry) throw new Error('the payout has tax')
  return { entry, challan: { deposit_reference: 'BSR 0510002 / 00045', deposited_on: entry.paid_on } }
}

export const payoutRequests = [
  working(getPayoutRun, async (deps) => ({ input: await aRun(deps) })),
  working(discardPayoutRun, async (deps) => ({ input: await aRun(deps) })),
  working(approvePayoutRun, async (deps) => ({ input: await aRun(deps) })),
  working(neftFile, async (deps) => ({ input: await aPaidRun(deps) })),
  working(upiFile, async (deps) => ({ input: await aPaidRun(deps, 'UPI') })),
  working(previewPayoutResults, async (deps) => ({
    input: {},
    files: { file: await aTableOfResults(deps) },
  })),
  working(takePayoutResults, async (deps) => {
    const files = { file: await aTableOfResults(deps) }
    const { body } = await call(deps, 'admin', previewPayoutResults, { input: {}, files })
    const { token } = previewPayoutResults.output.parse(JSON.parse(body.toString())).data
    return { input: { token }, files }
  }),
  working(setPayoutResult, async (deps) => {
    const { id } = await aPayoutUnderWay(deps)
    return { input: { id, status: 'completed' as const, transaction_id: `UTR${id}` } }
  }),
  working(retryPayout, async (deps) => ({ input: { id: await aFailedPayout(deps) } })),
  working(changeTaxEntry, async (deps) => {
    const { entry, challan } = await aTaxEntry(deps)
    return { input: { id: String(entry.id), version: entry.version, ...challan } }
  }),
  working(depositTaxes, async (deps) => {
    const { entry, challan } = await aTaxEntry(deps)
    const { year, quarter, paid_on: up_to } = entry
    return { input: { year, quarter, up_to, ...challan } }
  }),
]
