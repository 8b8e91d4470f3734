import net from 'node:net'
import pg from 'pg'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { aDatabase, type TestDatabase } from '../../test/a-database.ts'
import { aNetworkTo, type Network } from '../../test/a-network-to.ts'
import { parseDatabaseUrl } from '../config/database-address.ts'
import { createPool } from './database.ts'
import { connectionTo, newClient } from './one-of-hosts.ts'

type Place = Pick<Network, 'host' | 'port'>

/** Nobody listens there. */
const nowhere: Place = { host: '127.0.0.1', port: 1 }

function connectTo({ connection }: TestDatabase, places: readonly Place[], settings = '') {
  const { user, password, database } = connection
  const hosts = places.map(({ host, port }) => `${host}:${port}`).join()
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`
  const address = parseDatabaseUrl(`postgres://${login}@${hosts}/${database}?${settings}`)
  if (!address) throw new Error('the address of the test is none')
  return connectionTo(address)
}

function aPool(database: TestDatabase, places: readonly Place[], settings?: string) {
  const pool = createPool(connectTo(database, places, settings), pino({ level: 'silent' }))
  onTestFinished(() => pool.end())
  return pool
}

/** Where a connection leads, which its type leaves out. */
const portOf = (client: pg.PoolClient) => (client as pg.PoolClient & Place).port

async function portOfNext(pool: pg.Pool) {
  const client = await pool.connect()
  client.release()
  return portOf(client)
}

test('the first host that answers is taken, and the next connections stay with it', async () => {
  const database = await aDatabase()
  const [first, second] = [await aNetworkTo(database.connection), await aNetworkTo(database.connection)]
  const pool = aPool(database, [nowhere, second, first])
  expect((await pool.query('select current_database() as name')).rows).toEqual([
    { name: database.connection.database },
  ])
  const clients = await Promise.all(Array.from({ length: 5 }, () => pool.connect()))
  expect(new Set(clients.map(portOf))).toEqual(new Set([second.port]))
  for (const client of clients) client.release()
})

test('a host that falls silent is passed by, and the others go on', async () => {
  const database = await aDatabase()
  const [first, second] = [await aNetworkTo(database.connection), await aNetworkTo(database.connection)]
  first.fallSilent()
  const pool = aPool(database, [first, second])
  expect(await portOfNext(pool)).toBe(second.port)
  // It is back, and nobody is taken away from where it works.
  first.heal()
  await pool.query('select')
  const client = newClient(connectTo(database, [second, first]))
  await client.connect()
  expect(client.port).toBe(second.port)
  await client.end()
})

test('where none takes changes, it says so; one that has come to take none is left', async () => {
  const database = await aDatabase()
  const network = await aNetworkTo(database.connection)
  const pool = aPool(database, [nowhere, network], 'target_session_attrs=read-write')
  const pidOf = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
  const before = await pidOf()
  await pool.query('set default_transaction_read_only = on')
  await expect(pool.query('delete from blogs')).rejects.toMatchObject({ code: '25006' })
  expect(await pidOf()).not.toBe(before)
  await pool.query('delete from blogs')

  const name = pg.escapeIdentifier(database.connection.database)
  await database.pool.query(`alter database ${name} set default_transaction_read_only = on`)
  const refused = newClient(connectTo(database, [network, nowhere], 'target_session_attrs=primary'))
  await expect(refused.connect()).rejects.toThrow()
  const onlyOne = newClient(connectTo(database, [network], 'target_session_attrs=read-write'))
  await expect(onlyOne.connect()).rejects.toMatchObject({ code: 'READ_ONLY' })
  const any = newClient(connectTo(database, [network], 'target_session_attrs=any'))
  await any.connect()
  await any.end()
})

test('an address of six numbers is one', async ({ skip }) => {
  const six = net.createServer().listen(0, '::1')
  const listens = await new Promise<boolean>((resolve) => {
    six.once('listening', () => resolve(true))
    six.once('error', () => resolve(false))
  })
  onTestFinished(() => void six.close())
  skip(!listens, 'this machine has no IPv6')
  six.on('connection', (socket) => socket.end())
  const { port } = six.address() as net.AddressInfo // a listening TCP server has one
  const client = newClient(
    connectionTo({ urls: [`postgres://web@[::1]:${port}/panai`], takesChanges: false }),
  )
  await expect(client.connect()).rejects.toThrow('Connection terminated unexpectedly')
})
