import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { FIRST_RATES_DAY } from '@panai/contract/royalties/calculator-rates'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { aDatabase } from '../../test/a-database.ts'
import { aNetworkTo } from '../../test/a-network-to.ts'
import { aBlog, aBook } from '../../test/builders.ts'
import type { DatabaseServer } from '../../test/database-for-tests.ts'
import { createDatabase, createPool, type Database } from './database.ts'
import { isWithoutDatabase } from './database-problem.ts'
import { inTransaction, type Tx } from './transaction.ts'

test('whole numbers, decimals and days come as the types say', async () => {
  const { db } = await aDatabase()
  const { mrp_paise } = await aBook(db, { mrp_paise: Number.MAX_SAFE_INTEGER })
  expect(mrp_paise).toBe(9_007_199_254_740_991)
  expect((await aBook(db, { rating: 4.5 })).rating).toBe(4.5)
  const rates = await db.selectFrom('calculator_rates').select('valid_from').executeTakeFirstOrThrow()
  expect(rates.valid_from).toBe(FIRST_RATES_DAY)
})

test('a number too large to be exact is an error, never another number', async () => {
  const { db } = await aDatabase()
  await expect(sql`select 9007199254740993::bigint`.execute(db)).rejects.toThrow(RangeError)
})

test('a query that runs too long is ended by the database', async () => {
  const { db } = await aDatabase()
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)
  expect(rows).toEqual([{ statement_timeout: '30s' }])
})

test('what follows a transaction runs after its commit, and not at all when it fails', async () => {
  const { db } = await aDatabase()
  const seen: string[] = []
  const titles = () => db.selectFrom('blogs').select('title').execute()
  await inTransaction(
    db,
    (tx) => aBlog(tx, { title: 'kept' }),
    ({ title }) => void seen.push(title),
  )
  expect(seen).toEqual(['kept'])

  const failing = inTransaction(
    db,
    async (tx) => {
      await aBlog(tx, { title: 'lost' })
      throw new Error('no')
    },
    () => void seen.push('never'),
  )
  await expect(failing).rejects.toThrow('no')
  expect(seen).toEqual(['kept'])
  expect(await titles()).toEqual([{ title: 'kept' }])
})

test('two transactions that wait for each other are both done, the one after the other', async () => {
  const { db } = await aDatabase()
  await sql`create table tallies (name text primary key, count integer not null default 0)`.execute(db)
  await sql`insert into tallies (name) values ('sales'), ('payouts')`.execute(db)
  const count = (tx: Tx, name: string) =>
    sql`update tallies set count = count + 1 where name = ${name}`.execute(tx)
  const bothHaveOne = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const runs: string[] = []
  const afterCommit: string[] = []
  const both = ['sales', 'payouts'].map((first, at) =>
    inTransaction(
      db,
      async (tx) => {
        runs.push(first)
        await count(tx, first)
        bothHaveOne[at]?.resolve()
        await Promise.all(bothHaveOne.map(({ promise }) => promise))
        await count(tx, first === 'sales' ? 'payouts' : 'sales')
      },
      () => afterCommit.push(first),
    ),
  )
  await Promise.all(both)
  const { rows } = await sql`select name, count from tallies order by name`.execute(db)
  expect(rows).toEqual([
    { name: 'payouts', count: 2 },
    { name: 'sales', count: 2 },
  ])
  expect(runs).toHaveLength(3)
  expect(afterCommit.sort()).toEqual(['payouts', 'sales'])
})

test('a connection that the database ends is a loss, and none when it had been given up', async () => {
  const { connection, pool: other } = await aDatabase()
  const lines: string[] = []
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line).msg) })
  const pool = createPool({ ...connection, ...(await aHastyDoorTo(connection)) }, log)
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const lost = once(pool, 'error')
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await lost
  expect(lines).toEqual(['a database connection was lost'])

  await pool.query('select 1')
  const ended = once(pool, 'error')
  await pool.end()
  await ended
  expect(lines).toHaveLength(1)
})

/** What a server that is being stopped says to whoever is just leaving. */
const TERMINATED = errorResponse({ S: 'FATAL', C: '57P01', M: 'terminating connection' })
const TERMINATE = 'X'.charCodeAt(0)

/** Leads to the database, and ends whoever is about to leave before they have left. */
async function aHastyDoorTo({ host, port }: DatabaseServer): Promise<{ host: string; port: number }> {
  const door = net.createServer((socket) => {
    const inside = net.connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
    inside.pipe(socket)
    socket.on('data', (bytes) => {
      if (bytes[0] === TERMINATE) socket.write(TERMINATED)
      else inside.write(bytes)
    })
    socket.on('close', () => inside.destroy())
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  onTestFinished(() => void door.close())
  const { port: own } = door.address() as AddressInfo // a listening TCP server has one
  return { host: '127.0.0.1', port: own }
}

function errorResponse(fields: Record<string, string>): Buffer {
  const body = Buffer.from(
    `${Object.entries(fields)
      .map(([name, value]) => `${name}${value}\0`)
      .join('')}\0`,
  )
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

test('what waits on a silent network fails, as for a lost connection, and the next asks again', async () => {
  const { network, pool } = await behindANetwork()
  await pool.query('select')
  network.fallSilent()
  await expectLost(pool.query('select'))
  network.heal()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('who connects to a network that falls silent does not wait for ever either', async () => {
  const { network, pool } = await behindANetwork()
  network.fallSilentAt('statement_timeout')
  await expectLost(pool.query('select'))
})

test('a line that falls silent amid a change is given up, and what its session had locked is free', async () => {
  const { database, network, pool } = await behindANetwork()
  const { id } = await aBlog(database.db)
  const change = (db: Database, title: string) =>
    db.updateTable('blogs').set({ title }).where('id', '=', id).execute()
  network.fallSilentAt('amid')
  const broken = inTransaction(createDatabase(pool), async (tx) => {
    await change(tx, 'lost')
    await sql`select 'amid'`.execute(tx)
  })
  await expectLost(broken)
  await change(database.db, 'kept')
  expect(await database.db.selectFrom('blogs').select('title').execute()).toEqual([{ title: 'kept' }])
  // Nobody else's line is given up for it.
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a statement that takes long is waited for: the database says that it is at work', async () => {
  const { pool } = await behindANetwork()
  const { rows } = await pool.query('select pg_sleep(4), 1 as one')
  expect(rows).toMatchObject([{ one: 1 }])
})

test('a session that says nothing amid a transaction is ended by the database', async () => {
  const { db } = await aDatabase()
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('idle_in_transaction_session_timeout', 'lock_timeout')
    order by name`.execute(db)
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '10000' },
    { name: 'lock_timeout', setting: '4000' },
  ])
  const idle = db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 1`.execute(tx)
    await pause(100)
    await sql`select`.execute(tx)
  })
  await expectLost(idle)
})

async function behindANetwork() {
  const database = await aDatabase()
  const network = await aNetworkTo(database.connection)
  const pool = createPool({ ...database.connection, ...network }, pino({ level: 'silent' }))
  onTestFinished(() => pool.end())
  return { database, network, pool }
}

async function expectLost(waiting: Promise<unknown>): Promise<void> {
  const error = await waiting.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect([isWithoutDatabase(error), error]).toEqual([true, expect.any(Error)])
}
