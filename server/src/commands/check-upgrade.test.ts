import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase } from '../../test/a-database.ts'
import { aCommand, aDataFolder, addressOf, problemOf } from '../../test/a-process.ts'
import { aFolder } from '../../test/backups.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { knownMigrations } from '../db/migrate.ts'
import { openFolderStorage } from '../files/storage.ts'

const newest = knownMigrations.at(-1)

async function check(settings: Record<string, string>, words: string[] = []) {
  const { code, stdout, stderr } = await aCommand('server/src/commands/check-upgrade.ts', words, settings)
    .exit
  expect([code, stderr]).toEqual([0, ''])
  return stdout
}

test('a database of this version: nothing would change, and a backup is asked for', async () => {
  const database = await aDatabase()
  const dataDir = await aDataFolder()
  const said = await check({ DATABASE_URL: addressOf(database), DATA_DIR: dataDir })
  expect(said).toMatch(/This version: Panai \d+\.\d+\.\d+, on PostgreSQL \d+/)
  expect(said).toMatch(
    new RegExp(`The database's schema: ${newest}, there since \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC`),
  )
  expect(said).toContain('The next start changes nothing in the database')
  expect(said).toContain(`Attention: no backup was found in ${path.join(dataDir, 'backups')}`)
})

test('an older database: what would run is told, and has not run', async () => {
  const database = await aDatabase()
  const settings = { DATABASE_URL: addressOf(database), DATA_DIR: await aDataFolder() }
  await sql`delete from kysely_migration where name = ${newest}`.execute(database.db)
  await sql`update search_rules set fingerprint = repeat('0', 64)`.execute(database.db)
  await sql`update jobs.version set version = version - 1`.execute(database.db)
  const held = () =>
    sql`select (select count(*) from kysely_migration) as ran, fingerprint, version from search_rules, jobs.version`
      .execute(database.db)
      .then(({ rows }) => rows)
  const before = await held()
  const said = await check(settings)
  expect(said).toContain(`The next start runs one migration: ${newest}`)
  expect(said).toContain('The next start makes the keys of the search again')
  expect(said).toContain('The next start changes the tables of background work')
  expect(said).not.toContain('changes nothing')
  expect(await held()).toEqual(before)
})

test('an empty database gets all of it', async () => {
  const database = await aDatabase('template0')
  const said = await check({ DATABASE_URL: addressOf(database), DATA_DIR: await aDataFolder() })
  expect(said).toContain('The database is empty')
  expect(said).toContain(`The next start runs ${knownMigrations.length} migrations`)
})

test('a newer database is refused as a start would refuse it', async () => {
  const database = await aDatabase()
  await sql`insert into kysely_migration values ('9999-tomorrow', now()::text)`.execute(database.db)
  const command = aCommand('server/src/commands/check-upgrade.ts', [], {
    DATABASE_URL: addressOf(database),
    DATA_DIR: await aDataFolder(),
  })
  expect(problemOf(await command.exit)).toMatch(
    /^The database is of a newer Panai \(its schema is 9999-tomorrow/,
  )
})

test('the newest backup is found by what it says of itself', async () => {
  const database = await aDatabase()
  const dataDir = await aDataFolder()
  const backups = path.join(dataDir, 'backups')
  await mkdir(backups)
  await writeFile(path.join(backups, 'another.zip'), 'no backup')
  const file = path.join(await aFolder(), 'kept.zip')
  const parts = { ...database, storage: openFolderStorage(dataDir), secrets: [] }
  await writeBackup(parts, path.join(backups, 'panai-1.zip'), () => {})
  await writeBackup(parts, file, () => {})
  const settings = { DATABASE_URL: addressOf(database), DATA_DIR: dataDir }
  expect(await check(settings)).toContain(
    `The newest backup, ${path.join(backups, 'panai-1.zip')}, is less than an hour old`,
  )
  expect(await check(settings, ['--backup', file])).toContain(`The newest backup, ${file}, is less than`)
  const wrong = aCommand(
    'server/src/commands/check-upgrade.ts',
    ['--backup', path.join(backups, 'another.zip')],
    settings,
  )
  expect(problemOf(await wrong.exit)).toContain('is no backup')
})

test('without a database there is nothing to look at, and none is made', async () => {
  expect(await check({ DATA_DIR: await aDataFolder() })).toContain('There is no database yet')
})
