import { setTimeout as pause } from 'node:timers/promises'
import { previewReplacement, replaceImports } from '@panai/contract/sales-import/staff/replacements'
import {
  getSalesImport,
  postSalesImport,
  type SalesImport,
  undoSalesImport,
} from '@panai/contract/sales-import/staff/sales-imports'
import { expect, test } from 'vitest'
import { aDatabase, type TestDatabase } from '../../../test/a-database.ts'
import { aDataFolder, addressOf, aProcess, type TestProcess } from '../../../test/a-process.ts'
import { aBook } from '../../../test/builders.ts'
import { randomFrom } from '../../../test/random-from.ts'
import { kdpPriorMonths, kdpSold, panaiCsv } from '../../../test/sales-files.ts'
import { anIsbn, upload } from '../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../test/staff-member.ts'
import { until } from '../../../test/until.ts'
import { takeAnyTime } from '../../db/transaction.ts'
import { findLedgerDifferences } from '../royalties/index.ts'

const ROWS = 6_000
const REPLACED_ROWS = 6_000
const REPLACINGS_KILLED = 6
const ROUNDS = 12
const LONGEST_MS = 900

type Running = { process: TestProcess; clerk: StaffMember; origin: string }

test('kill -9 amid reading, posting and undoing: nothing is lost, nothing is there twice or half', async () => {
  const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000)
  const random = randomFrom(seed)
  console.log(`kill -9 amid imports, seed ${seed}`)
  const database = await aDatabase()
  const dataDir = await aDataFolder()
  const isbns = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const isbn = anIsbn()
      await aBook(database.db, { isbn, pages: 200, trim_size: '5.5 X 8.5 in' })
      return isbn
    }),
  )
  const file = panaiCsv(
    Array.from({ length: ROWS }, (_, at) => ({ isbn: isbns[at % 20] ?? '', order_id: `O-${at}` })),
  )
  let running = await start(database, dataDir)
  let found: SalesImport | null = null
  for (let round = 0; round < ROUNDS; round += 1) {
    const asked = await askForNext(running, file, found)
    await pause(random() * LONGEST_MS)
    running.process.kill('SIGKILL')
    await running.process.exit
    await expectWhole(database, asked.id)
    running = await start(database, dataDir)
    found = await untilAtRest(running, asked.id)
    expect(found.state).toBe(asked.becomes)
    await expectWhole(database, asked.id)
  }
})

test('kill -9 amid replacing: the earlier file is undone and the other posted, or neither', async () => {
  const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000)
  const random = randomFrom(seed)
  console.log(`kill -9 amid replacing, seed ${seed}`)
  const database = await aDatabase()
  const dataDir = await aDataFolder()
  const isbn = anIsbn()
  await aBook(database.db, { isbn, formats: ['ebook'] })
  const days = panaiCsv(
    Array.from({ length: REPLACED_ROWS }, (_, at) => ({
      isbn,
      channel: 'kdp',
      format: 'ebook',
      order_id: '',
      sale_date: '2026-04-05',
      units: 1,
      list_price: '',
      amount: (100 + at / 100).toFixed(2),
      proceeds: (50 + at / 100).toFixed(2),
    })),
  )
  const april = (copies: number) => kdpPriorMonths([kdpSold(isbn, copies)], { month: 'April 2026' })
  let running = await start(database, dataDir)
  const taken = await upload(running.clerk, running, days)
  const read = await untilAtRest(running, taken.id)
  await running.clerk.calls(postSalesImport, { id: read.id, version: read.version })
  await untilAtRest(running, read.id)
  const revised = await untilAtRest(running, (await upload(running.clerk, running, april(7))).id)
  // The last one is not killed, however slow the machine is.
  for (let [round, isReplaced] = [1, false]; !isReplaced; round += 1) {
    const { id } = revised
    const { data: seen } = await running.clerk.calls(previewReplacement, { id })
    const { version, preview, earlier } = seen
    const given = {
      id,
      version,
      preview,
      earlier: earlier.map((one) => ({ id: one.id, version: one.version })),
    }
    const answer = running.clerk.tries(replaceImports, { ...given, reason: 'To be killed' }).catch(() => null)
    if (round <= REPLACINGS_KILLED) {
      await pause(random() * LONGEST_MS)
      running.process.kill('SIGKILL')
      await Promise.all([running.process.exit, answer])
      running = await start(database, dataDir)
    } else expect((await answer)?.status).toBe(200)
    const states = [(await untilAtRest(running, read.id)).state, (await untilAtRest(running, id)).state]
    expect([
      ['posted', 'ready'],
      ['undone', 'posted'],
    ]).toContainEqual(states)
    expect(await countSales(database, read.id)).toBe(states[0] === 'posted' ? REPLACED_ROWS : 0)
    expect(await countSales(database, id)).toBe(states[1] === 'posted' ? 1 : 0)
    expect(await findLedgerDifferences(database.db)).toEqual([])
    isReplaced = states[1] === 'posted'
  }
})

