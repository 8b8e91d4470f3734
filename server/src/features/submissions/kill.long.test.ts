import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, utimes } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { submitManuscript } from '@panai/contract/submissions/submissions'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase, type TestDatabase } from '../../../test/a-database.ts'
import { aForm } from '../../../test/a-form.ts'
import { aDataFolder, addressOf, aProcess, type TestProcess } from '../../../test/a-process.ts'
import { anAccount, signInAs } from '../../../test/accounts.ts'
import { ask } from '../../../test/ask.ts'
import { aManuscript, aPdf } from '../../../test/manuscripts.ts'
import { randomFrom } from '../../../test/random-from.ts'
import { until } from '../../../test/until.ts'

const SUBMISSIONS = 100
const AUTHORS = 10
const AT_ONCE = 8
const KILLS = 6
const LONG_AGO_MS = 2 * 3_600_000

type Draft = { key: string; body: Buffer; headers: Record<string, string>; sha256: string; pages: number }

test('kill -9 amid 100 submissions: what was acknowledged is there, nothing is half there', async () => {
  const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000)
  const random = randomFrom(seed)
  const database = await aDatabase()
  const dataDir = await aDataFolder()
  const drafts = await someDrafts(database)
  const acknowledged = new Map<string, number>()
  let server = await start(database, dataDir)

  for (let kill = 0; kill <= KILLS; kill++) {
    const open = drafts.filter(({ key }) => !acknowledged.has(key))
    // In the first rounds some stay open for those after them.
    const share = open.slice(0, Math.ceil(open.length / (KILLS - kill + 1)) + AT_ONCE)
    const handingIn = handInAll(kill === KILLS ? open : share, server, acknowledged)
    if (kill === KILLS) await handingIn
    else {
      const before = acknowledged.size
      await until('some are acknowledged', async () => {
        await database.db.selectFrom('submissions').select('id').limit(1).execute()
        return acknowledged.size >= before + 3
      })
      await pause(random() * 600)
      server.process.kill('SIGKILL')
      await Promise.all([server.process.exit, handingIn])
      await expectWhole(database, dataDir, drafts, acknowledged)
      server = await start(database, dataDir)
    }
  }
  await expectWhole(database, dataDir, drafts, acknowledged)
  expect(acknowledged.size).toBe(SUBMISSIONS)
  const { count } = await database.db
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(SUBMISSIONS)

  const left = await leftovers(database, dataDir)
  server.process.kill('SIGTERM')
  await server.process.exit
  await letTimePass(database, dataDir)
  await start(database, dataDir)
  await until('what was left behind is swept', async () => (await leftovers(database, dataDir)) === 0)
  console.log(`kill -9 amid submissions, seed ${seed}: ${KILLS} kills, ${left} files left behind and swept`)
  await expectWhole(database, dataDir, drafts, acknowledged)
})

async function start(
  database: TestDatabase,
  dataDir: string,
): Promise<{ process: TestProcess; origin: string }> {
  const process = aProcess({
    DATABASE_URL: addressOf(database),
    DATA_DIR: dataDir,
    REQUESTS_PER_MINUTE: '100000',
  })
  return { process, origin: await process.origin }
}

/** Each draft is another, so that its file can be told from all others. */
async function someDrafts({ db }: TestDatabase): Promise<Draft[]> {
  const bearers = await Promise.all(
    Array.from({ length: AUTHORS }, async () => signInAs(db, await anAccount(db))),
  )
  return Promise.all(
    Array.from({ length: SUBMISSIONS }, async (_, at) => {
      const pages = 1 + (at % 9)
      const pdf = await aPdf({ pages, bytes: 50_000 + at * 1_000 })
      const { body, type } = aForm(...(await aManuscript({ title: `Draft ${at}`, bookPdf: pdf })))
      const key = randomUUID()
      const headers = { ...bearers[at % AUTHORS], 'content-type': type, 'idempotency-key': key }
      return { key, body, headers, pages, sha256: createHash('sha256').update(pdf).digest('hex') }
    }),
  )
}

/** A few at a time, each once. A server that dies leaves those under way without an answer. */
async function handInAll(
  drafts: readonly Draft[],
  { origin }: { origin: string },
  acknowledged: Map<string, number>,
): Promise<void> {
  const queue = [...drafts]
  async function work(): Promise<void> {
    for (let draft = queue.shift(); draft; draft = queue.shift()) {
      const { body, headers, key } = draft
      const answer = await ask(origin, '/api/submit', { method: 'POST', headers, body }).catch(() => null)
      if (answer === null) return
      expect(answer.status, answer.text).toBe(200)
      acknowledged.set(key, submitManuscript.output.parse(answer.json()).data.submission.id)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Every acknowledged submission is stored, and every stored one, acknowledged or not, is stored whole. */
async function expectWhole(
  { db }: TestDatabase,
  dataDir: string,
  drafts: readonly Draft[],
  acknowledged: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = await db
    .selectFrom('submissions')
    .innerJoin('pictures', 'pictures.id', 'submissions.cover_id')
    .select(['submissions.id', 'idempotency_key', 'manuscript_key', 'page_count', 'pictures.key as cover'])
    .select((eb) => [
      eb
        .selectFrom('submission_steps')
        .select((step) => step.fn.countAll<number>().as('count'))
        .whereRef('submission_id', '=', 'submissions.id')
        .as('steps'),
      eb
        .selectFrom('mails')
        .select((mail) => mail.fn.countAll<number>().as('count'))
        .where(sql`details ->> 'submissionId'`, '=', sql`submissions.id::text`)
        .as('mails'),
    ])
    .execute()
  const stored = new Map(rows.map(({ idempotency_key, id }) => [idempotency_key, id]))
  expect(rows.length).toBe(stored.size)
  for (const [key, id] of acknowledged) expect(stored.get(key)).toBe(id)

  const files = path.join(dataDir, 'files')
  for (const row of rows) {
    const draft = drafts.find(({ key }) => key === row.idempotency_key)
    const bytes = await readFile(path.join(files, String(row.manuscript_key)))
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(draft?.sha256)
    expect([row.page_count, row.steps, row.mails]).toEqual([draft?.pages, 1, 2])
    expect((await readFile(path.join(files, `pictures/${row.cover}.webp`))).length).toBeGreaterThan(0)
  }
  // A file that no submission has is noted, so that it can be found and removed.
  const noted = (await db.selectFrom('unattached_files').select('key').execute()).map(({ key }) => key)
  const known = new Set([...rows.map(({ manuscript_key }) => manuscript_key), ...noted])
  for (const name of await readdir(path.join(files, 'manuscripts')))
    expect(known).toContain(`manuscripts/${name}`)
}

/** Files that belong to nothing, and notes of such. */
async function leftovers({ db }: TestDatabase, dataDir: string): Promise<number> {
  const [notes, incoming, rows, manuscripts] = await Promise.all([
    db.selectFrom('unattached_files').select('key').execute(),
    readdir(path.join(dataDir, 'incoming')),
    db.selectFrom('submissions').select('manuscript_key').execute(),
    readdir(path.join(dataDir, 'files/manuscripts')),
  ])
  return notes.length + incoming.length + manuscripts.length - rows.length
}

async function letTimePass({ db }: TestDatabase, dataDir: string): Promise<void> {
  await sql`update unattached_files set noted_at = now() - interval '2 hours'`.execute(db)
  const folder = path.join(dataDir, 'incoming')
  const longAgo = new Date(Date.now() - LONG_AGO_MS)
  for (const name of await readdir(folder)) await utimes(path.join(folder, name), longAgo, longAgo)
}
