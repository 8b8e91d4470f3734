import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { accountRoles } from '@panai/contract/http/permissions'
import { z } from 'zod'
import { createDatabase } from '../src/db/database.ts'
import { createDataKeys } from '../src/keys/data-keys.ts'
import { addEarner } from './add-earner.ts'
import { addRoyalty } from './add-royalty.ts'
import { addStaff } from './add-staff.ts'
import { addWriter } from './add-writer.ts'
import { poolOfRunning } from './pool-of-running.ts'

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
