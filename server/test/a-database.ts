import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { createDatabase, createPool, type Database } from '../src/db/database.ts'
import { createLogger } from '../src/log/logger.ts'
import type { DatabaseServer } from './database-for-tests.ts'
import { TEMPLATE } from './template.ts'

export type TestDatabase = {
  db: Database
  pool: pg.Pool
  connection: DatabaseServer
  drop: () => Promise<void>
}

/**
 * A database of its own on the server that the tests run on: a copy of `template`, which nobody is connected to; without one it
 * is empty and has the whole schema. The caller drops it.
 */
export async function createTestDatabase(template: string = TEMPLATE): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = `panai_test_${randomBytes(6).toString('hex')}`
  // Copied file by file, by which no block of it goes through the server's memory and log: half the work.
  await asAdmin(server, `create database ${name} template ${template} strategy file_copy`)
  const connection = { ...server, database: name }
  const pool = createPool(connection, createLogger({ logLevel: 'error' }))
  return {
    db: createDatabase(pool),
    pool,
    connection,
    async drop() {
      if (!pool.ended) await pool.end()
      await asAdmin(server, `drop database ${name} with (force)`)
    },
  }
}

/** The same, dropped when the running test is over. */
export async function aDatabase(template?: string): Promise<TestDatabase> {
  const database = await createTestDatabase(template)
  onTestFinished(database.drop)
  return database
}

async function asAdmin(server: DatabaseServer, statement: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Lets the database take new connections, or none. Those that there are stay. */
export function takeConnections({ connection }: TestDatabase, takes: boolean): Promise<void> {
  return asAdmin(inject('databaseServer'), `alter database ${connection.database} allow_connections ${takes}`)
}

/** Ends the connection on which the applications hear of changes. */
export async function cutListener({ pool }: TestDatabase): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'panai-listen' and datname = current_database()`,
  )
}
