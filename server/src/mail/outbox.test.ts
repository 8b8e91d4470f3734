import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aDatabase } from '../../test/a-database.ts'
import { mailsIn } from '../../test/outbox.ts'
import { rowsLookedAt } from '../../test/rows-looked-at.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { keepTaken, msUntilDue, settleMail, type TakenMail, takeDueMail } from './outbox.ts'
import { queueMail } from './queue-mail.ts'

const kind = { name: 'a-test', urgent: false, details: z.object({ number: z.int() }) }
const urgentKind = { ...kind, name: 'an-urgent-test', urgent: true }
const MINUTE = 60_000

async function queue(db: Database, number: number, as = kind): Promise<void> {
  await inTransaction(db, (tx) => queueMail(tx, as, { number }))
}

test('mails are taken in the order in which they are due, each by one only', async () => {
  const { db } = await aDatabase()
  for (const number of [1, 2, 3]) await queue(db, number)
  const taken = [await takeDueMail(db, MINUTE), await takeDueMail(db, MINUTE), await takeDueMail(db, MINUTE)]
  expect(taken).toMatchObject([1, 2, 3].map((number) => ({ details: { number }, tries: 1 })))
  expect(await takeDueMail(db, MINUTE)).toBeNull()
})

test('many who take at the same time never take the same', async () => {
  const { db } = await aDatabase()
  for (let number = 0; number < 20; number++) await queue(db, number)
  const taken = await Promise.all(Array.from({ length: 30 }, () => takeDueMail(db, MINUTE)))
  const ids = taken.flatMap((mail) => mail?.id ?? [])
  expect(new Set(ids).size).toBe(ids.length)
})

test('a mail of a transaction that fails is never there', async () => {
  const { db } = await aDatabase()
  const failing = inTransaction(db, async (tx) => {
    await queueMail(tx, kind, { number: 1 })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await mailsIn(db)).toEqual([])
})

test('behind the lease another takes it, and who lost it can no longer say what became of it', async () => {
  const { db } = await aDatabase()
  await queue(db, 1)
  const lost = await takeDueMail(db, 0)
  const held = await takeDueMail(db, MINUTE)
  if (!lost || !held) throw new Error('nothing was taken')
  expect(held).toMatchObject({ id: lost.id, key: lost.key, tries: 2 })

  await settleMail(db, lost, { status: 'failed', problem: 'too late' })
  await keepTaken(db, lost, 0)
  expect(await mailsIn(db)).toMatchObject([{ status: 'waiting', problem: null }])
  expect(await takeDueMail(db, MINUTE)).toBeNull()

  await settleMail(db, held, { status: 'sent' })
  await settleMail(db, held, { status: 'failed', problem: 'twice' })
  expect(await mailsIn(db)).toMatchObject([{ status: 'sent', problem: null, done_at: expect.any(Date) }])
})

test('a mail that has to wait is due after its pause', async () => {
  const { db } = await aDatabase()
  expect(await msUntilDue(db)).toBeNull()
  await queue(db, 1)
  const mail = await takeDueMail(db, MINUTE)
  if (!mail) throw new Error('nothing was taken')
  const before = performance.now()
  await settleMail(db, mail, { status: 'waiting', problem: 'busy', againInMs: 10 * MINUTE, isSpared: false })
  const wait = await msUntilDue(db)
  expect(wait).toBeLessThanOrEqual(10 * MINUTE)
  expect((wait ?? 0) + performance.now() - before).toBeGreaterThanOrEqual(10 * MINUTE)
  expect(await takeDueMail(db, MINUTE)).toBeNull()
})

test('an urgent mail is taken first, and its own lane takes nothing else', async () => {
  const { db } = await aDatabase()
  for (const number of [1, 2]) await queue(db, number)
  expect(await takeDueMail(db, MINUTE, 'urgent')).toBeNull()
  expect(await msUntilDue(db, 'urgent')).toBeNull()
  for (const number of [3, 4]) await queue(db, number, urgentKind)
  expect(await msUntilDue(db, 'urgent')).toBeLessThanOrEqual(0)
  expect(await takeDueMail(db, MINUTE)).toMatchObject({ details: { number: 3 } })
  expect(await takeDueMail(db, MINUTE, 'urgent')).toMatchObject({ details: { number: 4 } })
  expect(await takeDueMail(db, MINUTE, 'urgent')).toBeNull()
  expect(await takeDueMail(db, MINUTE)).toMatchObject({ details: { number: 1 } })
})

test('among 100,000 that wait an urgent mail is taken by a look at a few rows, and so is the next of them', async () => {
  const { db } = await aDatabase()
  await sql`insert into mails (kind, details) select 'statement-issued', '{}' from generate_series(1, 100000)`.execute(
    db,
  )
  await queue(db, 1, urgentKind)
  await sql`analyze mails`.execute(db)
  for (const [kind, lane] of [
    ['an-urgent-test', 'any'],
    ['statement-issued', 'any'],
    [undefined, 'urgent'],
  ] as const) {
    const taken: (TakenMail | null)[] = []
    const looked = await rowsLookedAt(db, ['mails'], async (tx) => {
      taken.push(await takeDueMail(tx, MINUTE, lane))
    })
    expect(taken[0]?.kind).toBe(kind)
    expect(looked).toBeLessThan(20)
  }
})

test('a spared try is counted as one that does not count, and only its own mail’s', async () => {
  const { db } = await aDatabase()
  for (const number of [1, 2]) await queue(db, number)
  const mail = await takeDueMail(db, MINUTE)
  if (!mail) throw new Error('nothing was taken')
  await settleMail(db, mail, { status: 'waiting', problem: null, againInMs: 0, isSpared: true })
  expect(await mailsIn(db)).toMatchObject([
    { tries: 1, spared: 1 },
    { tries: 0, spared: 0 },
  ])
})

test('the database takes no mail in a state that does not exist', async () => {
  const { db } = await aDatabase()
  const add = (given: object) =>
    db
      .insertInto('mails')
      .values({ kind: 'a-test', details: '{}', ...given })
      .execute()
  const refused = /violates check constraint/
  await expect(add({ status: 'lost' })).rejects.toThrow(refused)
  await expect(add({ status: 'sent' })).rejects.toThrow(refused) // without the time
  await expect(add({ kind: '../etc' })).rejects.toThrow(refused)
  await expect(add({ details: '[]' })).rejects.toThrow(refused)
  await expect(add({ tries: -1 })).rejects.toThrow(refused)
  await expect(add({ tries: 1, spared: 2 })).rejects.toThrow(refused)
})
