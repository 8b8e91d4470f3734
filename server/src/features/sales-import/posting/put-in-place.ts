import { createHash } from 'node:crypto'
import type { Currency } from '@panai/contract/money/currencies'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { lockAuthors } from '../../royalties/index.ts'
import { recountRefunds } from '../waiting/count-refund.ts'
import { authorsOfReturns } from './book-anew.ts'
import { compareFiles } from './compare-files.ts'
import { findOverlaps } from './find-overlaps.ts'
import { findReceived } from './find-received.ts'
import { findRevisions } from './find-revisions.ts'
import { findLostSales } from './find-sales.ts'
import { judgeAgain } from './judge-again.ts'
import { sharesOf } from './judge-line.ts'
import { lookAtReturns, nameOf, type ReturnAnew } from './returns-anew.ts'
import { authorsOfRevised } from './revised-sales.ts'
import { leaveOutRepeated, openImportJournal, settleWritten, sumAgain } from './settle-written.ts'
import { standingSales } from './standing-sales.ts'
import { moveReturns, returnsBookedBy, succeedUndone } from './successions.ts'
import { authorsOfPosted, takeBack } from './take-back.ts'
import { insertSales } from './write-sales.ts'

export type RowSums = { rows: number; copies: number; royalty: number }
/** Of rows by their currency and of royalties by author, in paise. */
export type Sums = { currencies: Map<Currency | null, RowSums>; authors: Map<number, number> }

type Asked = { importId: number; earlierIds: readonly number[]; reason: string }
/** Looks at the rows when the earlier ones are undone and these are not posted yet. */
type LookBetween<T> = (tx: Tx) => Promise<T>

/**
 * Undoes the earlier imports and posts the new rows of this one, which are reckoned by the agreements, prices and rates of now. The caller
 * has the turn of posting and has locked all these imports; it decides whether the transaction stays.
 * @returns what was posted before and is posted now, what was seen between, and a name of all that was reckoned
 */
export async function putInPlace<T>(tx: Tx, { importId, earlierIds, reason }: Asked, look: LookBetween<T>) {
  await lockAuthors(tx, [...(await authorsOfPosted(tx, earlierIds)), ...(await authorsOfShown(tx, importId))])
  const before = await sumPosted(tx, earlierIds)
  const back: number[] = []
  for (const id of earlierIds) back.push(...(await takeBack(tx, id, { reason, replacedBy: importId })))
  await findLostSales(tx, importId)
  await leaveOutRepeated(tx, importId)
  await findRevisions(tx, importId)
  await findReceived(tx, importId)
  await findOverlaps(tx, sql`import_id = ${importId}`)
  await compareFiles(tx, importId)
  const successions = await succeedUndone(tx, earlierIds, [importId, ...back])
  const returns = await lookAtReturns(tx, importId, {
    successions,
    imports: back,
    again: await returnsBookedBy(tx, earlierIds),
  })
  // Those too of rows that came back and are shared by others now.
  await lockAuthors(tx, [
    ...(await authorsOfShown(tx, importId)),
    ...(await authorsOfRevised(tx, importId)),
    ...authorsOfReturns(returns),
  ])
  await sql`savepoint before_posting`.execute(tx)
  const journalId = await openImportJournal(tx, importId)
  const now: Sums = { currencies: new Map(), authors: new Map() }
  const reckoned = createHash('sha256')
  const written = await insertSales({
    db: tx,
    importId,
    journalId,
    returns: new Map(),
    onRow(line, { earned, waitsFor, amount, proceeds, taxes, changesOn }) {
      reckoned.update(
        JSON.stringify([
          line.id,
          line.bookId,
          sharesOf(earned),
          waitsFor,
          amount,
          proceeds,
          taxes,
          changesOn,
        ]),
      )
      if (earned.length === 0) return
      const sum = now.currencies.get(line.currency) ?? { rows: 0, copies: 0, royalty: 0 }
      now.currencies.set(line.currency, {
        rows: sum.rows + 1,
        copies: sum.copies + line.units,
        royalty: earned.reduce((royalty, part) => royalty + part.royalty, sum.royalty),
      })
    },
  })
  for (const [author, { royalty }] of written.earned.entries()) now.authors.set(author, royalty)
  reckoned.update(nameOf(returns))
  addReturns(returns, { before, now })
  if (written.unlike > 0) await judgeAgain(tx, importId)
  const seen = await look(tx)
  await settleWritten(tx, { importId, journalId, written, returns })
  await moveReturns(tx, successions)
  await recountRefunds(tx, importId)
  await sumAgain(tx, importId)
  const elsewhere = back.filter((id) => id !== importId && !earlierIds.includes(id)).length
  return { before, now, seen, backElsewhere: elsewhere, reckoned: reckoned.digest('hex') }
}

/** Returns of other imports are the same rows and copies, and take back something else. */
function addReturns(returns: readonly ReturnAnew[], { before, now }: Record<'before' | 'now', Sums>): void {
  for (const { was, line, judgement } of returns)
    for (const [sums, shares] of [
      [before, was.shares],
      [now, sharesOf(judgement.earned)],
    ] as const) {
      const here = sums.currencies.get(line.currency) ?? { rows: 0, copies: 0, royalty: 0 }
      const royalty = shares.reduce((sum, share) => sum + share.royalty, 0)
      sums.currencies.set(line.currency, { ...here, royalty: here.royalty + royalty })
      for (const share of shares)
        sums.authors.set(share.authorId, (sums.authors.get(share.authorId) ?? 0) + share.royalty)
    }
}

async function authorsOfShown(tx: Tx, importId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('sales_import_authors')
    .select('author_id')
    .where('import_id', '=', importId)
    .execute()
  return rows.map(({ author_id }) => author_id)
}

/** What stands of imports in the ledger. */
async function sumPosted(tx: Tx, importIds: readonly number[]): Promise<Sums> {
  const ids = sql`any(${[...importIds]}::integer[])`
  const posted = standingSales(importIds)
  const { rows: counted } = await sql<RowSums & { currency: Currency | null }>`
    select currency, count(*)::integer as rows, sum(units)::integer as copies, 0 as royalty
    from sale_lines where import_id = ${ids} and state = 'posted' group by currency`.execute(tx)
  const { rows: earned } = await sql<{ currency: Currency | null; royalty: number }>`
    select sold.currency, sum(royalty_paise)::bigint as royalty
    from ${posted} group by sold.currency`.execute(tx)
  const royalties = new Map(earned.map(({ currency, royalty }) => [currency, royalty]))
  const { rows: authors } = await sql<{ author_id: number; royalty: number }>`
    select author_id, sum(royalty_paise)::bigint as royalty from ${posted} group by author_id`.execute(tx)
  return {
    currencies: new Map(
      counted.map(({ currency, ...sum }) => [currency, { ...sum, royalty: royalties.get(currency) ?? 0 }]),
    ),
    authors: new Map(authors.map(({ author_id, royalty }) => [author_id, royalty])),
  }
}
