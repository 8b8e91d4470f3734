import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { ImportState } from '@panai/contract/sales/sales-import-states'
import { inTransaction } from '../../src/db/transaction.ts'
import { importSales } from '../../src/features/sales-import/import-sales.ts'
import { askToPost, askToUndo, cancelImport } from '../../src/features/sales-import/imports/move-import.ts'
import { takeFile } from '../../src/features/sales-import/imports/take-file.ts'
import { recordManualSale } from '../../src/features/sales-import/manual/record-manual-sale.ts'
import { lookAgain, matchSales } from '../../src/features/sales-import/waiting/match-sales.ts'
import { ReceivedFile } from '../../src/http/received-body.ts'
import { panaiCsv, type Row } from '../sales-files.ts'
import { pick, type SoldRow, type What } from './money-steps.ts'
import type { Work, World } from './money-world.ts'

type ImportStep = Extract<
  What,
  {
    do:
      | 'hand in a file'
      | 'post an import'
      | 'undo an import'
      | 'cancel an import'
      | 'match rows'
      | 'look again'
      | 'type a sale'
  }
>

export async function importStep(world: World, what: ImportStep): Promise<Work | null> {
  const { db, books } = world
  switch (what.do) {
    case 'hand in a file':
      return handIn(world, what.rows)
    case 'post an import': {
      const found =
        pick(await importsIn(world, ['ready']), what.which) ??
        pick(await importsIn(world, ['posted']), what.which)
      if (!found) return null
      return async () => {
        await inTransaction(db, (tx) =>
          askToPost(tx, found.id, {
            version: found.version,
            are_others: true,
            by_own_day: true,
            are_further: true,
            lacking: 'stay',
          }),
        )
        await work(world)
      }
    }
    case 'undo an import': {
      const found = pick(await importsIn(world, ['posted']), what.which)
      if (!found) return null
      return async () => {
        await inTransaction(db, (tx) => askToUndo(tx, found.id, { version: found.version, reason: 'A slip' }))
        await work(world)
      }
    }
    case 'cancel an import': {
      const found = pick(await importsIn(world, ['ready', 'posted']), what.which)
      return found ? () => inTransaction(db, (tx) => cancelImport(tx, found.id)) : null
    }
    case 'match rows': {
      const waiting = await db
        .selectFrom('sale_lines')
        .select('match_key')
        .distinct()
        .where('waits_for', '=', 'book')
        .orderBy('match_key')
        .execute()
      const key = pick(waiting, what.which)?.match_key
      const book_id = books[what.book]?.id
      if (!key || book_id === undefined) return null
      return () =>
        inTransaction(db, (tx) => matchSales(tx, { key, book_id, format: null, accountId: world.clerk }))
    }
    case 'look again':
      return () => inTransaction(db, lookAgain)
    case 'type a sale': {
      const number = world.typed.push(what) - 1
      const sale = {
        book_id: books[what.book]?.id ?? 0,
        format: 'ebook' as const,
        copies: what.copies,
        amount: (what.price * what.copies) / 100,
        sold_on: what.day,
        buyer_name: null,
        paid_on: null,
        payment_method: null,
        sales_account_id: null,
        is_another: true,
        order_id: `typed ${number}`,
      }
      return () =>
        inTransaction(db, (tx) =>
          recordManualSale(tx, sale, { accountId: world.clerk, key: `key ${number}` }),
        )
    }
  }
}

function importsIn({ db }: World, states: readonly ImportState[]) {
  return db
    .selectFrom('sales_imports')
    .select(['id', 'version'])
    .where('state', 'in', states)
    .orderBy('id')
    .execute()
}

/** The background work of one node. */
export function work({ deps }: World): Promise<string> {
  return importSales.work(deps, new AbortController().signal)
}

function handIn(world: World, numbers: readonly number[]): Work {
  const { sold } = world
  const named = [...new Set(numbers.map((number) => number % sold.length))]
  const bytes = panaiCsv(named.flatMap((number) => fileRow(world, number, pick(sold, number))))
  return () => takeIn(world, bytes)
}

/** Hands a file in, and has it read. @returns the import, which may be an earlier one that has the file already. */
export async function takeIn(world: World, bytes: Uint8Array): Promise<number> {
  const { db, deps, clerk } = world
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const place = deps.uploads.place()
  await writeFile(place, bytes)
  const file = new ReceivedFile(place, { size: bytes.length, sha256, name: 'sales.csv' })
  const taking = {
    db,
    storage: deps.storage,
    change: <T>(change: Parameters<typeof inTransaction<T>>[1]) => inTransaction(db, change),
    ask: async () => {},
  }
  const { id } = await takeFile(taking, { file, month: undefined, soldBy: null, accountId: clerk })
  await work(world)
  return id
}

function fileRow({ books }: World, number: number, row: SoldRow | undefined): Row[] {
  if (!row) return []
  const isbn = books[row.book]?.isbn
  const { amount, proceeds, royalty } = moneyOf(row)
  return [
    {
      sale_date: row.day,
      order_id: `row ${number}`,
      isbn: isbn ?? '',
      title: isbn ? 'A book' : `A lost book ${number % 2}`,
      format: 'ebook',
      units: row.units,
      currency: row.currency,
      list_price: '',
      amount: (amount / 100).toFixed(2),
      proceeds: (proceeds / 100).toFixed(2),
      royalty: royalty === null ? '' : (royalty / 100).toFixed(2),
      estimated: row.isEstimated ? 'yes' : '',
    },
  ]
}

/** Of a row, in the smallest units of its currency; a return's is negative. */
export function moneyOf({ price, units, proceeds, royalty }: SoldRow) {
  const part = (amount: number, hundredths: number) => Math.trunc((amount * hundredths) / 100) + 0 // no negative zero
  const amount = price * units
  const left = part(amount, proceeds)
  return { amount, proceeds: left, royalty: royalty === null ? null : part(left, royalty) }
}
