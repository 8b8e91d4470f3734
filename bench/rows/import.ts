import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createDatabase, createPool, type Database } from '@panai/server/db/database'
import { startEmbedded } from '@panai/server/db/embedded/start-embedded'
import { findLedgerDifferences } from '@panai/server/features/royalties/index'
import { createLogger } from '@panai/server/log/logger'
import { sql } from 'kysely'
import pg from 'pg'
import { findPostgres15, startPrivatePostgres } from '../../scripts/lib/private-postgres.ts'
import { aClerk, type Clerk } from '../imports/clerk.ts'
import { copySameRows } from '../imports/copy-same-rows.ts'
import { prepareCatalogue } from '../imports/prepare-catalogue.ts'
import type { Finding, Outcome } from '../lib/finding.ts'
import { inTemporaryFolder } from '../lib/in-temporary-folder.ts'
import { patientPool } from '../lib/patient-pool.ts'
import { say } from '../lib/say.ts'
import { size } from '../lib/size.ts'
import { SECRET, startServer } from '../lib/start-server.ts'
import { SHARED, writeSalesCsv } from '../sales/write-sales-csv.ts'

const ROWS = Number(process.env.IMPORT_ROWS ?? size(1_000_000, 2_000))
/** One of a book with two authors comes to two sales. */
const SALES = ROWS + Math.ceil(ROWS / SHARED)
const MOST_SECONDS = 60
const MOST_AGAIN_SECONDS = 60
const MOST_CHECKED_SECONDS = 10
const MOST_MEGABYTES = 400
const MOST_COPIES = 4

type Figures = {
  read: number
  posted: number
  checked: number
  told: number
  again: number
  megabytes: number
  copy: { sale_lines: number; sales: number }
}

/**
 * A million rows of our own table, one in four of a book with two authors, from the upload until they are posted, on both databases.
 * IMPORT_ON names one of them alone.
 */
export async function measureImport(): Promise<Outcome> {
  const only = process.env.IMPORT_ON
  const bin = findPostgres15()
  const figures: Record<string, Figures> = {}
  if (bin && only !== 'embedded') {
    const server = await startPrivatePostgres(bin)
    try {
      figures['PostgreSQL 15'] = await measureOn(server.url)
    } finally {
      await server.stop()
    }
  }
  if (only !== '15')
    figures['the embedded database'] = await inTemporaryFolder(async (dataDir) => {
      const embedded = await startEmbedded({ dataDir })
      const { host, user, database } = embedded.connection
      try {
        return await measureOn(`postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`)
      } finally {
        await embedded.stop()
      }
    })
  return {
    findings: Object.entries(figures).flatMap(([name, found]) => findingsOf(name, found)),
    remarks: bin
      ? []
      : ['PostgreSQL 15 is not installed: the import was measured on the embedded database only.'],
    figures,
  }
}

/** @param url of a server on which databases may be made */
async function measureOn(url: string): Promise<Figures> {
  return inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'sales.csv')
    await writeSalesCsv(file, ROWS)
    await runAlone(url, 'create database bench_import')
    const address = named(url, 'bench_import')
    const pool = patientPool({ connectionString: address })
    const db = createDatabase(pool)
    try {
      say('Making 10,000 books')
      await prepareCatalogue(db)
      await pool.query('vacuum analyze')
      const env = { DATABASE_URL: address, DEMO: '0' }
      const server = await startServer({ dataDir: folder, env })
      const found = { megabytes: 0 }
      let times: Omit<Figures, 'megabytes' | 'copy'>
      try {
        times = await importAndAgain(await aClerk(db, server.url, SECRET), { db, folder, file })
        found.megabytes = peakOf(server.pid)
      } finally {
        await server.stop()
      }
      say('COPY of the same rows')
      await runAlone(url, 'create database bench_copy')
      const target = named(url, 'bench_copy')
      const other = createPool({ connectionString: target }, createLogger({ logLevel: 'error' }))
      await prepareCatalogue(createDatabase(other))
      await other.end()
      const copy = await copySameRows({ connectionString: address }, { connectionString: target }, folder)
      return { ...times, ...found, copy }
    } finally {
      await pool.end()
    }
  })
}

