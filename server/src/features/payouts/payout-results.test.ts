import { MOST_RESULT_ROWS, payoutMessages } from '@panai/contract/payouts/staff/payout-rules'
import { expect, test } from 'vitest'
import { aDatabase } from '../../../test/a-database.ts'
import { anEarner, makeARun, payAll, payeesInMemory, standOf } from '../../../test/money/payouts.ts'
import type { Database } from '../../db/database.ts'
import { findLedgerDifferences } from '../royalties/index.ts'
import { planResults } from './plan-results.ts'
import { readResultFile } from './read-result-file.ts'
import { takeResult, takeResults } from './take-results.ts'

/** Four authors who are on their way to be paid, with the references of their payouts. */
async function aPaidRun(db: Database) {
  const authors: number[] = []
  for (const rupees of [600, 700, 800, 900]) authors.push(await anEarner(db, rupees))
  const runId = await makeARun(db)
  await payAll(db, payeesInMemory(), runId)
  const payouts = await db.selectFrom('payouts').select(['id', 'reference']).orderBy('author_id').execute()
  return { authors, ids: payouts.map(({ id }) => id), references: payouts.map(({ reference }) => reference) }
}

const fileOf = (...rows: string[]) =>
  readResultFile(Buffer.from(`Reference,Status,Transaction ID,Reason,Bank\n${rows.join('\n')}\n`))

async function take(db: Database, rows: string[], token?: string) {
  const given = fileOf(...rows)
  const planned = token ?? (await planResults(db, given)).token
  const sent = { by: null, sha256: 'a'.repeat(64), token: planned }
  return db.transaction().execute((tx) => takeResults(tx, given, sent))
}

test('a file of results is applied once, however often it is sent, and by several at once', async () => {
  const { db } = await aDatabase()
  const { authors, references } = await aPaidRun(db)
  const rows = [
    `${references[0]},SUCCESS,UTR0,,x`,
    `${references[1]},completed,UTR1,,x`,
    `${references[2]},Returned,,The account is closed,x`,
  ]
  const { token } = await planResults(db, fileOf(...rows))
  const taken = await Promise.all([1, 2, 3, 4].map(() => take(db, rows, token)))
  expect(taken.toSorted((one, other) => other.completed - one.completed)).toEqual([
    { completed: 2, failed: 1 },
    ...[1, 2, 3].map(() => ({ completed: 0, failed: 0 })),
  ])
  expect(await take(db, rows, token)).toEqual({ completed: 0, failed: 0 })
  expect(await standOf(db, authors)).toEqual([
    [0, 1],
    [0, 1],
    [800, 0],
    [0, 1],
  ])
  // The bank returns one that had arrived.
  expect(await take(db, [`${references[1]},failed,,Name differs,x`])).toEqual({ completed: 0, failed: 1 })
  expect(await standOf(db, authors)).toMatchObject([
    [0, 1],
    [700, 0],
    [800, 0],
    [0, 1],
  ])
  expect(await findLedgerDifferences(db)).toEqual([])
})

test('what is unknown or contradicts is named, and nothing is done then', async () => {
  const { db } = await aDatabase()
  const { authors, ids, references } = await aPaidRun(db)
  const [a, b, c, d] = references
  await db.transaction().execute((tx) =>
    takeResult(tx, null, {
      payoutId: ids[0] ?? 0,
      outcome: 'completed',
      transactionId: 'UTR0',
      reason: null,
    }),
  )
  await db.transaction().execute((tx) =>
    takeResult(tx, null, {
      payoutId: ids[1] ?? 0,
      outcome: 'failed',
      transactionId: null,
      reason: 'Closed',
    }),
  )
  const rows = [
    `P9-9,completed,UTR9,,`,
    `${a},completed,OTHER,,`,
    `${b},completed,UTR2,,`,
    `${c},perhaps,UTR3,,`,
    `${d},completed,UTR0,,`,
    `${d},failed,,Closed,`,
    `${c},completed,,,`,
  ]
  const { rows: planned } = await planResults(db, fileOf(...rows))
  expect(planned.map(({ line, outcome, problem }) => [line, outcome, problem])).toEqual([
    [2, 'wrong', payoutMessages.unknownReference],
    [3, 'wrong', payoutMessages.contradicts],
    [4, 'wrong', payoutMessages.contradicts],
    [5, 'wrong', payoutMessages.statusUnknown],
    [6, 'wrong', payoutMessages.transactionTaken],
    [7, 'wrong', payoutMessages.referenceTwice],
    [8, 'wrong', payoutMessages.referenceTwice],
  ])
  const before = await standOf(db, authors)
  await expect(take(db, [`${d},completed,UTR4,,`, ...rows.slice(0, 1)])).rejects.toMatchObject({
    code: 'invalid',
  })
  await expect(take(db, [`${d},completed,UTR4,,`], 'of another preview')).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await standOf(db, authors)).toEqual(before)
  expect(await take(db, [`${a},completed,UTR0,,`, `${b},failed,,Closed,`])).toEqual({
    completed: 0,
    failed: 0,
  })
})

test('two rows with one transaction ID are wrong, and so is a result by hand without what it needs', async () => {
  const { db } = await aDatabase()
  const { ids, references } = await aPaidRun(db)
  const { rows } = await planResults(
    db,
    fileOf(`${references[0]},completed,UTR1,,`, `${references[1]},completed,UTR1,,`),
  )
  expect(rows.map(({ problem }) => problem)).toEqual([null, payoutMessages.transactionTwice])
  const byHand = (outcome: 'completed' | 'failed') =>
    db
      .transaction()
      .execute((tx) =>
        takeResult(tx, null, { payoutId: ids[0] ?? 0, outcome, transactionId: null, reason: null }),
      )
  await expect(byHand('completed')).rejects.toMatchObject({
    errors: { transaction_id: [payoutMessages.transactionMissing] },
  })
  await expect(byHand('failed')).rejects.toMatchObject({ errors: { reason: [payoutMessages.reasonMissing] } })
})

test.each([
  ['', payoutMessages.columns],
  [','.repeat(20_000), payoutMessages.notCsv],
  ['reference,status\nP1-1,completed\n', payoutMessages.columns],
  ['reference,status,transaction_id,reason\n', payoutMessages.noRows],
  [
    `reference,status,transaction_id,reason\n${'P1-1,completed,T,\n'.repeat(MOST_RESULT_ROWS + 50)}`,
    payoutMessages.tooManyRows,
  ],
  ['reference,status,transaction_id,reason\n"open', payoutMessages.notCsv],
  ['reference,status,transaction_id,reason,reason\nP1-1,failed,,a,b\n', payoutMessages.columns],
  [Buffer.from([0xff, 0xfe, 0x41]), payoutMessages.notCsv],
])('a file that is no table of results is refused: %#', (file, message) => {
  const read = () => readResultFile(Buffer.from(file))
  expect(read).toThrow(expect.objectContaining({ errors: { file: [message] } }))
})
