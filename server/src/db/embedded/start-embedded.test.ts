import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { StartupProblem } from '../../startup/startup-problem.ts'
import type { EmbeddedDatabase } from './start-embedded.ts'
import { anEmptyFolder, aStartedDatabase, processesOf } from './test-folder.ts'

async function query(database: EmbeddedDatabase, sql: string): Promise<unknown[]> {
  const client = new pg.Client(database.connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('an empty folder becomes a database that keeps its rows from one start to the next', async () => {
  const dataDir = join(anEmptyFolder(), 'not', 'there', 'yet')
  const progress: string[] = []
  const first = await aStartedDatabase({ dataDir, onProgress: (line) => progress.push(line) })
  await query(first, "create table books (title text); insert into books values ('சிலப்பதிகாரம்')")
  await first.stop()
  expect(progress).toEqual(['Creating the database…'])
  await expect.poll(() => processesOf(dataDir)).toEqual([])

  const second = await aStartedDatabase({ dataDir, onProgress: (line) => progress.push(line) })
  expect(await query(second, 'select title from books')).toEqual([{ title: 'சிலப்பதிகாரம்' }])
  expect(progress).toHaveLength(1)
})

test('commits are on the disk, pages have checksums, and the only way in is a closed folder', async () => {
  const dataDir = anEmptyFolder()
  const database = await aStartedDatabase({ dataDir, settings: { work_mem: '5MB', listen_addresses: '*' } })
  const [settings] = await query(
    database,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
      current_setting('data_checksums') as checksums, current_setting('listen_addresses') as addresses,
      current_setting('work_mem') as memory, current_setting('server_encoding') as encoding`,
  )
  expect(settings).toEqual({
    fsync: 'on',
    commit: 'on',
    checksums: 'on',
    addresses: '',
    memory: '5MB',
    encoding: 'UTF8',
  })
  expect(statSync(database.connection.host).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'postgres.log')).mode & 0o777).toBe(0o600)
})

test('Tamil words have trigrams and compare by code point', async () => {
  const database = await aStartedDatabase({ dataDir: anEmptyFolder() })
  await query(database, 'create extension pg_trgm')
  const [found] = await query(
    database,
    `select cardinality(show_trgm('நாடு')) as trigrams, upper('élan') as upper,
      (select string_agg(word, ' ' order by word) from unnest(array['b', 'B', 'ஆ', 'a', 'அ']) word) as words`,
  )
  expect(found).toEqual({ trigrams: 5, upper: 'ÉLAN', words: 'B a b அ ஆ' })
})

test('a folder with a long Tamil name, a comma and quotation marks', async () => {
  const dataDir = join(anEmptyFolder(), 'பனை பதிப்பகம், "சென்னை" '.repeat(2).trim())
  const database = await aStartedDatabase({ dataDir })
  const socketFolder = database.connection.host
  expect(Buffer.byteLength(socketFolder)).toBeLessThanOrEqual(80)
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700)
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
  onTestFinished(() => rmSync(socketFolder, { recursive: true, force: true }))
})

test('a short name with a comma and quotation marks keeps its socket in the folder', async () => {
  const dataDir = join(anEmptyFolder(), 'a, "b"')
  const database = await aStartedDatabase({ dataDir })
  expect(dirname(database.connection.host)).toBe(dataDir)
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('what killed first starts have left is removed', async () => {
  const dataDir = anEmptyFolder()
  mkdirSync(join(dataDir, 'pg18.new-0badcafe/base'), { recursive: true })
  writeFileSync(join(dataDir, 'pg18.new-0badcafe/PG_VERSION'), '18\n')
  mkdirSync(join(dataDir, 'pg18'))
  const database = await aStartedDatabase({ dataDir })
  expect(readdirSync(dataDir).filter((name) => name.startsWith('pg18'))).toEqual(['pg18'])
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a killed server is started again behind the same connection', async () => {
  const database = await aStartedDatabase({ dataDir: anEmptyFolder() })
  const pool = new pg.Pool(database.connection)
  const lost = vi.fn()
  pool.on('error', lost)
  await pool.query('create table kept (id int); insert into kept values (1)')
  const { pid } = database
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => database.pid).not.toBe(pid)
  expect((await pool.query('select id from kept')).rows).toEqual([{ id: 1 }])
  expect(lost).toHaveBeenCalled()
  await pool.end()
})

test('a killed watcher takes the server with it, and both are started again', async () => {
  const database = await aStartedDatabase({ dataDir: anEmptyFolder() })
  const { pid } = database
  const watcher = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' })
  process.kill(Number.parseInt(watcher.stdout, 10), 'SIGKILL')
  await expect.poll(() => database.pid).not.toBe(pid)
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a server that can not be started again is reported, and stop() still frees the folder', async () => {
  const dataDir = anEmptyFolder()
  const onLost = vi.fn<(problem: Error) => void>()
  const database = await aStartedDatabase({ dataDir, onLost })
  rmSync(join(dataDir, 'pg18/global/pg_control'))
  process.kill(database.pid, 'SIGKILL')
  await expect.poll(() => onLost.mock.calls.length).toBe(1)
  const problem = onLost.mock.calls[0]?.[0]
  expect(problem).toBeInstanceOf(StartupProblem)
  expect(problem?.message).toContain('pg_control')
  await database.stop()
  expect(readdirSync(dataDir)).not.toContain('panai.pid')
  await expect.poll(() => processesOf(dataDir)).toEqual([])
})

test('stop() may come twice, and while the server is being started again', async () => {
  const dataDir = anEmptyFolder()
  const database = await aStartedDatabase({ dataDir })
  process.kill(database.pid, 'SIGKILL')
  await Promise.all([database.stop(), database.stop()])
  await expect.poll(() => processesOf(dataDir)).toEqual([])
  const again = await aStartedDatabase({ dataDir })
  expect(await query(again, 'select 1 as one')).toEqual([{ one: 1 }])
})
