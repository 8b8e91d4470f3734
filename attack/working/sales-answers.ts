import {
  changeSaleMatch,
  forgetSaleMatch,
  getSaleMatch,
  previewForgetting,
  previewMatchChange,
  writeOffSales,
} from '@panai/contract/sales-import/staff/sale-matches'
import {
  answerWaitingSales,
  askAgainOfSale,
  completeBookOfSales,
  countRefund,
  matchSales,
  previewRefund,
  previewWaitingAnswer,
} from '@panai/contract/sales-import/staff/waiting-sales'
import { aBook, anAgreement } from '../../server/test/builders.ts'
import { amazonSettlement, panaiCsv } from '../../server/test/sales-files.ts'
import { aBookOfHalves, anIsbn } from '../../server/test/sales-imports.ts'
import type { Deps } from '../cast/deps.ts'
import { groupOf, handInSales, handInWithoutNet, untilNoFileIsRead } from '../cast/hand-in-sales.ts'
import { call, callFor, working } from './working.ts'

let made = 0

/** A row that names no book of ours. @returns the key of its group */
async function ofNoBook(deps: Deps): Promise<string> {
  made += 1
  const value = panaiCsv([{ isbn: '', title: `Unknown ${made}` }])
  return (await groupOf(deps, await handInSales(deps, { file: 'sales.csv', value }))).key
}

/** Rows that somebody said are of a book. */
async function aMatch(deps: Deps): Promise<{ id: string; version: number }> {
  const { id: book_id } = await aBookOfHalves(deps.db)
  await call(deps, 'accounts', matchSales, {
    input: { key: await ofNoBook(deps), book_id, format: 'paperback' },
  })
  const { id, version } = await deps.db
    .selectFrom('sale_matches')
    .select(['id', 'version'])
    .where('book_id', '=', book_id)
    .executeTakeFirstOrThrow()
  return { id: String(id), version }
}

/** Of a book whose cost nobody can know. */
async function aBookWithoutPages(deps: Deps): Promise<number> {
  const isbn = anIsbn()
  const { id } = await aBook(deps.db, { isbn })
  await anAgreement(deps.db, id, [{ basis: 'calculator', rate_bp: 10_000 }])
  await handInSales(deps, { file: 'sales.csv', value: panaiCsv([{ isbn }]) })
  return id
}

/** Of an order that is in no file: nobody knows how many copies came back. */
async function aRefund(deps: Deps) {
  made += 1
  const sku = `BACK-${made}`
  const { id: book_id } = await aBookOfHalves(deps.db)
  await deps.db.insertInto('book_identifiers').values({ book_id, kind: 'sku', value: sku }).execute()
  const row = { 'transaction-type': 'Refund', 'order-id': `405-${made}`, sku, amount: '-40.00' }
  const read = await handInSales(deps, { file: 'settlement.txt', value: amazonSettlement([row]) })
  return { line_id: (await groupOf(deps, read)).lineId, book_id }
}

async function withoutNet(deps: Deps) {
  const { key, lineId } = await handInWithoutNet(deps, (await aBookOfHalves(deps.db)).isbn)
  return { answer: { waits_for: 'net' as const, key, kind: 'net' as const }, lineId }
}

const reason = 'Their letter of 3 June'

export const salesAnswerRequests = [
  working(matchSales, async (deps) => ({
    input: {
      ...{ key: await ofNoBook(deps), book_id: (await aBookOfHalves(deps.db)).id },
      format: 'paperback' as const,
    },
  })),
  working(getSaleMatch, async (deps) => ({ input: { id: (await aMatch(deps)).id } })),
  working(previewMatchChange, async (deps) => ({
    input: { id: (await aMatch(deps)).id, book_id: String((await aBookOfHalves(deps.db)).id) },
  })),
  working(changeSaleMatch, async (deps) => {
    const { id, version } = await aMatch(deps)
    const book = (await aBookOfHalves(deps.db)).id
    const { data } = await callFor(deps, 'admin', previewMatchChange, { id, book_id: String(book) })
    await untilNoFileIsRead(deps)
    return { input: { id, version, preview: data.preview, reason, book_id: book, format: null } }
  }),
  working(previewForgetting, async (deps) => ({
    input: { id: (await aMatch(deps)).id, posted: 'stay' as const },
  })),
  working(forgetSaleMatch, async (deps) => {
    const { id, version } = await aMatch(deps)
    const posted = 'stay' as const
    const { data } = await callFor(deps, 'admin', previewForgetting, { id, posted })
    await untilNoFileIsRead(deps)
    return { input: { id, version, preview: data.preview, reason, posted } }
  }),
  working(writeOffSales, async (deps) => {
    const key = await ofNoBook(deps)
    await untilNoFileIsRead(deps)
    return { input: { key, reason } }
  }),
  working(completeBookOfSales, async (deps) => ({
    input: { book_id: await aBookWithoutPages(deps), pages: 200, trim_size: '5 X 8 in' as const },
  })),
  working(previewRefund, async (deps) => ({
    input: { line_id: String((await aRefund(deps)).line_id) },
  })),
  working(countRefund, async (deps) => ({ input: { ...(await aRefund(deps)), copies: 1 } })),
  working(previewWaitingAnswer, async (deps) => ({
    input: { ...(await withoutNet(deps)).answer, amount: '210' },
  })),
  working(answerWaitingSales, async (deps) => ({
    input: { ...(await withoutNet(deps)).answer, amount: 210, reason },
  })),
  working(askAgainOfSale, async (deps) => {
    const { answer, lineId } = await withoutNet(deps)
    await call(deps, 'accounts', answerWaitingSales, { input: { ...answer, amount: 210, reason } })
    return { input: { id: String(lineId) } }
  }),
]
