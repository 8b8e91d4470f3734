import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBook } from '../../../test/builders.ts'
import {
  acxLayout,
  amazonSettlement,
  amazonTaxLayout,
  appleLayout,
  aSalesText,
  aSalesWorkbook,
  draft2digitalLayouts,
  flipkartOrders,
  flipkartSalesLayout,
  googleEarnings,
  ingramCompensation,
  kdpEstimator,
  kdpPrintLayout,
  kdpPriorMonths,
  koboLayout,
  panaiCsv,
  type SampleLayout,
  settlementOrder,
  shopifyLayout,
} from '../../../test/sales-files.ts'
import { anIsbn, postImport, readImport, untilImportIs, upload } from '../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../test/staff-member.ts'
import { findLedgerDifferences } from '../royalties/index.ts'

let app: TestApplication
let clerk: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
  const { id } = await aBook(app.db, {
    isbn: '9788194012344',
    reference: 'PANAI-001',
    pages: 200,
    trim_size: '5.5 X 8.5 in',
  })
  await app.db
    .insertInto('book_identifiers')
    .values([
      { book_id: id, kind: 'asin', value: 'B0CXYZ1234', format: 'ebook' },
      { book_id: id, kind: 'sku', value: 'BK_ACX0_000001', format: null },
    ])
    .execute()
})
afterAll(() => app.stop())

const paid: [name: string, file: () => Uint8Array][] = [
  ["KDP's prior months", () => kdpPriorMonths([{}, { Marketplace: 'Amazon.com' }])],
  ["KDP's prior months, older", () => kdpPriorMonths([{}], { version: 'older', month: 'March 2026' })],
  ['Ingram', () => ingramCompensation([{}])],
  ['Google Play', () => googleEarnings([{}])],
  ['an Amazon settlement', () => amazonSettlement(settlementOrder('402-1', 'PANAI-001'))],
  ['Flipkart', () => flipkartOrders([{}])],
  ['Apple', () => aSalesText(appleLayout, [{}], { delimiter: '\t' })],
  ['Kobo', () => aSalesWorkbook(koboLayout, [{}], 'Details')],
  ['Draft2Digital', () => aSalesText(draft2digitalLayouts.ebook, [{ 'Currency Code': 'INR' }])],
  ['ACX', () => aSalesText(acxLayout, [{ Currency: 'INR' }], { above: [['Period:', '2026-04']] })],
  ['Shopify', () => aSalesText(shopifyLayout, [{}])],
  ['our own table', () => panaiCsv([{}])],
]

test.each(paid)('%s: every row is matched, posted, and there once', async (_, build) => {
  const file = build()
  const ready = await readImport(clerk, app, file)
  expect(waitingIn(ready)).toEqual([])
  expect(rowsOf(ready, 'new')).toBeGreaterThan(0)
  const posted = await postImport(clerk, ready)
  expect(rowsOf(posted, 'posted')).toBe(rowsOf(ready, 'new'))
  expect(await findLedgerDifferences(app.db)).toEqual([])
  expect((await upload(clerk, app, file)).is_known).toBe(true)
})

/** The tab of the estimator as KDP writes it now, with an ASIN beside the ISBN. */
const printLayout: SampleLayout = [...kdpPrintLayout, ['ASIN', 'B0PAPER009']]

test('a printed book of KDP is found by its ISBN, else by its ASIN, and no estimate stands twice', async () => {
  const [byIsbn, byAsin] = [anIsbn(), anIsbn()]
  const [first, second] = [await aBook(app.db, { isbn: byIsbn }), await aBook(app.db, {})]
  await app.db
    .insertInto('book_identifiers')
    .values({ book_id: second.id, kind: 'asin', value: 'B0PAPER009', format: 'ebook' })
    .execute()
  const sales = [byIsbn, byAsin].map((ISBN) => ({ ISBN, 'Transaction Type': 'Standard - Paperback' }))
  const { id } = await readImport(clerk, app, aSalesWorkbook(printLayout, sales, 'Paperback Royalty'))
  const lines = await app.db
    .selectFrom('sale_lines')
    .select(['book_id', 'matched_by', 'format', 'state'])
    .where('import_id', '=', id)
    .orderBy('row_number')
    .execute()
  expect(lines).toEqual([
    { book_id: first.id, matched_by: 'isbn', format: 'paperback', state: 'estimate' },
    { book_id: second.id, matched_by: 'asin', format: 'paperback', state: 'estimate' },
  ])
  const combined = sales.map(({ ISBN, ...sale }) => ({
    ...sale,
    'Royalty Date': '2026-04-03',
    'ASIN/ISBN': ISBN,
    Royalty: 39.5,
  }))
  const again = await readImport(clerk, app, kdpEstimator({ combined }))
  expect(again.groups).toMatchObject([{ state: 'duplicate', rows: 2 }])
})