type Given = { db: Database; folder: string; file: string }

async function importAndAgain(clerk: Clerk, { db, folder, file }: Given) {
  say('The import')
  const began = performance.now()
  const { id } = await clerk.upload(file, 'sales.csv')
  const ready = await clerk.until(id, 'ready')
  const read = secondsSince(began)
  const asked = performance.now()
  await clerk.post(ready)
  await clerk.until(id, 'posted')
  const posted = secondsSince(asked)
  say(`Read ${read.toFixed(1)} s, posted ${posted.toFixed(1)} s; the check of the night`)
  const checked = await checkLedger(db)
  say('The same again')
  const toldAt = performance.now()
  const same = await clerk.upload(file, 'sales again.csv')
  if (!same.is_known) throw new Error('the same file was taken for another')
  const told = secondsSince(toldAt)
  const changed = path.join(folder, 'changed.csv')
  // One row in another place: another file with the same rows.
  execFileSync('sh', [
    '-c',
    `(sed -n 1p "$1"; sed -n 3p "$1"; sed -n 2p "$1"; tail -n +4 "$1") > "$2"`,
    'sh',
    file,
    changed,
  ])
  const againAt = performance.now()
  const other = await clerk.upload(changed, 'changed.csv')
  const repeated = await clerk.until(other.id, 'ready')
  const again = secondsSince(againAt)
  const duplicates = repeated.groups.find(({ state }) => state === 'duplicate')
  if (duplicates?.rows !== ROWS) throw new Error('not every row of the other file is a duplicate')
  return { read, posted, checked, told, again }
}

/** Recounts the ledger as it is each night. @returns how long it took. */
async function checkLedger(db: Database): Promise<number> {
  const { rows } = await sql<{ sales: number }>`select count(*) as sales from sales`.execute(db)
  if (rows[0]?.sales !== SALES) throw new Error(`${rows[0]?.sales} sales came of ${ROWS} rows`)
  const began = performance.now()
  const differences = await findLedgerDifferences(db)
  if (differences.length > 0) throw new Error(`${differences.length} differences in the ledger`)
  return secondsSince(began)
}

function findingsOf(
  name: string,
  { read, posted, told, again, checked, megabytes, copy }: Figures,
): Finding[] {
  const whole = read + posted
  const copies = whole / (copy.sale_lines + copy.sales)
  const rows = ROWS.toLocaleString('en')
  const finding = (row: string, figure: string, bound: string, reached: boolean): Finding => ({
    row: `${row}, on ${name}`,
    figure,
    bound,
    reached,
  })
  return [
    finding(
      `${rows} rows uploaded, matched and posted`,
      `${whole.toFixed(1)} s (${read.toFixed(1)} + ${posted.toFixed(1)})`,
      `≤ ${MOST_SECONDS} s`,
      whole <= MOST_SECONDS,
    ),
    finding(
      'the ledger counted again as each night, right after',
      `${checked.toFixed(1)} s`,
      `≤ ${MOST_CHECKED_SECONDS} s`,
      checked <= MOST_CHECKED_SECONDS,
    ),
    finding(
      'against COPY of the same rows',
      `${copies.toFixed(1)} × (${copy.sale_lines.toFixed(1)} + ${copy.sales.toFixed(1)} s)`,
      `≤ ${MOST_COPIES} ×`,
      copies <= MOST_COPIES,
    ),
    finding(
      'memory of Node at its most',
      `${Math.round(megabytes)} MB`,
      `≤ ${MOST_MEGABYTES} MB`,
      megabytes <= MOST_MEGABYTES,
    ),
    finding(
      'the same file again, and its rows in another order',
      `${told.toFixed(1)} s, ${again.toFixed(1)} s`,
      `≤ ${MOST_AGAIN_SECONDS} s`,
      told <= MOST_AGAIN_SECONDS && again <= MOST_AGAIN_SECONDS,
    ),
  ]
}

function peakOf(pid: number): number {
  const found = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  if (!found) throw new Error('this system does not tell the memory of processes')
  return Number(found[1]) / 1024
}

function secondsSince(began: number): number {
  return (performance.now() - began) / 1000
}

function named(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

async function runAlone(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
