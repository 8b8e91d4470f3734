import type { BookFormat, TrimSize } from '@panai/contract/language/vocabulary'
import { paise } from '@panai/contract/money/money'
import type { Tx } from '@panai/server/db/transaction'
import { makePayout, recordSales, settlePayout } from '@panai/server/features/royalties/index'
import { DEMO_AUTHOR, demoLogin } from '../demo-login.ts'
import { openAccount } from './open-account.ts'
import { planPayouts } from './plan-payouts.ts'
import { planSales, type SoldBook } from './plan-sales.ts'
import { planSubmissions } from './plan-submissions.ts'
import { type Estimate, putDemoEstimates, putDemoFiles } from './put-demo-files.ts'
import { putDemoSubmissions } from './put-demo-submissions.ts'

const YEAR = { from: '2025-11-01', days: 365 }
const PAY_MONTHS = [
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-03',
  '2026-04',
  '2026-05',
  '2026-06',
  '2026-07',
  '2026-08',
  '2026-09',
  '2026-10',
]

/**
 * Gives the author of the demo an account, submissions, and a year of made-up sales and payouts, posted as real ones are. Again it
 * changes nothing. @returns how many sales were recorded now.
 */
export async function putDemoAuthor(tx: Tx, pictures: ReadonlyMap<string, number>): Promise<number> {
  const author = await tx
    .selectFrom('authors')
    .select(['id', 'name', 'name_latin'])
    .where('slug', '=', DEMO_AUTHOR)
    .executeTakeFirstOrThrow()
  await openAccount(tx, { authorId: author.id, name: author.name_latin ?? author.name, ...demoLogin })
  const books = await booksOf(tx, author.id)
  await putDemoSubmissions(tx, author, planSubmissions(pictures, books[0]?.id ?? null))
  const sales = planSales(author.id, books, YEAR)
  const [direct, ofChannels] = [
    sales.filter(({ channel }) => channel === 'direct'),
    sales.filter(({ channel }) => channel !== 'direct'),
  ]
  const recorded =
    (await recordSales(tx, direct)) +
    (await putDemoFiles(tx, ofChannels, { from: YEAR.from, to: '2026-10-31' }))
  await putDemoEstimates(tx, planEstimates(books), { from: '2026-11-01', to: '2026-11-18' })
  for (const { payout, outcome } of planPayouts(author.id, sales, PAY_MONTHS)) {
    const id = await makePayout(tx, payout)
    if (outcome) await settlePayout(tx, id, outcome)
  }
  return recorded
}

/** A few copies of each e-book in the month after the last that is confirmed. */
function planEstimates(books: readonly SoldBook[]): Estimate[] {
  return books
    .filter(({ formats }) => formats.includes('ebook'))
    .map(({ id, mrp }, at) => ({ bookId: id, soldOn: `2026-11-0${at + 2}`, quantity: at + 3, price: mrp }))
}

async function booksOf(tx: Tx, authorId: number): Promise<SoldBook[]> {
  const rows = await tx
    .selectFrom('books')
    .select(['id', 'formats', 'mrp_paise', 'pages', 'trim_size'])
    .where('author_id', '=', authorId)
    .orderBy('reference')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    formats: row.formats as BookFormat[], // both columns are checked against the lists
    mrp: paise(row.mrp_paise),
    pages: row.pages,
    trimSize: row.trim_size as TrimSize | null,
  }))
}
