import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { serves } from './postmaster-file.ts'
import { startWriter } from './start-writer.ts'
import { anEmptyFolder, aStartedDatabase, postmasterOf, processesOf } from './test-folder.ts'

test('a second process on the same folder is refused and harms nothing', async () => {
  const dataDir = anEmptyFolder()
  const first = startWriter(dataDir)
  await first.line('ack')
  const second = startWriter(dataDir)
  expect(await second.closed).toBe(1)
  // Nothing else on the terminal: no warning of the runtime, no stack.
  expect(second.errors()).toBe(
    `The data folder ${dataDir} is in use by another running Panai (process ${first.process.pid}). Stop that one, or set DATA_DIR to another folder.\n`,
  )
  await first.line('ack')
  process.kill(first.process.pid ?? 0, 'SIGINT')
  await first.line('stopped')
})

test('Ctrl-C reaches the application alone, which goes on using its database until it has drained', async () => {
  const dataDir = anEmptyFolder()
  const writer = startWriter(dataDir)
  await writer.line('ack')
  const group = writer.process.pid ?? Number.NaN
  process.kill(-group, 'SIGINT')
  await writer.line('stopped')
  expect(await writer.closed).toBe(0)
  expect(writer.errors()).toBe('')
  await expect.poll(() => processesOf(dataDir)).toEqual([])
})

test('PostgreSQL ends with a killed application, and a start in the meantime waits for that', async () => {
  const dataDir = anEmptyFolder()
  const writer = startWriter(dataDir)
  await writer.line('ack')
  const orphan = postmasterOf(dataDir)
  writer.process.kill('SIGKILL')
  await writer.closed
  const database = await aStartedDatabase({ dataDir })
  expect(database.pid).not.toBe(orphan)
  expect(serves(orphan, join(dataDir, 'pg18'))).toBe(false)

  const client = new pg.Client(database.connection)
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id from kept')
  await client.end()
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([...writer.acknowledged.keys()]))
})

test('an application killed in its first start leaves no process behind', async () => {
  const dataDir = anEmptyFolder()
  const writer = startWriter(dataDir)
  await expect.poll(() => processesOf(dataDir).join(), { interval: 10 }).toContain('initdb')
  writer.process.kill('SIGKILL')
  await writer.closed
  await expect.poll(() => processesOf(dataDir)).toEqual([])
})

test("the pid file of a killed server whose number a stranger has now doesn't hold up a start", async () => {
  const dataDir = anEmptyFolder()
  const database = await aStartedDatabase({ dataDir })
  const pidFile = join(dataDir, 'pg18/postmaster.pid')
  const text = readFileSync(pidFile, 'utf8')
  await database.stop()
  const stranger = spawn('sleep', ['60'])
  onTestFinished(async () => {
    stranger.kill()
    await once(stranger, 'exit')
  })
  const stale = text.replace(/^\d+/, String(stranger.pid))
  writeFileSync(pidFile, stale, { mode: 0o600 })
  writeFileSync(join(dataDir, 'pg18/.s.PGSQL.5432.lock'), stale, { mode: 0o600 })
  const again = await aStartedDatabase({ dataDir })
  expect(postmasterOf(dataDir)).toBe(again.pid)
})