async function countSales({ db }: TestDatabase, importId: number): Promise<number> {
  const { sales } = await db
    .selectFrom('sales')
    .innerJoin('sale_lines', 'sale_lines.id', 'sales.line_id')
    .select(({ fn }) => fn.countAll<number>().as('sales'))
    .where('import_id', '=', importId)
    .where('reversed_by', 'is', null)
    .executeTakeFirstOrThrow()
  return sales
}

async function start(database: TestDatabase, dataDir: string): Promise<Running> {
  const process = aProcess({
    DATABASE_URL: addressOf(database),
    DATA_DIR: dataDir,
    REQUESTS_PER_MINUTE: '100000',
  })
  const origin = await process.origin
  return { process, origin, clerk: await aClerk({ db: database.db, origin }) }
}

/** Takes the file in, posts it, undoes it, and takes it in again. */
async function askForNext({ clerk, origin }: Running, file: Uint8Array, found: SalesImport | null) {
  if (!found || found.state === 'undone') {
    const { id } = await upload(clerk, { origin }, file)
    return { id, becomes: 'ready' }
  }
  const { id, version } = found
  if (found.state === 'ready') {
    await clerk.calls(postSalesImport, { id, version })
    return { id, becomes: 'posted' }
  }
  await clerk.calls(undoSalesImport, { id, version, reason: 'To be killed' })
  return { id, becomes: 'undone' }
}

async function untilAtRest({ clerk }: Running, id: number): Promise<SalesImport> {
  let found: SalesImport | undefined
  await until('the work is done by the next node', async () => {
    found = (await clerk.calls(getSalesImport, { id })).data
    return !['reading', 'posting', 'undoing'].includes(found.state)
  })
  if (!found) throw new Error(`there is no import ${id}`)
  return found
}

/** All rows or none, all sales or none, and a sound ledger, at one moment: what a killed node had sent last may be done yet. */
async function expectWhole({ db }: TestDatabase, id: number): Promise<void> {
  const { lines, sales, differences } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      // That it is whole is asked, not how soon it is counted.
      await takeAnyTime(tx)
      return {
        lines: await tx
          .selectFrom('sale_lines')
          .select(['state', ({ fn }) => fn.countAll<number>().as('rows')])
          .where('import_id', '=', id)
          .groupBy('state')
          .execute(),
        sales: await tx
          .selectFrom('sales')
          .innerJoin('sale_lines', 'sale_lines.id', 'sales.line_id')
          .select(({ fn }) => fn.countAll<number>().as('sales'))
          .where('import_id', '=', id)
          .where('reversed_by', 'is', null)
          .executeTakeFirstOrThrow(),
        differences: await findLedgerDifferences(tx),
      }
    })
  expect([[], [ROWS]]).toContainEqual(lines.map(({ rows }) => rows))
  expect(sales.sales).toBe(lines[0]?.state === 'posted' ? ROWS : 0)
  expect(differences).toEqual([])
}
