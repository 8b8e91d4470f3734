import { writeFile } from 'node:fs/promises'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { aDatabase, type TestDatabase, takeConnections } from '../test/a-database.ts'
import { aDataFolder, addressOf, aProcess, problemOf } from '../test/a-process.ts'
import { ask } from '../test/ask.ts'
import { aBook } from '../test/builders.ts'
import { until } from '../test/until.ts'

async function aTakenPort(): Promise<number> {
  const holder = net.createServer()
  await new Promise<void>((resolve) => holder.listen(0, resolve))
  onTestFinished(() => new Promise<void>((resolve) => void holder.close(() => resolve())))
  return (holder.address() as AddressInfo).port // a listening TCP server has one
}

test('a taken port', async () => {
  const database = await aDatabase()
  const port = await aTakenPort()
  const { exit } = aProcess({
    PORT: String(port),
    DATABASE_URL: addressOf(database),
    DATA_DIR: await aDataFolder(),
  })
  expect(problemOf(await exit)).toBe(
    `Port ${port} is taken by another program. Stop that one, or set PORT to a free port.`,
  )
})

test.each([
  [{ SECRET_KEY: '' }, 'Please set SECRET_KEY: '],
  [{ DATA_KEYS: '' }, 'Please set DATA_KEYS (for bank and tax details): '],
  [{ SECRET_KEY: '', DATA_KEYS: '' }, 'Please set SECRET_KEY and DATA_KEYS (for bank and tax details): '],
])(
  'a database of its own without what all nodes must share, %j, is not even asked',
  async (missing, said) => {
    const nowhere = 'postgres://panai@127.0.0.1:1/panai'
    const { exit } = aProcess({ DATABASE_URL: nowhere, DATA_DIR: await aDataFolder(), ...missing })
    expect(problemOf(await exit)).toContain(said)
  },
)

test('a HOST that is no address of this machine', async () => {
  const database = await aDatabase()
  for (const host of ['192.0.2.1', 'no-such-host.invalid']) {
    const { exit } = aProcess({
      HOST: host,
      DATABASE_URL: addressOf(database),
      DATA_DIR: await aDataFolder(),
    })
    expect(problemOf(await exit)).toBe('HOST is no address of this machine. 0.0.0.0 stands for all of them.')
  }
})

test('a data folder that is a file', async () => {
  const file = path.join(await aDataFolder(), 'data')
  await writeFile(file, 'letters')
  const { exit } = aProcess({ DATA_DIR: file })
  expect(problemOf(await exit)).toContain(
    `The data folder ${file} can't be made, because there is a file in its place`,
  )
})

test('settings that are wrong are all named in one line', async () => {
  const { exit } = aProcess({
    PORT: 'eighty',
    DEMO: 'yes',
    DATABASE_URL: 'mysql://root:s3cret@db',
    STAFF_EMAIL: 'a@b.example',
  })
  const problem = problemOf(await exit)
  expect(problem).toMatch(
    /^Please correct the settings: PORT must be .*; DATABASE_URL must be .*; DEMO must be .*; STAFF_EMAIL and STAFF_PASSWORD .*\.$/,
  )
  expect(problem).not.toContain('s3cret')
})

test('a database that is not there, with nothing of its address said', async () => {
  const dataDir = await aDataFolder()
  const unreachable = {
    'nothing listens there': 'postgres://panai:s3cret@127.0.0.1:1/panai',
    'no such host': 'postgres://panai:s3cret@db.invalid/panai',
  }
  for (const [reason, address] of Object.entries(unreachable)) {
    const { exit } = aProcess({ DATABASE_URL: address, DATA_DIR: dataDir })
    const { stdout, ...rest } = await exit
    expect(problemOf({ stdout, ...rest })).toBe(
      `The database of DATABASE_URL can't be reached (${reason}). Check that it runs and that the address, user and password are right.`,
    )
    expect(stdout + rest.stderr).not.toContain('s3cret')
  }
})

test('a bug amid a start is told with its place, and without the address of the database', async () => {
  const database = await aDatabase()
  const broken = `Object.defineProperty(process, 'channel', { value: { unref() {
    throw Object.assign(new Error('no ' + process.env.DATABASE_URL), { input: process.env.DATABASE_URL })
  } } })`
  const { exit } = aProcess({
    ...{ DATABASE_URL: addressOf(database), DATA_DIR: await aDataFolder() },
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(broken)}`,
  })
  const { code, stdout, stderr } = await exit
  expect(code).toBe(1)
  expect(stderr).toMatch(/^A mistake of the program ended it: Error: no …\n/)
  expect(stderr).toContain('server/src/main.ts')
  expect(stdout + stderr).not.toContain(database.connection.database)
})

test('so is one that nobody catches, without the values of a row that the error holds', async () => {
  const database = await aDatabase()
  // Amid the start: what is thrown there by a connection that nobody listens to looks like this.
  const broken = `const amidStart = setInterval(() => {
    if (process.listenerCount('SIGTERM') === 0) return
    clearInterval(amidStart)
    throw Object.assign(new Error('no ' + process.env.DATABASE_URL), { detail: 'Key (email)=(mee' + 'na@books.example)' })
  }, 1)`
  const { exit } = aProcess({
    ...{ DATABASE_URL: addressOf(database), DATA_DIR: await aDataFolder() },
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(broken)}`,
  })
  const { code, stdout, stderr } = await exit
  expect(code).toBe(1)
  expect(stderr).toMatch(/^A mistake of the program ended it: Error: no …\n/)
  expect(stdout + stderr).not.toContain('meena')
  expect(stdout + stderr).not.toContain(database.connection.database)
})

