import { setTimeout as pause } from 'node:timers/promises'
import { submitManuscript } from '@panai/contract/submissions'
import { fullOfFindings, inBamini, tidy } from '@panai/demo/manuscripts/manuscripts'
import { expect, test } from 'vitest'
import { aDatabase, type TestDatabase } from '../../../../test/a-database.ts'
import { aForm } from '../../../../test/a-form.ts'
import { aDataFolder, addressOf, aProcess } from '../../../../test/a-process.ts'
import { anAccount, signInAs } from '../../../../test/accounts.ts'
import { ask } from '../../../../test/ask.ts'
import { aManuscript } from '../../../../test/manuscripts.ts'
import { mailsIn } from '../../../../test/outbox.ts'
import { randomFrom } from '../../../../test/random-from.ts'
import { until } from '../../../../test/until.ts'

const ROUNDS = 6
const LONGEST_MS = 700

test('kill -9 amid checks: each manuscript is checked once and whole, and its author is told once', async () => {
  const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000)
  const random = randomFrom(seed)
  console.log(`kill -9 amid checks, seed ${seed}`)
  const database = await aDatabase()
  const dataDir = await aDataFolder()
  const settings = { DATABASE_URL: addressOf(database), DATA_DIR: dataDir }
  const own = await signInAs(database.db, await anAccount(database.db))
  const files = [await fullOfFindings(), await inBamini(), await tidy({ chapters: 30, paragraphs: 90 })]
  let [server, checkedBeforeKills] = [aProcess(settings), 0]
  for (let round = 0; round < ROUNDS; round += 1) {
    const { body, type } = aForm(
      ...(await aManuscript({ title: `Round ${round}`, bookPdf: files[round % files.length] ?? null })),
    )
    const headers = { ...own, 'content-type': type }
    const answer = await ask(await server.origin, '/api/submit', { method: 'POST', headers, body })
    expect(submitManuscript.output.safeParse(answer.json()).success).toBe(true)
    await pause(random() * LONGEST_MS)
    server.kill('SIGKILL')
    await server.exit
    checkedBeforeKills = await expectWhole(database)
    server = aProcess(settings)
    await server.origin
  }
  await until('all are checked', async () => (await expectWhole(database)) === ROUNDS)
  const told = (await mailsIn(database.db)).filter(({ kind }) => kind === 'manuscript-checked')
  expect(told).toHaveLength(ROUNDS)
  console.log(`${checkedBeforeKills} of ${ROUNDS} were checked when the last node was killed`)
})

/** Every check that is stored is a whole one. @returns how many there are. */
async function expectWhole({ db }: TestDatabase): Promise<number> {
  const checks = await db.selectFrom('manuscript_checks').selectAll().execute()
  for (const { problem, report } of checks)
    expect([problem, report]).toEqual([null, expect.objectContaining({ words: expect.any(Number) })])
  return checks.length
}
