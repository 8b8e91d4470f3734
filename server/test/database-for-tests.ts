import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { placeForTests } from '../../scripts/lib/place-for-tests.ts'
import { createDatabase, createPool } from '../src/db/database.ts'
import { startEmbedded } from '../src/db/embedded/start-embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { createLogger } from '../src/log/logger.ts'
import { copyBuiltSite } from './copy-built-site.ts'
import { TEMPLATE } from './template.ts'

/**
 * Prepares what every test file copies: the built site, and one migrated database, on TEST_DATABASE_URL when it is set, else on
 * an embedded server.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServer()
  const admin = new pg.Client(server.connection)
  await admin.connect()
  await admin.query(`drop database if exists ${TEMPLATE}`)
  await admin.query(`create database ${TEMPLATE} template template0 encoding 'UTF8'`)

  const pool = createPool({ ...server.connection, database: TEMPLATE }, createLogger({ logLevel: 'error' }))
  await migrate(createDatabase(pool))
  await pool.end()
  const { rows } = await admin.query<{ version: string }>('select version()')
  console.log(`Server tests run on ${rows[0]?.version.split(' on ')[0]}`)
  await admin.end()
  project.provide('databaseServer', server.connection)

  const site = await copyBuiltSite()
  project.provide('siteFolder', site.folder)
  return async () => {
    await site.remove()
    await server.stop()
  }
}

type Server = { connection: DatabaseServer; stop: () => Promise<void> }

async function findServer(): Promise<Server> {
  const address = process.env.TEST_DATABASE_URL
  if (address) {
    const url = new URL(address)
    const connection = {
      host: url.hostname,
      port: Number(url.port || 5432),
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      database: url.pathname.slice(1),
    }
    return { connection, stop: async () => {} }
  }
  const dataDir = await mkdtemp(path.join(placeForTests(), 'panai-test-'))
  // The tests' data is thrown away: speed matters here and safety against a power cut does not.
  const embedded = await startEmbedded({
    dataDir,
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '100' },
  })
  return {
    connection: { ...embedded.connection, password: '' },
    async stop() {
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type DatabaseServer = { host: string; port: number; user: string; password: string; database: string }

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: DatabaseServer
    /** A copy of the built site. */
    siteFolder: string
  }
}
