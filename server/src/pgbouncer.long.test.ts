import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { undoSalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import type { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/lib/free-port.ts'
import { aDatabase, type TestDatabase } from '../test/a-database.ts'
import { aNetworkTo } from '../test/a-network-to.ts'
import { aCommand, aDataFolder, addressOf, aProcess, problemOf } from '../test/a-process.ts'
import { DATA_KEYS, SECRET_KEY } from '../test/an-application.ts'
import { ask } from '../test/ask.ts'
import { aBook } from '../test/builders.ts'
import { panaiCsv } from '../test/sales-files.ts'
import { anIsbn, postImport, readImport, untilImportIs } from '../test/sales-imports.ts'
import { aClerk } from '../test/staff-member.ts'
import { until } from '../test/until.ts'
import { createPool, statementBounds } from './db/database.ts'
import { findLedgerDifferences } from './features/royalties/index.ts'
import { createLogger } from './log/logger.ts'

const program = ['/usr/sbin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find((file) => existsSync(file))
/** PgBouncer does not run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

type Mode = { pool_mode: 'session' | 'transaction'; default_pool_size: number }
const forEachSession: Mode = { pool_mode: 'session', default_pool_size: 20 }
/** Few, so that nodes and requests take turns at them. */
const forEachTransaction: Mode = { pool_mode: 'transaction', default_pool_size: 3 }
const BOUNDS = `connect_query='${statementBounds}'`

/**
 * PgBouncer before the database, with nothing set that would make it put up with more than it does by itself. `more` is said of the
 * database. @returns its port.
 */
async function aPooler({ connection }: TestDatabase, mode: Mode, more = ''): Promise<number> {
  const { user, database } = connection
  // A user without rights can't open the socket of the database of the tests.
  const { host, port } = await aNetworkTo(connection)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'panai-pgbouncer-'))
  chmodSync(folder, 0o755)
  const own = await freePort()
  const settings = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    [
      '[databases]',
      `${database} = host=${host} port=${port} user=${user} dbname=${database} ${more}`,
      '[pgbouncer]',
      ...['listen_addr = 127.0.0.1', `listen_port = ${own}`, 'unix_socket_dir =', 'auth_type = any'],
      ...Object.entries(mode).map(([name, value]) => `${name} = ${value}`),
    ].join('\n'),
  )
  const pooler: ChildProcess = spawn(program ?? '', [settings], { ...nobody, stdio: 'ignore' })
  onTestFinished(async () => {
    if (pooler.exitCode === null && pooler.kill('SIGKILL')) await once(pooler, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  await until('the pooler listens', () => takesConnections(own))
  return own
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}

test.skipIf(!program)(
  'behind PgBouncer, a pool for each session, the server starts, serves and hears of changes',
  async () => {
    const database = await aDatabase()
    const port = await aPooler(database, forEachSession)
    const { origin } = aProcess({
      DATABASE_URL: addressThrough(port, database),
      DATA_DIR: await aDataFolder(),
    })
    const server = await origin
    await until('it is ready', async () => (await ask(server, '/readyz')).status === 200)
    const titles = async () => (await ask(server, '/api/books')).text
    expect(await titles()).not.toContain('Behind the pooler')
    // A change beside it: only news of it can drop the answer that is kept.
    await aBook(database.db, { title: 'Behind the pooler' })
    await until('it has heard', async () => (await titles()).includes('Behind the pooler'))
    const { rows } = await database.pool.query<{ by: string }>(
      `select distinct application_name as by from pg_stat_activity where datname = current_database() and application_name like 'panai%'`,
    )
    expect(rows.map(({ by }) => by)).toContain('panai-listen')
  },
)

const addressThrough = (port: number, { connection }: TestDatabase) =>
  `postgres://web@127.0.0.1:${port}/${connection.database}`

test.skipIf(!program)(
  'behind PgBouncer, a pool for each transaction, two nodes serve, hear of changes, and read and post a sales file',
  async () => {
    const database = await aDatabase()
    const port = await aPooler(database, forEachTransaction, BOUNDS)
    const settings = {
      DATABASE_URL: addressThrough(port, database),
      DATABASE_DIRECT_URL: addressOf(database),
      REQUESTS_PER_MINUTE: '100000',
    }
    const nodes = await Promise.all(
      [0, 1].map(async () => aProcess({ ...settings, DATA_DIR: await aDataFolder() }).origin),
    )
    for (const node of nodes)
      await until('it is ready', async () => (await ask(node, '/readyz')).status === 200)
    const [origin = '', other = ''] = nodes

    const isbn = anIsbn()
    await aBook(database.db, { title: 'Behind the pooler', isbn, pages: 200, trim_size: '5.5 X 8.5 in' })
    // Different questions at once, on sessions that change hands with each: a prepared one would not be found there.
    const asked = Array.from({ length: 120 }, (_, at) =>
      ask(nodes[at % 2] ?? '', `/api/books?q=behind&page=${1 + (at % 3)}&per_page=${1 + (at % 40)}`),
    )
    const answers = await Promise.all(asked)
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200])
    for (const node of nodes)
      await until('it has heard', async () =>
        (await ask(node, '/api/books')).text.includes('Behind the pooler'),
      )

    const clerk = await aClerk({ db: database.db, origin })
    const rows = Array.from({ length: 2_000 }, (_, at) => ({ isbn, order_id: `O-${at}` }))
    const read = await readImport(clerk, { origin }, panaiCsv(rows))
    const posted = await postImport(clerk, read)
    await clerk.calls(undoSalesImport, { id: posted.id, version: posted.version, reason: 'For the test' })
    await untilImportIs(clerk, posted.id, 'undone')
    expect(await findLedgerDifferences(database.db)).toEqual([])

    // Commands go past the pooler with the settings of the servers.
    const beside = { ...settings, DATA_DIR: await aDataFolder(), SECRET_KEY, DATA_KEYS }
    for (const name of ['backup', 'check-upgrade', 'rotate-keys'])
      expect([name, await aCommand(`server/src/commands/${name}.ts`, [], beside).exit]).toMatchObject([
        name,
        { code: 0, stderr: '' },
      ])

    // A change by one node is news for the other.
    const titles = async () => (await ask(other, '/api/books')).text
    expect(await titles()).toContain('Behind the pooler')
    await database.db.updateTable('books').set({ title: 'Renamed' }).execute()
    await until('the other has heard', async () => (await titles()).includes('Renamed'))

    // Nothing that one transaction has set is left for the next, whoever has it.
    const pooled = createPool(
      { connectionString: settings.DATABASE_URL, max: 3 },
      createLogger({ logLevel: 'error' }),
      { past: database.connection },
    )
    onTestFinished(() => pooled.end())
    const found = await Promise.all(Array.from({ length: 3 }, () => settingsHeld(pooled)))
    expect(new Set(found.map(({ bounds }) => bounds))).toEqual(new Set(['30s 4s']))
    expect(found.map(({ prepared }) => prepared)).toEqual([0, 0, 0])
  },
)

/** What the session of a transaction has, while two others are under way beside it. */
async function settingsHeld(pool: Pool) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ bounds: string; prepared: number }>(
      `select current_setting('statement_timeout') || ' ' || current_setting('lock_timeout') as bounds,
         (select count(*) from pg_prepared_statements)::integer as prepared, pg_sleep(0.2)`,
    )
    await client.query('commit')
    return rows[0] ?? { bounds: '', prepared: -1 }
  } finally {
    client.release()
  }
}

