import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { placeForTests } from '../../../scripts/lib/place-for-tests.ts'
import { findPostgres15, startPrivatePostgres } from '../../../scripts/lib/private-postgres.ts'
import { aDatabase, type TestDatabase } from '../../test/a-database.ts'
import { aCommand, aDataFolder, addressOf, aProcess } from '../../test/a-process.ts'
import { SECRET_KEY } from '../../test/an-application.ts'
import { aFolder, backUp, filesOf, restore, rowsOf, shapeOf, withClient } from '../../test/backups.ts'
import { createPopulated } from '../../test/populated.ts'
import { randomFrom } from '../../test/random-from.ts'
import { until } from '../../test/until.ts'
import { startEmbedded } from '../db/embedded/start-embedded.ts'
import { openFolderStorage, type Storage } from '../files/storage.ts'
import { writeBackup } from './write-backup.ts'

const BARE = 'template0'
const KILLS = 8

let folder: string
let source: TestDatabase & { storage: Storage }
let file: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-backup-'))
  source = await createPopulated(folder)
  file = path.join(folder, 'kept.zip')
  await writeBackup({ ...source, secrets: [] }, file, () => {})
})
afterAll(async () => {
  await source.drop()
  await rm(folder, { recursive: true })
})

/** Kills it before it can be through, however fast the machine: what it wants to take away is held until it is dead. */
async function killAmid(connection: pg.ClientConfig, restoring: () => ReturnType<typeof command>) {
  await withClient(connection, async (client) => {
    await client.query('begin; lock table was_there in access share mode')
    const killed = restoring()
    await until('it waits', async () => {
      const { rowCount } = await client.query(
        `select from pg_locks where relation = 'was_there'::regclass and not granted`,
      )
      return (rowCount ?? 0) > 0
    })
    killed.kill('SIGKILL')
    await killed.exit
  })
}

/** `npm run backup` or `npm run restore`, without npm. */
const command = (name: 'backup' | 'restore', words: string[], settings: Record<string, string>) =>
  aCommand(`server/src/commands/${name}.ts`, words, settings)

test('killed at any moment it has put back all or nothing, and the same command does it again', async () => {
  const bare = await aDatabase(BARE)
  const dataDir = await aDataFolder()
  const settings = { DATABASE_URL: addressOf(bare), SECRET_KEY, DATA_DIR: dataDir }
  const restoring = () => command('restore', [file, '--replace', bare.connection.database], settings)
  const began = performance.now()
  expect(await restoring().exit).toMatchObject({ code: 0, stderr: '' })
  const took = performance.now() - began
  const whole = await storedIn(bare.connection)
  expect(whole).toEqual(await storedIn(source.connection))

  const random = randomFrom(Number(process.env.KILL_SEED ?? Date.now() % 1_000_000))
  let untouched = 0
  for (let round = 0; round < KILLS; round++) {
    // A restore takes away whatever was there before: this table is gone when it has been through, and there when it has not.
    await withClient(bare.connection, (client) => client.query('create table if not exists was_there ()'))
    if (round === 0) await killAmid(bare.connection, restoring)
    else {
      const killed = restoring()
      await pause(random() * took)
      killed.kill('SIGKILL')
      await killed.exit
    }
    await untilLeft(bare.connection)
    const { was_there, ...rows } = await storedIn(bare.connection)
    if (was_there) untouched += 1
    expect(rows).toEqual(whole)
  }
  expect(untouched).toBeGreaterThan(0)
  expect(await restoring().exit).toMatchObject({ code: 0, stderr: '' })
  expect(await storedIn(bare.connection)).toEqual(whole)
  expect(await shapeOf(bare.connection)).toEqual(await shapeOf(source.connection))
  expect(await filesOf(openFolderStorage(dataDir))).toEqual(await filesOf(source.storage))
})

test('it is made beside a running server and put back into a folder of another, with no secret told', async () => {
  const dataDir = await aDataFolder()
  const server = aProcess({ DATA_DIR: dataDir, DEMO: '0' })
  await server.origin
  const kept = path.join(await aFolder(), 'kept.zip')
  const made = await command('backup', ['--to', kept], { DATA_DIR: dataDir }).exit
  expect([made.code, made.stderr]).toEqual([0, ''])
  const secret = (await readFile(path.join(dataDir, 'secret-key'), 'utf8')).trim()
  expect(made.stdout).not.toContain(secret)
  expect((await readFile(kept)).includes(secret)).toBe(false)

  const beside = await command('restore', [kept], { DATA_DIR: dataDir }).exit
  expect([beside.code, beside.stderr]).toEqual([1, expect.stringMatching(/in use by another running Panai/)])
  const other = await aDataFolder()
  const restored = await command('restore', [kept], { DATA_DIR: other }).exit
  expect([restored.code, restored.stderr]).toEqual([0, ''])
  expect(restored.stdout).toMatch(/not all keys of the backup are here/)
})

test.each([
  [['--from', 'x'], /Write it so: npm run backup/],
  [['x'], /Write it so: npm run backup/],
])('words that mean nothing (%j) are refused', async (words, expected) => {
  const { code, stderr } = await command('backup', words, {}).exit
  expect([code, stderr]).toEqual([1, expect.stringMatching(expected)])
})

/** A server of the other kind than the tests run on: PostgreSQL 15, or the embedded one. */
async function anotherServer(): Promise<pg.ClientConfig> {
  if (process.env.TEST_DATABASE_URL) {
    const embedded = await startEmbedded({ dataDir: await aDataFolder() })
    onTestFinished(() => embedded.stop())
    return embedded.connection
  }
  const { url, stop } = await startPrivatePostgres(findPostgres15() ?? '', placeForTests())
  onTestFinished(stop)
  return { connectionString: url }
}

/** Waits until the database has noticed that a killed command is gone: its transaction has ended then, one way or the other. */
async function untilLeft(connection: pg.ClientConfig): Promise<void> {
  await withClient(connection, async (client) => {
    const others = `select from pg_stat_activity where datname = current_database() and application_name like 'panai%'`
    while ((await client.query(others)).rowCount) await pause(20)
  })
}

/**
 * Without the words of the search: they are rebuilt from the stored rows, after all else or, if that was cut off, at the next start;
 * and PostgreSQL lists their pieces in no certain order.
 */
async function storedIn(connection: pg.ClientConfig) {
  const { search_words: _words, search_rules: _rules, ...rows } = await rowsOf(connection)
  return rows
}

test.skipIf(!process.env.TEST_DATABASE_URL && !findPostgres15())(
  'from one PostgreSQL to another of another version and back again it stays the same',
  async () => {
    const other = await anotherServer()
    const there = await restore(file, other)
    const expected = await storedIn(source.connection)
    expect(await storedIn(other)).toEqual(expected)
    const back = await aDatabase(BARE)
    const storage = await restore(await backUp({ connection: other, storage: there }), back.connection)
    expect(await storedIn(back.connection)).toEqual(expected)
    expect(await shapeOf(back.connection)).toEqual(await shapeOf(source.connection))
    expect(await filesOf(storage)).toEqual(await filesOf(source.storage))
  },
)