const shops: [name: string, file: (sku: string) => Uint8Array][] = [
  ['an Amazon settlement', (sku) => amazonSettlement(settlementOrder(`403-${sku}`, sku))],
  ["Amazon's tax report", (sku) => aSalesText(amazonTaxLayout, [{ Sku: sku }])],
  ['a settlement of Flipkart', (sku) => flipkartOrders([{ 'Seller SKU': sku }])],
  ["Flipkart's tax report", (sku) => aSalesWorkbook(flipkartSalesLayout, [{ SKU: `"""SKU:${sku}"""` }], 'S')],
]

test.each(shops)('%s: a SKU that is the ISBN of a book names it', async (_, build) => {
  const [isbn, late] = [anIsbn(), anIsbn()]
  const known = await aBook(app.db, { isbn })
  const hyphened = `${isbn.slice(0, 3)}-${isbn.slice(3, 5)}-${isbn.slice(5)}`
  for (const sku of [isbn, hyphened]) {
    const { id } = await readImport(clerk, app, build(sku))
    expect(await booksOf(id)).toEqual([{ book_id: known.id, matched_by: 'isbn' }])
  }
  const { id } = await readImport(clerk, app, build(late))
  expect(await booksOf(id)).toEqual([{ book_id: null, matched_by: null }])
})

async function booksOf(importId: number) {
  return app.db
    .selectFrom('sale_lines')
    .select(['book_id', 'matched_by'])
    .distinct()
    .where('import_id', '=', importId)
    .execute()
}

test('an estimate is shown and posts nothing', async () => {
  const journals = await countJournals()
  const ready = await readImport(clerk, app, kdpEstimator({ combined: [{}, {}], kenp: [{}], orders: [{}] }))
  expect(ready.is_estimate).toBe(true)
  expect(ready.groups.every(({ state }) => state === 'estimate')).toBe(true)
  await postImport(clerk, ready)
  expect(await countJournals()).toBe(journals)
})

test.each([
  ['of Amazon', () => aSalesText(amazonTaxLayout, [{}])],
  ['of Flipkart', () => aSalesWorkbook(flipkartSalesLayout, [{}], 'Sales Report')],
])('a tax report %s pays nothing: the settlement of the same orders does', async (_, build) => {
  const ready = await readImport(clerk, app, build())
  expect(ready.groups).toMatchObject([{ state: 'estimate', rows: 1 }])
})

const brokenFiles: [name: string, file: () => Uint8Array][] = [
  ['no table', () => Buffer.from('Dear clerk, please find enclosed our sales.')],
  ['a workbook that was cut off', () => kdpPriorMonths([{}]).slice(0, 900)],
  [
    'a total that the rows do not give',
    () => amazonSettlement(settlementOrder('402-9', 'X'), { total: '1.00' }),
  ],
  ['a currency that nobody knows', () => panaiCsv([{}, { currency: 'XYZ' }])],
]

test.each(brokenFiles)('%s is refused, and nothing of it is kept', async (_, file) => {
  const { id } = await upload(clerk, app, file())
  const refused = await untilImportIs(clerk, id, 'refused')
  expect(refused.problems?.count).toBeGreaterThan(0)
  const lines = await app.db.selectFrom('sale_lines').select('id').where('import_id', '=', id).execute()
  expect(lines).toEqual([])
  expect(refused.has_file).toBe(false)
})

function rowsOf({ groups }: SalesImport, wanted: string): number {
  return groups.reduce((sum, { state, rows }) => sum + (state === wanted ? rows : 0), 0)
}

function waitingIn({ groups }: SalesImport): (string | null)[] {
  return groups.filter(({ state }) => state === 'waiting').map(({ waits_for }) => waits_for)
}

async function countJournals(): Promise<number> {
  const { count } = await app.db
    .selectFrom('journals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
