import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMoneyWorld, aPublisher, type World } from '../../../../test/money/money-world.ts'
import { takeIn, work } from '../../../../test/money/steps-of-imports.ts'
import { kdpPriorMonths, kdpSold, panaiCsv, type Row } from '../../../../test/sales-files.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { enterReceipt } from '../../receipts/enter-receipt.ts'
import { findLedgerDifferences } from '../../royalties/index.ts'
import { askToPost, askToUndo } from '../imports/move-import.ts'

let world: World
beforeAll(async () => {
  world = await aMoneyWorld(await aPublisher(), [])
})
afterAll(() => world.end())

/** What a channel says of one sale: of which, how much comes to us for it in paise, and whether it has come already. */
type Said = { sale: number; copies: number; pays: number; isPaid: boolean }

const SALES = 6
let files = 0

/** Sales by number: each run has orders of its own. */
function orders(run: number, said: readonly Said[]): Uint8Array {
  files += 1
  return panaiCsv(
    said.map(
      ({ sale, copies, pays, isPaid }): Row => ({
        isbn: isbnOf(sale),
        order_id: `${run}-${sale}`,
        format: 'ebook',
        units: copies,
        list_price: '',
        amount: (pays / 100).toFixed(2),
        proceeds: (pays / 100).toFixed(2),
        paid_on: isPaid ? '2026-04-20' : '',
        // Each file is another one, its rows may be known.
        title: `File ${files}`,
      }),
    ),
  )
}

/** The same of a channel that sums up a month by marketplace. */
function month(run: number, said: readonly Said[]): Uint8Array {
  files += 1
  return kdpPriorMonths(
    said.map(({ sale, copies, pays }) =>
      kdpSold(isbnOf(sale), copies, {
        Earnings: pays / 100,
        Title: `File ${files}`,
        Marketplace: `Amazon ${run} ${sale}`,
      }),
    ),
    { month: 'April 2026' },
  )
}

function isbnOf(sale: number): string {
  return world.books[sale % world.books.length]?.isbn ?? ''
}

/** @param mayBePaid whether the files say what has been paid */
function oneOfEach(mayBePaid: boolean) {
  const said = fc.record({
    sale: fc.nat(SALES - 1),
    copies: fc.integer({ min: 1, max: 3 }),
    pays: fc.integer({ min: 1, max: 4 }).map((hundreds) => hundreds * 100_01),
    isPaid: mayBePaid ? fc.boolean() : fc.constant(false),
  })
  return fc.uniqueArray(said, { selector: ({ sale }) => sale, minLength: 1, maxLength: SALES })
}

async function postAll(): Promise<void> {
  const ready = await world.db
    .selectFrom('sales_imports')
    .select(['id', 'version'])
    .where('state', '=', 'ready')
    .orderBy('id')
    .execute()
  for (const { id, version } of ready)
    await inTransaction(world.db, (tx) =>
      askToPost(tx, id, { version, lacking: 'stay', by_own_day: true, are_others: true, are_further: true }),
    )
  await work(world)
}

async function takeInAndPost(bytes: Uint8Array): Promise<number> {
  const id = await takeIn(world, bytes)
  await postAll()
  return id
}

type Money = { owed: number; cash: number }

/** What channels owe by the ledger, and what has come, in paise. */
async function money(): Promise<Money> {
  const sums = await world.db
    .selectFrom('postings')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'account_id')
    .select(({ fn }) => [
      fn.sum<number>('amount_paise').filterWhere('channel', 'is not', null).as('owed'),
      fn.sum<number>('amount_paise').filterWhere('name', '=', 'cash').as('cash'),
    ])
    .executeTakeFirstOrThrow()
  return { owed: Number(sums.owed ?? 0), cash: Number(sums.cash ?? 0) }
}

/** What there is once that is posted. `entered`: what was entered as received for sales, in paise; of a sale that was paid it does not come again. */
function moneyOf(
  rows: Iterable<Said>,
  before: Money,
  entered: ReadonlyMap<number, number> = new Map(),
): Money {
  const now = { ...before }
  for (const sum of entered.values()) {
    now.cash += sum
    now.owed -= sum
  }
  for (const { sale, pays, isPaid } of rows) {
    const comes = isPaid ? Math.max(0, pays - (entered.get(sale) ?? 0)) : 0
    now.cash += comes
    now.owed += pays - comes
  }
  return now
}

