import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { randomFrom } from '../../../test/random-from.ts'
import { readPostmasterFile, serves } from './postmaster-file.ts'
import { startWriter, type Writer } from './start-writer.ts'
import { anEmptyFolder, aStartedDatabase, processesOf } from './test-folder.ts'

const FIRST_STARTS = 8
/** With those of first starts 24 kills; by hand as many as are wanted. */
const ROUNDS = Number(process.env.KILLS ?? 16)
const TARGETS = ['writer', 'postmaster', 'both'] as const
const MOMENTS = ['start', 'work'] as const

const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000)
const random = randomFrom(seed)

function oneOf<T>(choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0]
}

async function killWriter(writer: Writer): Promise<void> {
  writer.process.kill('SIGKILL')
  await writer.closed
}

/** Waits until PostgreSQL has a main process, ready or still recovering, and then that many milliseconds. */
async function killPostmaster(dataDir: string, afterMs: number): Promise<void> {
  const cluster = join(dataDir, 'pg18')
  for (let waited = 0; waited < 20_000; waited += 2) {
    const pid = readPostmasterFile(cluster)?.pid
    if (pid && serves(pid, cluster)) {
      await sleep(afterMs)
      // It may have been on its way out after an earlier kill.
      if (serves(pid, cluster)) {
        process.kill(pid, 'SIGKILL')
        return
      }
    }
    await sleep(2)
  }
  throw new Error('PostgreSQL has not been started for 20 seconds')
}

/** The acknowledged rows that are not there as they were written. */
async function lostRows(dataDir: string, acknowledged: Map<string, string>): Promise<string[]> {
  const database = await aStartedDatabase({ dataDir })
  const client = new pg.Client(database.connection)
  await client.connect()
  try {
    if (acknowledged.size === 0) return []
    const { rows } = await client.query<{ id: string; body: string }>('select id, body from kept')
    const found = new Map(rows.map(({ id, body }) => [id, createHash('sha256').update(body).digest('hex')]))
    return [...acknowledged].filter(([id, digest]) => found.get(id) !== digest).map(([id]) => id)
  } finally {
    await client.end()
    await database.stop()
  }
}

/** A watcher ends by itself, a moment after the database that it watched. */
async function expectNothingRuns(dataDir: string): Promise<void> {
  await expect.poll(() => processesOf(dataDir)).toEqual([])
}

test('no acknowledged row is lost, whatever is killed and whenever', async () => {
  console.log(`kill -9, seed ${seed} (KILL_SEED=${seed} repeats the choices)`)
  const started = performance.now()
  const tally: Record<string, number> = {}
  const count = (what: string) => {
    tally[what] = (tally[what] ?? 0) + 1
  }
  let acknowledged = 0
  let lost = 0

  for (let round = 0; round < FIRST_STARTS; round++) {
    const dataDir = anEmptyFolder()
    const writer = startWriter(dataDir)
    await sleep(100 + random() * 800)
    await killWriter(writer)
    count('writer at first start')
    lost += (await lostRows(dataDir, writer.acknowledged)).length
    acknowledged += writer.acknowledged.size
    await expectNothingRuns(dataDir)
  }

  const dataDir = anEmptyFolder()
  const all = new Map<string, string>()
  let writer = startWriter(dataDir)
  await writer.line('ack')
  for (let round = 0; round < ROUNDS; round++) {
    const target = oneOf(TARGETS)
    const running = writer.process.exitCode === null && writer.process.signalCode === null
    const moment = running ? 'work' : oneOf(MOMENTS)
    if (!running) writer = startWriter(dataDir)
    if (moment === 'work') {
      await writer.line('ack')
      await sleep(random() * 1_000)
    }
    if (target === 'writer') {
      await sleep(moment === 'start' ? random() * 300 : 0)
      await killWriter(writer)
    } else {
      await killPostmaster(dataDir, moment === 'start' ? random() * 60 : 0)
      if (target === 'both') {
        await sleep(oneOf([0, random() * 100]))
        await killWriter(writer)
      } else {
        await writer.line('ack') // the server was started again, and the pool found it
      }
    }
    count(`${target} at ${moment}`)
    for (const [id, digest] of writer.acknowledged) all.set(id, digest)
  }
  await killWriter(writer)
  for (const [id, digest] of writer.acknowledged) all.set(id, digest)
  acknowledged += all.size
  lost += (await lostRows(dataDir, all)).length

  console.log(
    `${FIRST_STARTS + ROUNDS} rounds in ${Math.round((performance.now() - started) / 1000)} s: ${acknowledged} rows acknowledged, ${lost} lost`,
    tally,
  )
  expect(lost).toBe(0)
  expect(all.size).toBeGreaterThan(100)
  await expectNothingRuns(dataDir)
})
