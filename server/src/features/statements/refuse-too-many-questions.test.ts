import { MOST_MESSAGES_A_DAY, threadTexts } from '@panai/contract/threads/thread-rules'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAccount, signInAs } from '../../../test/accounts.ts'
import { anApplication, type TestApplication } from '../../../test/an-application.ts'
import { aSale, sell } from '../../../test/money/sales.ts'
import { aRun, issueAll, monthAfter } from '../../../test/money/statements.ts'

/** An author with a line of an issued statement to ask about. */
async function anAsker({ db, post }: TestApplication) {
  const account = await anAccount(db)
  await sell(db, aSale(account.author_id ?? 0))
  await issueAll(db, await aRun(db, monthAfter(made++)))
  const { id: lineId } = await db
    .selectFrom('statement_lines')
    .innerJoin('statements', 'statements.id', 'statement_id')
    .select('statement_lines.id')
    .where('author_id', '=', account.author_id ?? 0)
    .executeTakeFirstOrThrow()
  const headers = await signInAs(db, account)
  const ask = () =>
    post(`/api/author/statement-lines/${lineId}/messages`, { text: 'How is this made up?' }, headers)
  return { account, ask }
}
let made = 0

test('an author asks about statements so often within 24 hours, and another one is not hindered', async () => {
  const app = await anApplication()
  const { db } = app
  const [{ account, ask }, other] = [await anAsker(app), await anAsker(app)]
  expect((await ask()).status).toBe(200)
  await sql`
    insert into statement_messages (query_id, side, account_id, text)
    select query_id, side, account_id, text from statement_messages, generate_series(3, ${MOST_MESSAGES_A_DAY})
    where account_id = ${account.id}`.execute(db)
  expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect([refused.status, refused.json()]).toMatchObject([429, { message: threadTexts.tooManyToday }])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
  expect((await other.ask()).status).toBe(200)

  // The first of them was more than a day ago.
  await sql`
    update statement_messages set at = at - interval '24 hours'
    where id = (select min(id) from statement_messages where account_id = ${account.id})`.execute(db)
  expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
})

test('of questions sent at once, no more are taken than are left', async () => {
  const app = await anApplication()
  const { account, ask } = await anAsker(app)
  expect((await ask()).status).toBe(200)
  await sql`
    insert into statement_messages (query_id, side, account_id, text)
    select query_id, side, account_id, text from statement_messages, generate_series(4, ${MOST_MESSAGES_A_DAY})
    where account_id = ${account.id}`.execute(app.db)
  const answers = await Promise.all(Array.from({ length: 6 }, ask))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429])
})
