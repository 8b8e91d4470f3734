import { createReceipt, getReceipt, reverseReceipt } from '@panai/contract/accounting/staff/receipts'
import { getCalculatorRates } from '@panai/contract/royalties/rates'
import { changeRates, createRates, deleteRates } from '@panai/contract/royalties/staff/rates'
import {
  createCurrencyRate,
  deleteCurrencyRate,
  getCurrencyRate,
} from '@panai/contract/sales-import/staff/currency-rates'
import {
  changeSalesAccount,
  createSalesAccount,
  getSalesAccount,
  mergeSalesAccount,
  splitSalesAccount,
} from '@panai/contract/sales-import/staff/sales-accounts'
import type { Deps } from '../cast/deps.ts'
import { untilNoFileIsRead } from '../cast/hand-in-sales.ts'
import { callFor, working } from './working.ts'

let days = 0
let accounts = 0

/** Another one each time, none of them near. */
function aDay(): string {
  days += 1
  return new Date(Date.UTC(2050, 0, days)).toISOString().slice(0, 10)
}

function aShop() {
  accounts += 1
  return { name: `Sunrise Books ${accounts}`, kind: 'shop' as const, discount: 35 }
}

async function anAccount(deps: Deps) {
  const { data } = await callFor(deps, 'admin', createSalesAccount, aShop())
  return { id: data.id, version: data.version }
}

/** Two that may become one. */
async function aMerger(deps: Deps) {
  const [{ id, version }, into] = [await anAccount(deps), await anAccount(deps)]
  await untilNoFileIsRead(deps)
  return { id: String(id), version, into: into.id }
}

/** One that has gone into another. */
async function aMerged(deps: Deps) {
  const merger = await aMerger(deps)
  await callFor(deps, 'admin', mergeSalesAccount, merger)
  return deps.db
    .selectFrom('sales_accounts')
    .select(['id', 'version'])
    .where('id', '=', Number(merger.id))
    .executeTakeFirstOrThrow()
}

function aReceipt() {
  return { channel: 'direct' as const, amount: 12.5, received_on: '2026-04-02', method: 'Cash' as const }
}

async function aReceiptThatIsThere(deps: Deps): Promise<string> {
  return String((await callFor(deps, 'admin', createReceipt, aReceipt())).data.id)
}

/** Of a currency of which no row waits. */
function aCurrencyRate() {
  return { currency: 'AUD' as const, valid_from: aDay(), rupees: 55.5 }
}

async function aRateThatIsThere(deps: Deps): Promise<string> {
  return String((await callFor(deps, 'admin', createCurrencyRate, aCurrencyRate())).data.id)
}

async function someRates(deps: Deps) {
  const { data } = await callFor(deps, 'visitor', getCalculatorRates, {})
  return { ...data, valid_from: aDay() }
}

async function ratesThatAreThere(deps: Deps) {
  const { id, version } = (await callFor(deps, 'admin', createRates, await someRates(deps))).data
  return { id: String(id), version }
}

export const receiptRequests = [
  working(createSalesAccount, async () => ({ input: aShop() })),
  working(getSalesAccount, async (deps) => ({ input: { id: String((await anAccount(deps)).id) } })),
  working(changeSalesAccount, async (deps) => {
    const { id, version } = await anAccount(deps)
    return { input: { id: String(id), version, credit_days: 60, note: 'Sale or return' } }
  }),
  working(mergeSalesAccount, async (deps) => ({ input: await aMerger(deps) })),
  working(splitSalesAccount, async (deps) => {
    const { id, version } = await aMerged(deps)
    return { input: { id: String(id), version } }
  }),
  working(createReceipt, async () => ({ input: aReceipt() })),
  working(getReceipt, async (deps) => ({ input: { id: await aReceiptThatIsThere(deps) } })),
  working(reverseReceipt, async (deps) => ({
    input: { id: await aReceiptThatIsThere(deps), reason: 'Entered twice' },
  })),
  working(createCurrencyRate, async () => ({ input: aCurrencyRate() })),
  working(getCurrencyRate, async (deps) => ({ input: { id: await aRateThatIsThere(deps) } })),
  working(deleteCurrencyRate, async (deps) => ({ input: { id: await aRateThatIsThere(deps) } })),
  working(createRates, async (deps) => ({ input: await someRates(deps) })),
  working(changeRates, async (deps) => ({
    input: { ...(await ratesThatAreThere(deps)), valid_from: aDay() },
  })),
  working(deleteRates, async (deps) => ({ input: await ratesThatAreThere(deps) })),
]
