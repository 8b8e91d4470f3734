import { expect, test } from 'vitest'
import { z } from 'zod'
import { aDatabase } from '../../test/a-database.ts'
import { mailsIn } from '../../test/outbox.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { keepTaken, msUntilDue, settleMail, takeDueMail } from './outbox.ts'
import { queueMail } from './queue-mail.ts'

const kind = { name: 'a-test', details: z.object({ number: z.int() }) }
const MINUTE = 60_000

async function queue(db: Database, number: number): Promise<void> {
  await inTransaction(db, (tx) => queueMail(tx, kind, { number }))
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
  await settleMail(db, mail, { status: 'waiting', problem: 'busy', againInMs: 10 * MINUTE })
  const wait = await msUntilDue(db)
  expect(wait).toBeLessThanOrEqual(10 * MINUTE)
  expect((wait ?? 0) + performance.now() - before).toBeGreaterThanOrEqual(10 * MINUTE)
  expect(await takeDueMail(db, MINUTE)).toBeNull()
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
})
