import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { placeForTests } from '../../../scripts/lib/place-for-tests.ts'
import { addAgreement } from '../../src/features/agreements/write-terms.ts'
import type { Payee } from '../../src/features/payouts/payee.ts'
import { openFolderStorage } from '../../src/files/storage.ts'
import { openUploadFolder } from '../../src/files/upload-folder.ts'
import type { JobDeps } from '../../src/jobs/job-kind.ts'
import { createLogger } from '../../src/log/logger.ts'
import { createTestDatabase, type TestDatabase } from '../a-database.ts'
import { anAccount } from '../accounts.ts'
import { aBook, anAuthor } from '../builders.ts'
import { type KeptRows, keepRows } from '../keep-rows.ts'
import { anIsbn } from '../sales-imports.ts'
import { AUTHORS, BOOKS, type SoldRow, type What } from './money-steps.ts'
import { readHere } from './read-here.ts'

/** What PostgreSQL does not prepare, or only by itself: several statements at once, and what is not about rows. */
const unprepared = /;|^\s*(begin|commit|rollback|set|create|vacuum)\b/i

type Send = (query: unknown, ...more: unknown[]) => unknown

/** Lets each connection of the pool plan a statement once only: a test that asks the same again and again waits for little else. */
function prepareAll(pool: pg.Pool): void {
  const names = new Map<string, string>()
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as Send
    const ask: Send = (query, values, ...more) => {
      if (typeof query !== 'string' || !Array.isArray(values) || unprepared.test(query))
        return send(query, values, ...more)
      const name = names.get(query) ?? `test_${names.size}`
      names.set(query, name)
      return send({ name, text: query, values }, ...more)
    }
    client.query = ask as typeof client.query
  })
}

export type Work = () => Promise<unknown>
type TypedSale = Extract<What, { do: 'type a sale' }>

/** A company with its books and authors, before anything is sold. */
export type Publisher = TestDatabase & {
  deps: JobDeps
  clerk: number
  /** Approves what the clerk made. */
  approver: number
  authors: readonly number[]
  books: readonly { id: number; isbn: string; agreement: number | null }[]
  rows: KeptRows
  end: () => Promise<void>
}

/** One publisher, and what a sequence of steps has left behind so far. */
export type World = Publisher & {
  sold: readonly SoldRow[]
  typed: TypedSale[]
  /** Who has other details than the rest, or none. */
  payees: Map<number, Payee | null>
  /** Steps that have been done and that again, however much later, must change nothing. */
  settled: Work[]
}

/** Nothing has happened at the publisher yet; what has is taken out first. @param sold of which all files are made */
export async function aMoneyWorld(publisher: Publisher, sold: readonly SoldRow[]): Promise<World> {
  await publisher.rows.putBack()
  return { ...publisher, sold, typed: [], payees: new Map(), settled: [] }
}

/** The last book has no agreement: the company's own rules hold for it. */
export async function aPublisher(): Promise<Publisher> {
  const database = await createTestDatabase()
  const { db, pool } = database
  prepareAll(pool)
  const folder = await mkdtemp(path.join(placeForTests(), 'panai-test-money-'))
  const [authors, books]: [number[], Publisher['books'][number][]] = [[], []]
  for (let made = 0; made < AUTHORS; made++) authors.push((await anAuthor(db)).id)
  for (let made = 0; made < BOOKS; made++) {
    const isbn = anIsbn()
    const { id } = await aBook(db, { author_id: authors[made] ?? 0, isbn, formats: ['ebook'] })
    const agreed = { book_id: id, publisher_of_record: 'company', valid_from: '2024-01-01' } as const
    const more = { signed_on: null, valid_to: null, note: null }
    const agreement =
      made === BOOKS - 1
        ? null
        : await db.transaction().execute((tx) => addAgreement(tx, { ...agreed, ...more }))
    books.push({ id, isbn, agreement: agreement?.id ?? null })
  }
  return {
    ...database,
    deps: {
      db,
      pool,
      storage: openFolderStorage(folder),
      uploads: openUploadFolder(folder),
      checking: openUploadFolder(folder, 'checking'),
      setting: openUploadFolder(folder, 'setting'),
      untrusted: readHere,
      convertDoc: null,
      log: createLogger({ logLevel: 'error' }),
    },
    clerk: (await anAccount(db, { role: 'accounts' })).id,
    approver: (await anAccount(db, { role: 'admin' })).id,
    authors,
    books,
    rows: await keepRows(pool),
    async end() {
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