test.skipIf(!program)(
  'a pool for each transaction without an address past it ends the start with one line',
  async () => {
    const database = await aDatabase()
    const port = await aPooler(database, forEachTransaction, BOUNDS)
    const { exit } = aProcess({
      DATABASE_URL: addressThrough(port, database),
      DATA_DIR: await aDataFolder(),
    })
    expect(problemOf(await exit)).toBe(
      `DATABASE_URL leads to a pooler that gives each transaction another session. Set DATABASE_DIRECT_URL to the database itself, and in the pooler ${BOUNDS}; or let it give each client a session of its own: pool_mode = session (see docs/operations/database.md).`,
    )
  },
)

test.skipIf(!program)(
  'shared sessions without bounds, and a direct address to another database, end the start with one line',
  async () => {
    const database = await aDatabase()
    const other = await aDatabase()
    const port = await aPooler(database, forEachTransaction)
    const start = async (direct: TestDatabase) =>
      problemOf(
        await aProcess({
          DATABASE_URL: addressThrough(port, database),
          DATABASE_DIRECT_URL: addressOf(direct),
          DATA_DIR: await aDataFolder(),
        }).exit,
      )
    expect(await start(database)).toBe(
      `The connections of DATABASE_URL have no bounds, and with DATABASE_DIRECT_URL they are shared, so that the pooler must set them: ${BOUNDS} in the [databases] of PgBouncer (see docs/operations/database.md).`,
    )
    expect(await start(other)).toMatch(/^DATABASE_URL and DATABASE_DIRECT_URL lead to two databases: /)
  },
)

test('what is written for operators gives the bounds that the server asks for', () => {
  for (const file of ['database.md', 'examples/pgbouncer.ini'])
    expect(readFileSync(path.resolve('docs/operations', file), 'utf8')).toContain(BOUNDS)
})
