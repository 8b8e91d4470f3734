import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { accountRoles } from '@panai/contract/http/permissions'
import { paise } from '@panai/contract/money/money'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { z } from 'zod'
import { createDatabase, createPool, type Database } from '../src/db/database.ts'
import { findRunning } from '../src/db/embedded/find-running.ts'
import { createDataKeys } from '../src/keys/data-keys.ts'
import { addEarner } from './add-earner.ts'
import { addStaff } from './add-staff.ts'
import { addWriter } from './add-writer.ts'
import { aSale, sell } from './money/sales.ts'
import { stateAlone } from './money/statements.ts'

/*
 * Makes people, and what they earn, in the embedded database of a server that runs, for journeys: one a line of JSON, until the lines end. To each it answers
 * with a line: a list of what the journey must know of them, or what went wrong.
 */
const who = { dataDir: z.string(), name: z.string(), email: z.string() }
const wanted = z.discriminatedUnion('add', [
  z.object({
    add: z.literal('staff'),
    ...who,
    role: z.enum(accountRoles),
    kind: z.enum(['whole', 'password']),
  }),
  z.object({ add: z.literal('writer'), ...who, title: z.string() }),
  z.object({ add: z.literal('earner'), ...who, rupees: z.number() }),
  z.object({ add: z.literal('royalty'), ...who, rupees: z.number() }),
])

async function add(person: z.infer<typeof wanted>): Promise<string[]> {
  const { dataDir } = person
  const pool = poolOfRunning(dataDir)
  const dataKeys = () =>
    createDataKeys(readFileSync(path.join(dataDir, 'data-keys'), 'utf8').trim().split(/\s+/))
  try {
    const db = createDatabase(pool)
    if (person.add === 'staff') return await addStaff(db, dataDir, person)
    if (person.add === 'writer') return await addWriter(db, dataKeys(), person)
    if (person.add === 'royalty') return await addRoyalty(db, person)
    return await addEarner(db, dataKeys(), person)
  } finally {
    await pool.end()
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const answer = await add(wanted.parse(JSON.parse(line))).catch((error: unknown) => ({
    error: String(error),
  }))
  process.stdout.write(`${JSON.stringify(answer)}\n`)
}

/** Connections to the embedded database of a server that runs on a data folder. */
function poolOfRunning(dataDir: string): Pool {
  const connection = findRunning(dataDir)
  if (!connection) throw new Error('no database runs there')
  return createPool(connection, pino({ level: 'silent' }))
}

/**
 * Sells a copy of the book of an author who is there already, or of one that is not in the catalogue, and issues a statement of it.
 * @returns its id
 */
async function addRoyalty(
  db: Database,
  { email, rupees }: { email: string; rupees: number },
): Promise<[statement: string]> {
  const { author_id, book_id } = await db
    .selectFrom('accounts')
    .leftJoin('books', 'books.author_id', 'accounts.author_id')
    .select(['accounts.author_id', 'books.id as book_id'])
    .where('email', '=', email)
    .$narrowType<{ author_id: number }>()
    .executeTakeFirstOrThrow()
  const royalty = paise(rupees * 100)
  const reference = `royalty ${email} ${Date.now()}`
  await sell(
    db,
    aSale(author_id, {
      ...(book_id !== null && { bookId: book_id }),
      quantity: 1,
      amount: royalty,
      royalty,
      reference,
    }),
  )
  return [String(await stateAlone(db, author_id))]
}