/** Enters money for what is still owed for a sale, if anything is. @returns how much, in paise */
async function receive(order: string, share: number): Promise<number> {
  const line = await world.db
    .selectFrom('sale_lines')
    .select(['id', 'channel', 'proceeds_paise'])
    .where('order_id', '=', order)
    .where('state', '=', 'posted')
    .where('is_paid', '=', false)
    .executeTakeFirst()
  if (!line) return 0
  const came = await world.db
    .selectFrom('receipts')
    .innerJoin('sale_lines', 'sale_lines.id', 'line_id')
    .select(({ fn }) => fn.sum<number>('receipts.amount_paise').as('sum'))
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow()
  const amount = Math.floor(((line.proceeds_paise ?? 0) - Number(came.sum ?? 0)) * share)
  if (amount <= 0) return 0
  const { channel, id: line_id } = line
  const by = { channel, sales_account_id: null, method: 'UPI', note: null } as const
  await inTransaction(world.db, (tx) =>
    enterReceipt(
      tx,
      { ...by, line_id, amount: amount / 100, received_on: '2026-05-01' },
      { accountId: world.clerk, key: null },
    ),
  )
  return amount
}

/** The last that was said of each sale; what was said before and comes again says nothing. */
function standingOf(files: readonly (readonly Said[])[]): Map<number, Said> {
  const [standing, past] = [new Map<number, Said>(), new Set<string>()]
  for (const file of files)
    for (const row of file) {
      if (past.has(JSON.stringify(row))) continue
      standing.set(row.sale, row)
      past.add(JSON.stringify(row))
    }
  return standing
}

/** What came back with an undone file is posted again, or never. */
const undone = [
  { isLatestFirst: false, isPosted: false },
  { isLatestFirst: true, isPosted: false },
  { isLatestFirst: true, isPosted: true },
]

for (const [name, file, rows] of [
  ['orders', orders, oneOfEach(true)],
  ['a month', month, oneOfEach(false)],
] as const) {
  let run = 0
  const versions = fc.array(rows, { minLength: 1, maxLength: 4 })
  const receipts = fc.array(
    fc.record({ after: fc.nat(3), sale: fc.nat(SALES - 1), share: fc.constantFrom(0.3, 1) }),
    { maxLength: 6 },
  )

  test(`of ${name}, in whatever files they come, the last that was said of each sale stands`, async () => {
    await fc.assert(
      fc.asyncProperty(
        versions,
        receipts,
        fc.constantFrom(...undone),
        async (versions, receipts, { isLatestFirst, isPosted }) => {
          run += 1
          const before = await money()
          const taken: number[] = []
          const entered = new Map<number, number>()
          for (const [at, version] of versions.entries()) {
            taken.push(await takeInAndPost(file(run, version)))
            for (const { sale, share } of receipts.filter(({ after }) => after === at))
              entered.set(sale, (entered.get(sale) ?? 0) + (await receive(`${run}-${sale}`, share)))
          }
          expect(await money()).toEqual(moneyOf(standingOf(versions).values(), before, entered))
          expect(await findLedgerDifferences(world.db)).toEqual([])

          const ids = [...new Set(taken)]
          for (const id of isLatestFirst ? ids.reverse() : ids) {
            const { version } = await world.db
              .selectFrom('sales_imports')
              .select('version')
              .where('id', '=', id)
              .executeTakeFirstOrThrow()
            await inTransaction(world.db, (tx) => askToUndo(tx, id, { version, reason: 'A slip' }))
            await work(world)
            if (isPosted) await postAll()
          }
          // What came has come.
          expect(await money()).toEqual(moneyOf([], before, entered))
          expect(await findLedgerDifferences(world.db)).toEqual([])
        },
      ),
      { numRuns: 6 },
    )
  })

  test(`files of ${name} come to the same in any order, split and repetition`, async () => {
    const cut = fc.record({
      rows,
      parts: fc.array(fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1 }), { maxLength: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(cut, async ({ rows, parts }) => {
        run += 1
        const before = await money()
        const split = [...parts.map((sales) => rows.filter(({ sale }) => sales.includes(sale))), rows]
        for (const part of split) if (part.length > 0) await takeInAndPost(file(run, part))
        expect(await money()).toEqual(moneyOf(rows, before))
      }),
      { numRuns: 6 },
    )
    expect(await findLedgerDifferences(world.db)).toEqual([])
  })
}
