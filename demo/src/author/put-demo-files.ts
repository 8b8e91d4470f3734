import { createHash } from 'node:crypto'
import { paise } from '@panai/contract/money/money'
import { channelNames, type SalesChannel } from '@panai/contract/sales/sales-channels'
import type { Tx } from '@panai/server/db/transaction'
import type { NewSale } from '@panai/server/features/royalties/index'
import { lockAuthors } from '@panai/server/features/royalties/lock-authors'
import { postOne } from '@panai/server/features/royalties/post'
import { DEMO_SOURCE } from './plan-sales.ts'

type Covers = { from: string; to: string }

/** Ten-thousandths. */
const WHOLE = 10_000
const EBOOK_RATE = 6_000

/**
 * Records planned sales as rows of made-up files, one of each channel, as though the channel had sent it; its name says that it is
 * demo data. Again it changes nothing. @returns how many sales were recorded now.
 */
export async function putDemoFiles(tx: Tx, sales: readonly NewSale[], covers: Covers): Promise<number> {
  await lockAuthors(
    tx,
    sales.map(({ authorId }) => authorId),
  )
  let recorded = 0
  for (const [channel, ofChannel] of Map.groupBy(sales, (sale) => sale.channel))
    recorded += await putFile(tx, channel, ofChannel, covers)
  return recorded
}

async function putFile(
  tx: Tx,
  channel: SalesChannel,
  sales: readonly NewSale[],
  covers: Covers,
): Promise<number> {
  const importId = await openFile(
    tx,
    { channel, isEstimate: false, name: `Demo data, ${channelNames[channel]}.csv` },
    covers,
  )
  if (importId === null) return 0
  const sum = (amounts: readonly number[]) => paise(amounts.reduce((total, amount) => total + amount, 0))
  const amount = sum(sales.map((sale) => sale.amount))
  const earned = Map.groupBy(sales, ({ authorId }) => authorId)
  const royalties = [...earned].map(([author, own]) => ({
    account: `author:${author}` as const,
    amount: paise(-sum(own.map(({ royalty }) => royalty))),
  }))
  const journalId = await postOne(tx, {
    kind: 'sale',
    occurredOn: covers.to,
    reason: `Sales of import ${importId}`,
    reference: `import ${importId}`,
    postings: [
      { account: `channel:${channel}`, amount },
      ...royalties,
      { account: 'company', amount: paise(-amount - sum(royalties.map((posting) => posting.amount))) },
    ],
  })
  await tx.insertInto('import_journals').values({ journal_id: journalId, import_id: importId }).execute()
  for (const [at, sale] of sales.entries()) {
    const line = await putLine(tx, importId, at + 2, { ...sale, bookId: sale.bookId, isEstimate: false })
    await tx
      .insertInto('sales')
      .values({
        author_id: sale.authorId,
        book_id: sale.bookId,
        format: sale.format,
        channel,
        sold_on: sale.soldOn,
        quantity: sale.quantity,
        amount_paise: sale.amount,
        royalty_paise: sale.royalty,
        buyer_name: sale.buyerName,
        source: DEMO_SOURCE,
        reference: `${channel} row ${at + 2}`,
        journal_id: journalId,
        line_id: line.id,
        line_hash: line.hash,
        share_bp: WHOLE,
        base_paise: sale.amount,
        list_price_paise: Math.round(sale.amount / sale.quantity),
        ...workingOf(sale),
      })
      .execute()
  }
  await close(tx, importId, sales.length)
  return sales.length
}

/** E-books earn a share of what comes in, printed ones what the calculator leaves. */
function workingOf({ format, amount, royalty }: NewSale) {
  return format === 'ebook'
    ? { basis: 'net' as const, cost_paise: 0, rate_bp: EBOOK_RATE }
    : { basis: 'calculator' as const, cost_paise: amount - royalty, rate_bp: WHOLE }
}

export type Estimate = { bookId: number; soldOn: string; quantity: number; price: number }

/** A made-up file of Kindle's first figures of a month that it has not confirmed: they are shown apart, and nobody is paid for them. */
export async function putDemoEstimates(
  tx: Tx,
  estimates: readonly Estimate[],
  covers: Covers,
): Promise<void> {
  const importId = await openFile(
    tx,
    { channel: 'kdp', isEstimate: true, name: 'Demo data, Kindle estimates.xlsx' },
    covers,
  )
  if (importId === null) return
  for (const [at, { bookId, soldOn, quantity, price }] of estimates.entries())
    await putLine(tx, importId, at + 2, {
      bookId,
      channel: 'kdp',
      format: 'ebook',
      soldOn,
      quantity,
      amount: price * quantity,
      buyerName: null,
      isEstimate: true,
    })
  await close(tx, importId, estimates.length)
}

type File = { channel: SalesChannel; isEstimate: boolean; name: string }

/** @returns null when the file is there already. */
async function openFile(tx: Tx, { channel, isEstimate, name }: File, covers: Covers): Promise<number | null> {
  const sha256 = createHash('sha256').update(name).digest('hex')
  const known = await tx
    .selectFrom('sales_imports')
    .select('id')
    .where('file_sha256', '=', sha256)
    .executeTakeFirst()
  if (known) return null
  const { id } = await tx
    .insertInto('sales_imports')
    .values({
      kind: 'file',
      state: 'ready',
      file_name: name,
      file_sha256: sha256,
      channel,
      is_estimate: isEstimate,
      covers_from: covers.from,
      covers_to: covers.to,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function close(tx: Tx, importId: number, rows: number): Promise<void> {
  const done = { state: 'posted' as const, progress: 1, rows_read: rows, posted_at: new Date() }
  await tx.updateTable('sales_imports').set(done).where('id', '=', importId).execute()
}

type Row = Pick<NewSale, 'bookId' | 'channel' | 'format' | 'soldOn' | 'quantity' | 'buyerName'> & {
  amount: number
  isEstimate: boolean
}

async function putLine(tx: Tx, importId: number, row: number, line: Row) {
  const { quantity, amount, soldOn, channel } = line
  const said = `${importId} ${row}`
  return tx
    .insertInto('sale_lines')
    .values({
      import_id: importId,
      row_number: row,
      hash: createHash('sha256').update(`demo ${said}`).digest('hex').slice(0, 32),
      raw: JSON.stringify([soldOn, channelNames[channel], String(quantity), (amount / 100).toFixed(2)]),
      measure: 'copies',
      channel,
      is_estimate: line.isEstimate,
      format: line.format,
      buyer_name: line.buyerName,
      period_from: soldOn,
      period_to: soldOn,
      units: quantity,
      units_sold: Math.max(quantity, 0),
      units_returned: Math.max(-quantity, 0),
      free_units: 0,
      pages: 0,
      currency: 'INR',
      amount,
      proceeds: amount,
      book_id: line.bookId,
      matched_by: 'isbn',
      state: line.isEstimate ? 'estimate' : 'posted',
      amount_paise: amount,
      proceeds_paise: amount,
    })
    .returning(['id', 'hash'])
    .executeTakeFirstOrThrow()
}
