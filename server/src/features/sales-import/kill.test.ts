import { setTimeout as pause } from 'node:timers/promises'
import {
  getSalesImport,
  postSalesImport,
  type SalesImport,
  undoSalesImport,
} from '@panai/contract/staff/sales-imports'
import { expect, test } from 'vitest'
import { aDatabase, type TestDatabase } from '../../../test/a-database.ts'
import { aDataFolder, addressOf, aProcess, type TestProcess } from '../../../test/a-process.ts'
import { aBook } from '../../../test/builders.ts'
import { randomFrom } from '../../../test/random-from.ts'
import { panaiCsv } from '../../../test/sales-files.ts'
import { anIsbn, upload } from '../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../test/staff-member.ts'
import { until } from '../../../test/until.ts'
import { findLedgerDifferences } from '../royalties/index.ts'

const ROWS = 6_000
const ROUNDS = 12
const LONGEST_MS = 900

type Running = { process: TestProcess; clerk: StaffMember; origin: string }

test('kill -9 amid reading, posting and undoing: nothing is lost, nothing is there twice or half', {
  timeout: 300_000,
}, async () => {
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
  await until(
    'the work is done by the next node',
    async () => {
      found = (await clerk.calls(getSalesImport, { id })).data
      return !['reading', 'posting', 'undoing'].includes(found.state)
    },
    60_000,
  )
  if (!found) throw new Error(`there is no import ${id}`)
  return found
}

/** All rows or none, all sales or none, and a sound ledger, at one moment: what a killed node had sent last may be done yet. */
async function expectWhole({ db }: TestDatabase, id: number): Promise<void> {
  const { lines, sales, differences } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({
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
    }))
  expect([[], [ROWS]]).toContainEqual(lines.map(({ rows }) => rows))
  expect(sales.sales).toBe(lines[0]?.state === 'posted' ? ROWS : 0)
  expect(differences).toEqual([])
}
