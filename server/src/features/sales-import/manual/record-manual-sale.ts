import { hash, randomUUID } from 'node:crypto'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import { type Paise, paise, toRupees } from '@panai/contract/money/money'
import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import type { createManualSale } from '@panai/contract/sales-import/staff/manual-sales'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { sql } from 'kysely'
import { todayInIndia } from '../../../db/today.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Earned } from '../../agreements/index.ts'
import { debtorOf, lockAuthors, openJournal, postTo } from '../../royalties/index.ts'
import { loadRates } from '../currency/known-rates.ts'
import { countLines } from '../intake/count-lines.ts'
import { lockPosting } from '../intake/lock-import.ts'
import { AuthorSums } from '../posting/author-sums.ts'
import { findSales } from '../posting/find-sales.ts'
import { ImportPostings } from '../posting/import-postings.ts'
import { judgeLine, sharesOf } from '../posting/judge-line.ts'
import { KnownTerms } from '../posting/known-terms.ts'
import { owedOf } from '../posting/owed.ts'
import { salesOf } from '../posting/sale-columns.ts'
import { type StoredLine, selectLines, toLine, withSales } from '../posting/stored-lines.ts'
import { findStanding } from '../sales-accounts/known-accounts.ts'
import { recountRefunds } from '../waiting/count-refund.ts'
import { findSameSale } from './find-alike.ts'

type Sale = ParsedInputOf<typeof createManualSale>
type Recorded = { import_id: number; line_id: number; royalty: number }

const headings = ['Sold on', 'Copies', 'Amount', 'Buyer', 'Order', 'Paid on', 'Paid by']

/**
 * Records a sale that was typed: an import of one row, posted at once. The same key again is the same sale, undone or not.
 * @throws Refusal conflict when another one has the same order, or the same day, copies and amount, and nobody says that this is another;
 * invalid when its day is still to come, when there is no such book, or no agreement tells what it earns.
 */
export async function recordManualSale(
  tx: Tx,
  sale: Sale,
  { accountId, key }: { accountId: number; key: string | null },
): Promise<Recorded> {
  await lockPosting(tx)
  const rowHash = hash('sha256', `manual ${accountId} ${key ?? randomUUID()}`, 'hex').slice(0, 32)
  const known = await findRecorded(tx, rowHash)
  if (known) return known
  await refuseDaysToCome(tx, sale)
  const amount = paise(Math.round(sale.amount * 100))
  const soldBy = await findSeller(tx, sale)
  if (!sale.is_another) await refuseSame(tx, sale, { amount, ...soldBy })
  await refuseMissing(tx, sale.book_id)
  const import_id = await makeImport(tx, { sale, ...soldBy }, accountId)
  const line_id = await writeLine(tx, { sale, ...soldBy, amount, import_id, rowHash })
  const line = await findLine(tx, line_id)
  const earned = await judge(tx, line)
  const shares = sharesOf(earned)
  await lockAuthors(
    tx,
    shares.map(({ authorId }) => authorId),
  )
  const journalId = await openJournal(tx, {
    kind: 'sale',
    occurredOn: sale.sold_on,
    reason: sale.copies > 0 ? 'Sale typed in' : 'Return typed in',
    reference: `import ${import_id}`,
  })
  await tx
    .insertInto('sales')
    .values(salesOf({ line, reference: 'typed', earned, paid: amount, journalId }))
    .execute()
  const [postings, sums] = [new ImportPostings(), new AuthorSums()]
  postings.add(debtorOf(soldBy), owedOf({ amount, proceeds: amount, taxes: null }, line), { shares })
  sums.add(earned)
  await postTo(tx, journalId, postings.postings())
  await tx.insertInto('import_journals').values({ journal_id: journalId, import_id }).execute()
  await sums.store(tx, import_id)
  await countLines(tx, import_id)
  await recountRefunds(tx, import_id)
  return {
    import_id,
    line_id,
    royalty: toRupees(paise(shares.reduce((sum, { royalty }) => sum + royalty, 0))),
  }
}

/** Also one that was undone since: a call that comes late must not bring it back. Those few have an index of their own. */
async function findRecorded(tx: Tx, rowHash: string): Promise<Recorded | null> {
  const { rows } = await sql<{ import_id: number; line_id: number; royalty: number }>`
    select import_id, line_id, sum(royalty_paise)::bigint as royalty
    from sales join sale_lines on sale_lines.id = line_id
    where line_hash = ${rowHash} and line_hash is not null and reversed_by is null group by import_id, line_id
    union all
    select import_id, line.id, (select sum(royalty_paise) from sales join import_journals using (journal_id)
      where import_journals.import_id = undone.id)::bigint
    from sales_imports as undone join sale_lines as line on import_id = undone.id
    where kind = 'manual' and undone.state = 'undone' and hash = ${rowHash}`.execute(tx)
  const [row] = rows
  return row ? { ...row, royalty: toRupees(paise(row.royalty)) } : null
}