test('a database with another name, one that takes nobody, and an address that can not be read', async () => {
  const database = await aDatabase()
  const dataDir = await aDataFolder()
  const address = addressOf(database)
  await takeConnections(database, false)
  const start = async (url: string) =>
    problemOf(await aProcess({ DATABASE_URL: url, DATA_DIR: dataDir }).exit)
  expect(await start(address.replace(database.connection.database, 'nowhere'))).toContain(
    '(no such database)',
  )
  expect(await start(address)).toContain("The database of DATABASE_URL can't be reached (")
  expect(await start('postgres://panai:s3cret%zz@localhost/panai')).not.toContain('s3cret')
  await takeConnections(database, true)
})

test('a process with a database of its own brings the schema and no demo content', async () => {
  const database = await aDatabase()
  const { origin } = aProcess({ DATABASE_URL: addressOf(database), DATA_DIR: await aDataFolder() })
  const answer = await ask(await origin, '/api/books')
  expect([answer.status, answer.json()]).toMatchObject([200, { data: [], meta: { total: 0 } }])
})

test('a database that is lost amid a start ends it with one line, and the next start goes on', async () => {
  const database = await aDatabase('template0')
  const settings = { DATABASE_URL: addressOf(database), DATA_DIR: await aDataFolder() }
  const startAndLose = async (demo: '0' | '1') => {
    const { exit } = aProcess({ ...settings, DEMO: demo })
    let ended = false
    void exit.then(() => {
      ended = true
    })
    await until('it waits', async () => (await waiting(database)) > 0)
    // Again and again, since some of its connections may come to wait only now.
    await until('it has ended', async () => {
      await loseWaiting(database)
      return ended
    })
    expect(problemOf(await exit)).toMatch(
      /^The database ended, or the connection to it broke, .* Start again/,
    )
  }
  // A name that somebody else is giving just now: the migration that wants it has others before it in its transaction.
  const letMigrate = await hold(database, 'create table statements ()')
  await startAndLose('0')
  await letMigrate()
  const again = aProcess({ ...settings, DEMO: '0' })
  expect((await ask(await again.origin, '/readyz')).status).toBe(200)
  again.kill('SIGHUP')
  expect(await again.exit).toMatchObject({ code: 0, stderr: '' })

  const letLoad = await hold(database, 'lock table pictures in share row exclusive mode')
  await startAndLose('1')
  await letLoad()
  // No book is a sign for the next start to load all of it.
  expect(await database.db.selectFrom('books').select('id').execute()).toEqual([])
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends it when the requests in flight are answered',
  async (signal) => {
    const database = await aDatabase()
    await aBook(database.db, { title: 'In flight' })
    const running = aProcess({ DATABASE_URL: addressOf(database), DATA_DIR: await aDataFolder() })
    const origin = await running.origin

    // Two answers wait for the table, on connections that their visitors keep open.
    const letGo = await hold(database, 'lock table books in access exclusive mode')
    const data = ask(origin, '/api/books')
    const page = ask(origin, '/publications')
    await until('both wait', async () => (await waiting(database)) >= 2)

    running.kill(signal)
    await until('it takes no new request', () =>
      ask(origin, '/healthz').then(
        () => false,
        () => true,
      ),
    )
    // Whoever is impatient sends it again; that must not cut anybody off.
    running.kill(signal)
    await letGo()
    expect([(await data).status, (await data).text]).toEqual([200, expect.stringContaining('In flight')])
    expect([(await page).status, (await page).text]).toEqual([200, expect.stringContaining('In flight')])

    const { code, stderr } = await running.exit
    expect([code, stderr]).toEqual([0, ''])
  },
)

/** Holds what the statement takes until the answer is called, at the latest until the test is over. Nothing of it stays. */
async function hold({ connection }: TestDatabase, statement: string): Promise<() => Promise<void>> {
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`begin; ${statement}`)
  return async () => void (await client.query('rollback'))
}

/** How many queries wait for a lock. */
async function waiting({ pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rows[0]?.waiting ?? 0
}

/** Breaks the connections of those who wait for a lock. */
async function loseWaiting({ pool }: TestDatabase): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
}
