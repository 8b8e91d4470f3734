import { cp, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint, OutputOf } from '@panai/contract/http/endpoint'
import { inject, onTestFinished } from 'vitest'
import { placeForTests } from '../../scripts/lib/place-for-tests.ts'
import { startApplication } from '../src/application.ts'
import { readConfig } from '../src/config/config.ts'
import { createDatabase, createPool } from '../src/db/database.ts'
import { openFolderStorage, type Storage } from '../src/files/storage.ts'
import { loadBuiltSite } from '../src/http/site.ts'
import type { SocketLimits } from '../src/http/socket-limits.ts'
import { createKeyring } from '../src/keys/keyring.ts'
import { createLogger } from '../src/log/logger.ts'
import { createTestDatabase, type TestDatabase } from './a-database.ts'
import { type Answer, ask, postJson } from './ask.ts'
import { openConnections } from './open-connections.ts'
import { until } from './until.ts'

/** The keys of every application in the tests: what one signs, all verify. */
export const SECRET_KEY = 'a-secret-of-the-tests-0123456789abcdef'
/** The same for what they encrypt. */
export const DATA_KEYS = 'a-data-key-of-the-tests-0123456789abcdef'

type LogLine = { level: number; msg: string; path?: string; requestId?: string; status?: number }

export type TestApplication = TestDatabase & {
  origin: string
  /** Where a monitor reads figures; null without the setting. */
  metrics: string | null
  storage: Storage
  dataDir: string
  /** What the application has logged so far. */
  log: LogLine[]
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>
  /** A call that must succeed, its answer parsed by the contract. */
  call: <E extends Endpoint>(endpoint: E, path: string) => Promise<OutputOf<E>>
  /** How many are open. */
  connections: () => Promise<number>
  stop: () => Promise<void>
}

type Options = {
  /** Settings as the environment would give them. */
  settings?: Record<string, string>
  /** Shared with another application; without it a database of its own, dropped at the end. */
  database?: TestDatabase
  /** The files of the built site too. To read them takes most of a start, and few tests ask for one. */
  files?: true
  sockets?: Partial<SocketLimits>
}

/** How many applications of this process run; the pages of each need modules of their own. */
let running = 0

/** The real application with the built site, on a free port, a temporary data folder and a database. The caller stops it. */
export async function startTestApplication({
  settings = {},
  database,
  files,
  sockets = {},
}: Options = {}): Promise<TestApplication> {
  const used = database ?? (await createTestDatabase())
  const dataDir = await mkdtemp(path.join(placeForTests(), 'panai-test-data-'))
  const log: LogLine[] = []
  const logger = createLogger({ logLevel: 'info' }, { write: (line) => void log.push(JSON.parse(line)) })
  const pool = createPool(used.connection, logger)
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://books.example',
    REQUESTS_PER_MINUTE: '1000000',
    MESSAGES_PER_MINUTE: '1000000',
    SECRET_KEY,
    DATA_KEYS,
    ...settings,
  })
  const storage = openFolderStorage(dataDir)
  const siteFolder = await siteOfItsOwn(dataDir)
  running += 1
  const application = await startApplication({
    config,
    db: createDatabase(pool),
    pool,
    connection: used.connection,
    keys: createKeyring(config.secretKeys ?? [], config.dataKeys ?? []),
    storage,
    log: logger,
    loadSite: (options) => loadBuiltSite(siteFolder, options),
    filesFolder: files ? path.join(siteFolder, 'client') : null,
    consolePage: path.join(siteFolder, 'staff.html'),
    sockets,
  })

  const origin = `http://127.0.0.1:${application.addresses[0].port}`
  const get = (address: string, headers: Record<string, string> = {}) => ask(origin, address, { headers })
  return {
    ...used,
    origin,
    metrics: application.metricsAddress && `http://127.0.0.1:${application.metricsAddress.port}`,
    storage,
    dataDir,
    log,
    get,
    post: (address, body, headers) => postJson(origin, address, body, headers),
    async call(endpoint, address) {
      const answer = await get(address, { accept: 'application/json' })
      if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}: ${answer.text}`)
      return endpoint.output.parse(answer.json()) as OutputOf<typeof endpoint> // parsed by it
    },
    connections: () => openConnections(application.server),
    async stop() {
      await application.stop()
      running -= 1
      await pool.end()
      if (!database) await used.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The same, stopped when the running test is over. */
export async function anApplication(options: Options = {}): Promise<TestApplication> {
  const application = await startTestApplication(options)
  onTestFinished(application.stop)
  return application
}

/** Waits until the application hears of changes and so keeps its answers. */
export async function untilKeeping(application: TestApplication): Promise<void> {
  await until('answers are kept', async () => !(await reaches(application, '/robots.txt')))
}

/** Waits until the application has noticed that it does not hear of changes any more. */
export async function untilNotKeeping(application: TestApplication): Promise<void> {
  const notKept = () => reaches(application, '/robots.txt')
  await until('nothing is kept', async () => (await notKept()) && (await notKept()))
}

/** Whether a request gets through to the application; false: it was answered from memory. */
export async function reaches(
  application: TestApplication,
  address: string,
  headers: Record<string, string> = {},
): Promise<boolean> {
  const before = application.log.length
  await application.get(address, headers)
  return application.log.slice(before).some((line) => line.msg === 'request')
}

/** The site's modules know one application each: two at a time in one process need two copies. */
async function siteOfItsOwn(dataDir: string): Promise<string> {
  const shared = inject('siteFolder')
  if (running === 0) return shared
  const copy = path.join(dataDir, 'node_modules/site')
  await cp(shared, copy, { recursive: true })
  return copy
}