async function refuseSame(
  tx: Tx,
  { book_id, sold_on, copies, order_id }: Sale,
  { amount, ...soldBy }: Seller & { amount: Paise },
): Promise<void> {
  const asked = { bookId: book_id, soldOn: sold_on, copies, amount, orderId: order_id, ...soldBy }
  const same = await findSameSale(tx, asked)
  if (!same) return
  const by = same.by === null ? '' : ` by ${same.by}`
  throw new Refusal('conflict', `${salesImportMessages.sameSale} See import No. ${same.import_id}${by}.`)
}

async function refuseDaysToCome(tx: Tx, { sold_on, paid_on }: Sale): Promise<void> {
  const today = await todayInIndia(tx)
  const errors = {
    ...(sold_on > today && { sold_on: [salesImportMessages.dayToCome] }),
    ...(paid_on !== null && paid_on > today && { paid_on: [salesImportMessages.dayToCome] }),
  }
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', messages.invalidInput, { errors })
}

async function refuseMissing(tx: Tx, bookId: number): Promise<void> {
  const book = await tx.selectFrom('books').select('id').where('id', '=', bookId).executeTakeFirst()
  if (!book) throw refuse(salesImportMessages.book)
}

/** The row as it was written; a return with the sales of which it takes copies back, where there are any. */
async function findLine(tx: Tx, id: number): Promise<StoredLine> {
  const line = toLine(await selectLines(tx).where('id', '=', id).executeTakeFirstOrThrow())
  if (line.units > 0) return line
  await findSales(tx, [id])
  const [found] = await withSales(tx, [line])
  return found ?? line
}

async function judge(tx: Tx, line: StoredLine): Promise<readonly Earned[]> {
  const [rates, terms] = [await loadRates(tx), new KnownTerms(tx)]
  await terms.load(line.bookId === null ? [] : [line.bookId])
  const { earned } = judgeLine(line, { rates, terms })
  if (earned.length === 0) throw refuse(salesImportMessages.noTerms)
  return earned
}

function refuse(message: string): Refusal {
  return new Refusal('invalid', messages.invalidInput, { errors: { book_id: [message] } })
}

type Seller = { channel: SalesChannel; account: number | null }

/** @throws Refusal invalid when there is no such account. */
async function findSeller(tx: Tx, { sales_account_id }: Sale): Promise<Seller> {
  if (sales_account_id === null) return { channel: 'direct', account: null }
  const { id: account, channel } = await findStanding(tx, sales_account_id)
  return { channel, account }
}

async function makeImport(
  tx: Tx,
  { sale, channel, account }: Seller & { sale: Sale },
  accountId: number,
): Promise<number> {
  const { id } = await tx
    .insertInto('sales_imports')
    .values({
      kind: 'manual',
      state: 'posted',
      channel,
      sales_account_id: account,
      sheets: JSON.stringify([{ name: null, headings }]),
      progress: 1,
      rows_read: 1,
      covers_from: sale.sold_on,
      covers_to: sale.sold_on,
      created_by: accountId,
      read_at: new Date(),
      posted_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Line = Seller & { sale: Sale; amount: Paise; import_id: number; rowHash: string }

async function writeLine(
  tx: Tx,
  { sale, channel, account, amount, import_id, rowHash }: Line,
): Promise<number> {
  const { sold_on, copies, buyer_name, order_id, paid_on, payment_method } = sale
  const raw = [sold_on, String(copies), sale.amount.toFixed(2), buyer_name, order_id, paid_on, payment_method]
  const { id } = await tx
    .insertInto('sale_lines')
    .values({
      import_id,
      row_number: 1,
      hash: rowHash,
      raw: JSON.stringify(raw.map((cell) => cell ?? '')),
      measure: 'copies',
      channel,
      sales_account_id: account,
      is_estimate: false,
      format: sale.format,
      order_id,
      buyer_name,
      is_paid: paid_on !== null,
      paid_on,
      payment_method,
      period_from: sold_on,
      period_to: sold_on,
      units: copies,
      units_sold: Math.max(copies, 0),
      units_returned: Math.max(-copies, 0),
      free_units: 0,
      pages: 0,
      currency: 'INR',
      amount,
      proceeds: amount,
      book_id: sale.book_id,
      matched_by: 'hand',
      state: 'posted',
      amount_paise: amount,
      proceeds_paise: amount,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
