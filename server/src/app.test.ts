import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { endpoints } from '@panai/contract/endpoints'
import type { AnyEndpoint } from '@panai/contract/http/endpoint'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../test/a-database.ts'
import { SECRET_KEY } from '../test/an-application.ts'
import { createApp } from './app.ts'
import { readConfig } from './config/config.ts'
import { openFolderStorage } from './files/storage.ts'
import { openUploadFolder } from './files/upload-folder.ts'
import { KeptFacts } from './http/kept-facts.ts'
import { createJobs } from './jobs/jobs.ts'
import { createKeyring } from './keys/keyring.ts'
import { createUntrustedFiles } from './untrusted-files/untrusted-files.ts'

/** What describes the calls, and where an author who was merged is looked for: no calls, and open to everybody. */
const besides = ['/api/openapi.json', '/api/docs', '/api/docs.css', '/api/authors/:id{[1-9][0-9]{0,9}}']

const all: readonly AnyEndpoint[] = endpoints

test('every call that is answered stands in the list that the checks of access go through, and the other way round', async () => {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'panai-app-'))
  onTestFinished(async () => {
    await database.drop()
    await rm(dataDir, { recursive: true })
  })
  const log = pino({ level: 'silent' })
  const storage = openFolderStorage(dataDir)
  const uploads = openUploadFolder(dataDir)
  const checking = openUploadFolder(dataDir, 'checking')
  const setting = openUploadFolder(dataDir, 'setting')
  const untrusted = createUntrustedFiles({ dataDir })
  const { db, pool, connection } = database
  const { routes } = createApp({
    config: readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://books.example', SECRET_KEY }),
    db,
    connection,
    keys: createKeyring([SECRET_KEY]),
    log,
    storage,
    uploads,
    untrusted,
    jobs: createJobs(
      { db, pool, storage, uploads, checking, setting, untrusted, convertDoc: null, log },
      { kinds: [] },
    ),
    facts: new KeptFacts(() => false),
    site: () => {
      throw new Error('no page is asked for')
    },
    consolePage: null,
    newsRead: async () => undefined,
    unheardFor: () => 0,
    mail: { heldUp: () => null, stopping: new AbortController().signal },
    keptPages: () => ({ keeping: null, entries: 0, bytes: 0, hits: 0, made: 0 }),
    countRequest: null,
  })
  const answered = routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/') && !besides.includes(path))
    .map(({ method, path }) => `${method} ${path}`)
  const listed = all.flatMap(({ method, path, aliases = [] }) =>
    [path, ...aliases]
      .filter((address) => address.startsWith('/api/'))
      .map((address) => `${method} ${address.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(answered.toSorted()).toEqual(listed.toSorted())
})
