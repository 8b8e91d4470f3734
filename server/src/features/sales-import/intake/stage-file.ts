import { rm } from 'node:fs/promises'
import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import { sql } from 'kysely'
import { CopyIn } from '../../../db/copy-rows.ts'
import { inTransactionWithClient } from '../../../db/in-transaction-with-client.ts'
import { todayInIndia } from '../../../db/today.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { JobDeps } from '../../../jobs/job-kind.ts'
import { openSalesFile, type ReadFile, storeStream } from '../../../sales-files/index.ts'
import { loadRates } from '../currency/known-rates.ts'
import { loadLayouts } from '../mapping/load-layouts.ts'
import { loadBooks } from '../matching/known-books.ts'
import { AuthorSums } from '../posting/author-sums.ts'
import { compareFiles } from '../posting/compare-files.ts'
import { findOverlaps } from '../posting/find-overlaps.ts'
import { findReceived } from '../posting/find-received.ts'
import { findRevisions } from '../posting/find-revisions.ts'
import { keepReturnsShown } from '../posting/keep-returns-shown.ts'
import { KnownTerms } from '../posting/known-terms.ts'
import { keepMatches } from '../sale-matches/lock-matches.ts'
import { loadAccounts, loadMerged, standingOf } from '../sales-accounts/known-accounts.ts'
import { settleReturns } from '../waiting/reconsider.ts'
import { countLines, letPlannerCount } from './count-lines.ts'
import { LineBatches } from './line-batches.ts'
import { lineColumns } from './line-columns.ts'
import { isOurs } from './lock-import.ts'
import { Cancelled, Progress } from './note-progress.ts'

/**
 * Reads the file of an import, matches its rows and keeps them, all in one transaction: of a reading that breaks off, by a kill too,
 * nothing is left, and the next one starts over. @returns whether it was read now: another node may be reading it.
 * @throws BrokenSalesFile, Cancelled
 */
export async function stageFile(deps: JobDeps, importId: number, signal: AbortSignal): Promise<boolean> {
  const { db, pool, storage, uploads } = deps
  const found = await db
    .selectFrom('sales_imports')
    .select(['file_key', 'file_name', 'given_from', 'given_to', 'decimal_sign'])
    .select(standingOf('sales_account_id').as('account'))
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  if (found.file_key === null) return false
  const path = uploads.place()
  try {
    return await inTransactionWithClient(pool, async (tx, client) => {
      if (!(await isOurs(tx, importId, 'reading'))) return false
      await keepMatches(tx)
      await storeStream(await storage.getStream(found.file_key ?? ''), path)
      const sums = new AuthorSums()
      const stopping = new AbortController()
      const copy = new CopyIn(client, 'sale_lines', lineColumns)
      const [books, rates, today, layouts, accounts, merged] = await Promise.all([
        loadBooks(db),
        loadRates(db),
        todayInIndia(db),
        loadLayouts(db),
        loadAccounts(db),
        loadMerged(db),
      ])
      const known = { db, books, rates, merged, terms: new KnownTerms(db), sums }
      const batches = new LineBatches(importId, known, (text) => copy.write(text))
      const progress = new Progress(db, { id: importId, state: 'reading' }, (reason) =>
        stopping.abort(reason),
      )
      const { given_from: from, given_to: to } = found
      let read: ReadFile
      try {
        read = await openSalesFile(deps.untrusted, path, {
          period: from && to ? { from, to } : null,
          name: found.file_name,
          today,
          layouts,
          accounts,
          account: found.account,
          decimalSign: found.decimal_sign,
          async take(rows) {
            await batches.take(rows)
            await progress.read(rows.length)
          },
          onProgress: (share) => progress.reached(share),
          signal: AbortSignal.any([signal, stopping.signal]),
        })
        await batches.end()
        await copy.end()
      } catch (error) {
        await copy.abort(error instanceof Error ? error : new Error(String(error)))
        throw error
      }
      await sums.store(tx, importId)
      const account = found.account ?? read.file.account
      const { channel } = accounts.find(({ id }) => id === account) ?? read.file
      await noteRead(tx, importId, { ...read, account, channel: read.file.channel && channel })
      await letPlannerCount(tx, 'sale_lines', read.totals.rows)
      await findRevisions(tx, importId)
      await settleReturns(tx, importId)
      await keepReturnsShown(tx, importId)
      await findReceived(tx, importId)
      await findOverlaps(tx, sql`import_id = ${importId}`)
      await compareFiles(tx, importId)
      await countLines(tx, importId)
      return true
    })
  } finally {
    await rm(path, { force: true })
  }
}

type Whose = { channel: SalesChannel | null; account: number | null }

/** @throws Cancelled when it was taken back while its last rows were read. */
async function noteRead(tx: Tx, importId: number, { file, totals, channel, account }: ReadFile & Whose) {
  const noted = await tx
    .updateTable('sales_imports')
    .set({
      state: 'ready',
      channel,
      sales_account_id: account,
      discounted_rows: totals.discountedRows,
      is_estimate: file.estimate,
      sheets: JSON.stringify(
        file.sheets.map((sheet) => ({
          ...sheet,
          month: totals.monthsByName.find((month) => month.sheet === sheet.name) ?? null,
          hasCommas: totals.withCommas.includes(sheet.name),
        })),
      ),
      progress: 1,
      rows_read: totals.rows,
      covers_from: totals.period?.from ?? null,
      covers_to: totals.period?.to ?? null,
      read_at: new Date(),
      shown_again_at: null,
      problems: null,
      left_out: totals.leftOut.count === 0 ? null : JSON.stringify(totals.leftOut),
    })
    .where('id', '=', importId)
    .where('state', '=', 'reading')
    .returning('id')
    .executeTakeFirst()
  if (!noted) throw new Cancelled()
  await tx.deleteFrom('sales_file_previews').where('import_id', '=', importId).execute()
  const made = new Set(file.sheets.map(({ layout }) => layout).filter((id) => typeof id === 'number'))
  if (made.size > 0)
    await tx
      .insertInto('import_layouts')
      .values([...made].map((layout_id) => ({ import_id: importId, layout_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
