import { randomInt, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isbnCheckDigit } from '@panai/contract/staff/isbn'
import { pino } from 'pino'
import { createDatabase, createPool } from '../src/db/database.ts'
import { addVerifiedPayees } from '../src/features/payouts/payee-samples.ts'
import { createDataKeys } from '../src/keys/data-keys.ts'
import { anAccount } from './accounts.ts'
import { aBook, anAuthor } from './builders.ts'
import { socketFolderOf } from './socket-folder.ts'

/*
 * Makes an author with an account, checked bank details and one book that nothing was sold of yet, in the embedded database of a server
 * that runs: `node add-writer.ts <data folder> <name> <email> <title>`. Of a printed copy at its price of Rs. 399, Rs. 169 are left.
 */
const [dataDir = '', name = '', email = '', title = ''] = process.argv.slice(2)
const pool = createPool(
  { host: socketFolderOf(dataDir), port: 5432, user: 'postgres', database: 'panai' },
  pino({ level: 'silent' }),
)
const db = createDatabase(pool)
const mark = randomUUID().slice(0, 8)
const digits = `97883${String(randomInt(10_000_000)).padStart(7, '0')}`
const { id: authorId } = await anAuthor(db, { name, slug: `writer-${mark}` })
await anAccount(db, { name, email, author_id: authorId })
const { id: bookId, isbn } = await aBook(db, {
  author_id: authorId,
  title,
  reference: `writer-${mark}`,
  isbn: `${digits}${isbnCheckDigit(digits)}`,
  formats: ['paperback', 'ebook'],
  pages: 200,
  trim_size: '5.5 X 8.5 in',
  mrp_paise: 399_00,
})
// Shops that sell our stock name a book by this alone: its format is said here.
const sku = `SKU-${mark}`
await db
  .insertInto('book_identifiers')
  .values({ book_id: bookId, kind: 'sku', value: sku, format: 'paperback' })
  .execute()
const keys = createDataKeys(readFileSync(path.join(dataDir, 'data-keys'), 'utf8').trim().split(/\s+/))
await addVerifiedPayees(db, keys, [authorId])
console.log(`${isbn} ${sku} ${30_000_000_000 + authorId}`)
await pool.end()
