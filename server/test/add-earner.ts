import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { paise } from '@panai/contract/money'
import { pino } from 'pino'
import { createDatabase, createPool } from '../src/db/database.ts'
import { addVerifiedPayees } from '../src/features/payouts/payee-samples.ts'
import { state } from '../src/features/payouts/payout-samples.ts'
import { aSale, sell } from '../src/features/royalties/royalty-samples.ts'
import { createDataKeys } from '../src/keys/data-keys.ts'
import { anAccount } from './accounts.ts'
import { anAuthor } from './builders.ts'
import { socketFolderOf } from './socket-folder.ts'

/*
 * Makes an author with royalties, an issued statement of them and checked bank details, in the embedded database of a server that
 * runs: `node add-earner.ts <data folder> <name> <email> <rupees>`. Journeys use it: each of these steps is a journey of its own.
 */
const [dataDir = '', name = '', email = '', rupees = ''] = process.argv.slice(2)
const pool = createPool(
  { host: socketFolderOf(dataDir), port: 5432, user: 'postgres', database: 'panai' },
  pino({ level: 'silent' }),
)
const db = createDatabase(pool)
// Another process makes authors too: names of pages that are counted up would meet.
const { id: authorId } = await anAuthor(db, { name, slug: `earner-${randomUUID()}` })
await anAccount(db, { name, email, author_id: authorId })
const royalty = paise(Number(rupees) * 100)
await sell(db, aSale(authorId, { amount: royalty, royalty, reference: `earner ${email}` }))
await state(db, [authorId])
const keys = createDataKeys(readFileSync(path.join(dataDir, 'data-keys'), 'utf8').trim().split(/\s+/))
await addVerifiedPayees(db, keys, [authorId])
console.log(String(30_000_000_000 + authorId)) // the account number
await pool.end()
