import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { submitManuscript } from '@panai/contract/submissions/submissions'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fullOfFindings, inBamini, tidy } from '../../../../../demo/src/manuscripts/manuscripts.ts'
import { aDatabase, type TestDatabase } from '../../../../test/a-database.ts'
import { aForm } from '../../../../test/a-form.ts'
import { aDataFolder, addressOf, aProcess } from '../../../../test/a-process.ts'
import { anAccount, signInAs } from '../../../../test/accounts.ts'
import { ask } from '../../../../test/ask.ts'
import { aManuscript } from '../../../../test/manuscripts.ts'
import { mailsIn } from '../../../../test/outbox.ts'
import { until } from '../../../../test/until.ts'

/** Each file at each moment. */
const ROUNDS = 6
const MOMENTS = ['it is read', 'its report is stored'] as const

test('kill -9 amid checks: each manuscript is checked once and whole, and its author is told once', async () => {
  const database = await aDatabase()
  const dataDir = await aDataFolder()
  const settings = { DATABASE_URL: addressOf(database), DATA_DIR: dataDir }
  const own = await signInAs(database.db, await anAccount(database.db))
  const files = [await fullOfFindings(), await inBamini(), await tidy({ chapters: 30, paragraphs: 90 })]
  let server = aProcess(settings)
  for (let round = 0; round < ROUNDS; round += 1) {
    const { body, type } = aForm(
      ...(await aManuscript({ title: `Round ${round}`, bookPdf: files[round % files.length] ?? null })),
    )
    const headers = { ...own, 'content-type': type }
    const origin = await server.origin
    await whileNoneIsStored(database, async () => {
      const left = (await copiesIn(dataDir)).length
      const answer = await ask(origin, '/api/submit', { method: 'POST', headers, body })
      expect(submitManuscript.output.safeParse(answer.json()).success).toBe(true)
      const moment = MOMENTS[round % MOMENTS.length]
      await until(`the node is killed while ${moment}`, async () =>
        moment === 'it is read' ? (await copiesIn(dataDir)).length > left : isBeingStored(database),
      )
      server.kill('SIGKILL')
      await server.exit
    })
    expect(await expectWhole(database)).toBe(round)
    server = aProcess(settings)
    await until('the next node checks it', async () => (await expectWhole(database)) === round + 1)
  }
  const told = (await mailsIn(database.db)).filter(({ kind }) => kind === 'manuscript-checked')
  expect(told).toHaveLength(ROUNDS)
})

/** A check may begin meanwhile and comes to no end. */
async function whileNoneIsStored({ db }: TestDatabase, work: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`lock table manuscript_checks in exclusive mode`.execute(tx)
    await work()
  })
}

/** Each check reads a copy; those of killed nodes are left there. */
function copiesIn(dataDir: string): Promise<string[]> {
  return readdir(path.join(dataDir, 'checking'))
}

async function isBeingStored({ pool }: TestDatabase): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_locks where relation = 'manuscript_checks'::regclass and not granted`,
  )
  return (rowCount ?? 0) > 0
}

/** Every check that is stored is a whole one. @returns how many there are. */
async function expectWhole({ db }: TestDatabase): Promise<number> {
  const checks = await db.selectFrom('manuscript_checks').selectAll().execute()
  for (const { problem, report } of checks)
    expect([problem, report]).toEqual([null, expect.objectContaining({ words: expect.any(Number) })])
  return checks.length
}
