import { setTimeout as pause } from 'node:timers/promises'
import { submitManuscript } from '@panai/contract/submissions/submissions'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { tidy } from '../../../../../demo/src/manuscripts/manuscripts.ts'
import { aDatabase, type TestDatabase } from '../../../../test/a-database.ts'
import { aForm } from '../../../../test/a-form.ts'
import { aDataFolder, addressOf, aProcess } from '../../../../test/a-process.ts'
import { anAccount, signInAs } from '../../../../test/accounts.ts'
import { ask } from '../../../../test/ask.ts'
import { aManuscript } from '../../../../test/manuscripts.ts'
import { randomFrom } from '../../../../test/random-from.ts'
import { until } from '../../../../test/until.ts'
import { openFolderStorage, type Storage } from '../../../files/storage.ts'
import { sweepUnattached } from '../../../files/unattached-files.ts'

const ROUNDS = 4
const LONGEST_MS = 5_000

test('kill -9 while books are set, and set anew in another size: each is there once and whole, so are its e-book and its cover, and no file is left of what was broken off or replaced', async () => {
  const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000)
  const random = randomFrom(seed)
  console.log(`kill -9 while books are set, seed ${seed}`)
  const database = await aDatabase()
  const dataDir = await aDataFolder()
  const storage = openFolderStorage(dataDir)
  const settings = { DATABASE_URL: addressOf(database), DATA_DIR: dataDir }
  const own = await signInAs(database.db, await anAccount(database.db))
  const bookPdf = await tidy({ chapters: 3, paragraphs: 12 })
  let [server, setBeforeKills] = [aProcess(settings), 0]
  for (let round = 0; round < ROUNDS; round += 1) {
    const { body, type } = aForm(...(await aManuscript({ title: `Round ${round}`, bookPdf })))
    const headers = { ...own, 'content-type': type }
    const answer = await ask(await server.origin, '/api/submit', { method: 'POST', headers, body })
    expect(submitManuscript.output.safeParse(answer.json()).success).toBe(true)
    // That of the round before may be set by now, or half of it.
    await database.db
      .updateTable('submissions')
      .set({ trim_size: 'A4', trim_size_at: new Date() })
      .where('title', '=', `Round ${round - 1}`)
      .execute()
    await pause(random() * LONGEST_MS)
    server.kill('SIGKILL')
    await server.exit
    setBeforeKills = await expectWhole(database, storage)
    server = aProcess(settings)
    await server.origin
  }
  await until(
    'all are set, in the sizes that are wanted',
    async () => (await expectWhole(database, storage)) === ROUNDS && (await areInTheirSizes(database)),
  )
  // What was broken off was begun again: nothing is told to be under way.
  await until('no step is under way', async () => {
    const { rows } = await sql`select from book_steps where ended_at is null or reason is not null`.execute(
      database.db,
    )
    return rows.length === 0
  })
  await sql`update unattached_files set noted_at = now() - interval '2 hours'`.execute(database.db)
  await sweepUnattached(database.db, storage)
  for (const folder of ['interiors', 'ebooks', 'covers'])
    expect([...(await storage.listAll(folder)).objects]).toHaveLength(
      folder === 'covers' ? 2 * ROUNDS : ROUNDS,
    )
  console.log(`${setBeforeKills} of ${ROUNDS} were set when the last node was killed`)
})

/** All but the last are wanted in A4; their covers follow. */
async function areInTheirSizes({ db }: TestDatabase): Promise<boolean> {
  const { rows } = await sql`
    select from interiors join covers using (version_id)
    where interiors.trim_size = 'A4' and covers.made_of ->> 'size' = 'A4'`.execute(db)
  return rows.length === ROUNDS - 1
}

/** Every book that is stored as made has its whole file. @returns of how many there are all three. */
async function expectWhole({ db }: TestDatabase, storage: Storage): Promise<number> {
  const set = await db.selectFrom('interiors').selectAll().execute()
  for (const { problem, file_key, file_bytes, page_counts } of set) {
    expect([problem, page_counts]).toEqual([null, expect.objectContaining({ A4: expect.any(Number) })])
    expect((await storage.getBytes(file_key ?? '')).length).toBe(file_bytes)
  }
  const made = await db.selectFrom('ebooks').selectAll().execute()
  for (const { problem, file_key, file_bytes } of made) {
    expect(problem).toBeNull()
    expect((await storage.getBytes(file_key ?? '')).length).toBe(file_bytes)
  }
  const covers = await db.selectFrom('covers').selectAll().execute()
  for (const { problem, file_key, file_bytes, front_key, front_bytes } of covers) {
    expect(problem).toBeNull()
    expect((await storage.getBytes(file_key ?? '')).length).toBe(file_bytes)
    expect((await storage.getBytes(front_key ?? '')).length).toBe(front_bytes)
  }
  const has = (all: readonly { version_id: number }[], id: number) => all.some((one) => one.version_id === id)
  return set.filter(({ version_id: id }) => has(made, id) && has(covers, id)).length
}
