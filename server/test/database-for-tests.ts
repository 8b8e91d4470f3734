import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type Build, siteBuild } from '../../scripts/lib/builds.mjs'
import { placeForTests } from '../../scripts/lib/place-for-tests.ts'
import { createDatabase, createPool } from '../src/db/database.ts'
import { startEmbedded } from '../src/db/embedded/start-embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { createLogger } from '../src/log/logger.ts'
import { copyBuiltSite } from './copy-built-site.ts'
import { TEMPLATE } from './template.ts'

/** The set-up of the server's tests, which Vitest runs once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { databaseServer, siteFolder, remove } = await prepareForTests({
    site: siteBuild,
    place: os.tmpdir(),
    address: process.env.TEST_DATABASE_URL,
  })
  project.provide('databaseServer', databaseServer)
  project.provide('siteFolder', siteFolder)
  return remove
}

/**
 * Prepares what every test file copies: the built site, into a folder of `place`, and one migrated database, on the server at `address`
 * when there is one, else on an embedded server. When a step fails, what was prepared before is taken away: a database that is left
 * behind keeps the runner from ending.
 * @throws Error that says what to run when the site is not built, before any database is started.
 */
export async function prepareForTests({ site, place, address }: Sources): Promise<Prepared> {
  const prepared = new AsyncDisposableStack()
  try {
    const siteFolder = await copyBuiltSite(site, place, prepared)
    const databaseServer = address ? serverAt(address) : await startServer(prepared)
    await makeTemplate(databaseServer)
    return { databaseServer, siteFolder, remove: () => prepared.disposeAsync() }
  } catch (error) {
    await prepared.disposeAsync()
    throw error
  }
}

type Sources = { site: Build; place: string; address: string | undefined }
type Prepared = { databaseServer: DatabaseServer; siteFolder: string; remove: () => Promise<void> }

async function makeTemplate(server: DatabaseServer): Promise<void> {
  const opened = new AsyncDisposableStack()
  try {
    const admin = new pg.Client(server)
    await admin.connect()
    opened.defer(() => admin.end())
    await admin.query(`drop database if exists ${TEMPLATE}`)
    await admin.query(`create database ${TEMPLATE} template template0 encoding 'UTF8'`)

    const pool = createPool({ ...server, database: TEMPLATE }, createLogger({ logLevel: 'error' }))
    opened.defer(() => pool.end())
    await migrate(createDatabase(pool))
    const { rows } = await admin.query<{ version: string }>('select version()')
    console.log(`Server tests run on ${rows[0]?.version.split(' on ')[0]}`)
  } finally {
    await opened.disposeAsync()
  }
}

function serverAt(address: string): DatabaseServer {
  const url = new URL(address)
  return {
    host: url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
  }
}

async function startServer(prepared: AsyncDisposableStack): Promise<DatabaseServer> {
  const dataDir = await mkdtemp(path.join(placeForTests(), 'panai-test-'))
  prepared.defer(() => rm(dataDir, { recursive: true, force: true }))
  // The tests' data is thrown away: speed matters here and safety against a power cut does not.
  const embedded = await startEmbedded({
    dataDir,
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '100' },
  })
  prepared.defer(() => embedded.stop())
  return { ...embedded.connection, password: '' }
}

export type DatabaseServer = { host: string; port: number; user: string; password: string; database: string }

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: DatabaseServer
    /** A copy of the built site. */
    siteFolder: string
  }
}
