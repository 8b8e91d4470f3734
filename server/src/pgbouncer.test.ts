import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/lib/free-port.ts'
import { aDatabase, type TestDatabase } from '../test/a-database.ts'
import { aDataFolder, aProcess } from '../test/a-process.ts'
import { aNetworkTo } from '../test/a-silent-network.ts'
import { ask } from '../test/ask.ts'
import { aBook } from '../test/builders.ts'
import { until } from '../test/until.ts'

const program = ['/usr/sbin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find((file) => existsSync(file))
/** PgBouncer does not run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** PgBouncer before the database, with nothing set that would make it put up with more than it does by itself. @returns its port. */
async function aPooler({ connection }: TestDatabase): Promise<number> {
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
      `${database} = host=${host} port=${port} user=${user} dbname=${database}`,
      '[pgbouncer]',
      ...['listen_addr = 127.0.0.1', `listen_port = ${own}`, 'unix_socket_dir =', 'auth_type = any'],
      ...['pool_mode = session', 'default_pool_size = 20'],
    ].join('\n'),
  )
  const pooler: ChildProcess = spawn(program ?? '', [settings], { ...nobody, stdio: 'ignore' })
  onTestFinished(async () => {
    if (pooler.exitCode === null && pooler.kill('SIGKILL')) await once(pooler, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  await until('the pooler listens', () => takesConnections(own), 10_000)
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
  {
    timeout: 60_000,
  },
  async () => {
    const database = await aDatabase()
    const port = await aPooler(database)
    const { origin } = aProcess({
      DATABASE_URL: `postgres://web@127.0.0.1:${port}/${database.connection.database}`,
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
