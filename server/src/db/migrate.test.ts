import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase, createPool, type Database } from './database.ts'
import { isMigrated, migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'

/** A database that nothing has touched yet, as several nodes see it. */
async function anEmptyDatabase(nodes = 1): Promise<[Database, ...Database[]]> {
  const server = inject('databaseServer')
  const name = `panai_empty_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client(server)
  await admin.connect()
  await admin.query(`create database ${name} template template0 encoding 'UTF8'`)
  const made = Array.from({ length: nodes }, () =>
    createPool({ ...server, database: name }, pino({ level: 'silent' })),
  )
  onTestFinished(async () => {
    for (const pool of made) await pool.end()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  const [first, ...others] = made.map(createDatabase)
  if (!first) throw new RangeError('a database without a node')
  return [first, ...others]
}

const names = Object.keys(migrations)

test('an empty database gets the whole schema, once', async () => {
  const [db] = await anEmptyDatabase()
  expect(await isMigrated(db)).toBe(false)
  expect(await migrate(db)).toEqual(names)
  expect(await isMigrated(db)).toBe(true)
  expect(await migrate(db)).toEqual([])
})

test('nodes that start together on an empty database do the work once', async () => {
  const nodes = await anEmptyDatabase(4)
  const ran = await Promise.all(nodes.map(migrate))
  expect(ran.flat().sort()).toEqual(names)
  for (const node of nodes) expect(await isMigrated(node)).toBe(true)
})

test('a schema that lacks a migration of this version is not ready', async () => {
  const [db] = await anEmptyDatabase()
  await migrate(db)
  await sql`delete from kysely_migration where name = ${names.at(-1)}`.execute(db)
  expect(await isMigrated(db)).toBe(false)
})

test('a database of a newer version is refused with what to do', async () => {
  const [newer] = await anEmptyDatabase()
  await migrate(newer)
  await sql`insert into kysely_migration values ('9999-tomorrow', now()::text)`.execute(newer)
  await expect(migrate(newer)).rejects.toThrow(/newer Panai .*9999-tomorrow.*: start that version/)
})

test('a database that has run a later migration without an earlier one is refused in our own words', async () => {
  const [db] = await anEmptyDatabase()
  await migrate(db)
  await sql`delete from kysely_migration where name = ${names.at(-2)}`.execute(db)
  await expect(migrate(db)).rejects.toThrow(
    new RegExp(`: ${names.at(-1)} has run there and ${names.at(-2)},`),
  )
})
