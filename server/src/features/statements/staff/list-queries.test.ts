import { expect, test } from 'vitest'
import { aDatabase } from '../../../../test/a-database.ts'
import { anAccount } from '../../../../test/accounts.ts'
import { countQueries } from '../../../../test/count-queries.ts'
import { aSale, sell } from '../../../../test/money/sales.ts'
import { aRun, issueAll } from '../../../../test/money/statements.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { askAboutLine } from '../ask-about-line.ts'
import { listAllStatements } from '../forget-queries.ts'
import { answerQuery } from './answer-query.ts'
import { getQuery, listQueries } from './list-queries.ts'

test('questions are listed as each is shown alone, with no more statements the more there are', async () => {
  const { db } = await aDatabase()
  const [one, other] = [await anAccount(db), await anAccount(db)]
  const people = [one, other].map(({ id, author_id }) => ({ accountId: id, authorId: author_id ?? 0 }))
  for (const { authorId } of people)
    await sell(db, aSale(authorId), aSale(authorId, { soldOn: '2026-02-03' }))
  await issueAll(db, await aRun(db))
  const lines = await db
    .selectFrom('statement_lines')
    .innerJoin('statements', 'statements.id', 'statement_id')
    .select(['statement_lines.id', 'author_id'])
    .orderBy('statement_lines.id')
    .execute()
  expect(lines.length).toBeGreaterThanOrEqual(4)
  const asking = async (at: number, text: string) => {
    const line = lines[at]
    const person = people.find(({ authorId }) => authorId === line?.author_id)
    if (!line || !person) throw new Error('there is no such line')
    await inTransaction(db, (tx) =>
      askAboutLine(tx, { ...person, lineId: line.id, text, idempotencyKey: null }),
    )
  }
  const page = { page: 1, per_page: 25, sort: 'last_at' }
  await asking(0, 'first')
  const few = countQueries(db)
  expect((await listQueries(few.db, page)).total).toBe(1)

  for (const [at] of lines.slice(1).entries()) await asking(at + 1, `about ${at + 1}`)
  await asking(1, 'and again')
  const many = countQueries(db)
  const { rows, total } = await listQueries(many.db, page)
  expect([total, many.asked()]).toEqual([lines.length, few.asked()])
  expect(await Promise.all(rows.map(({ id }) => getQuery(db, id)))).toEqual(rows)
  // What was written last about moves behind the others.
  expect(rows.map(({ messages }) => messages.map(({ text }) => text))).toEqual([
    ['first'],
    ...lines.slice(2).map((_, at) => [`about ${at + 2}`]),
    ['about 1', 'and again'],
  ])
  const [first, second, ...others] = lines.map(({ id }) => id)
  expect(rows.map(({ line }) => line.id)).toEqual([first, ...others, second])

  await inTransaction(db, (tx) =>
    answerQuery(tx, { queryId: rows[0]?.id ?? 0, accountId: one.id, text: 'So', idempotencyKey: null }),
  )
  expect((await listQueries(db, { ...page, waiting: 'no' })).rows.map(({ id }) => id)).toEqual([rows[0]?.id])
  expect((await listQueries(db, { ...page, waiting: 'yes' })).total).toBe(lines.length - 1)
  const { queries } = await listAllStatements(db, people[0]?.authorId ?? 0)
  expect(queries[0]?.messages.map(({ text, from }) => [from, text])).toEqual([
    ['author', 'first'],
    ['staff', 'So'],
  ])
})
