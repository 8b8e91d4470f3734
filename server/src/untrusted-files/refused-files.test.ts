import { randomUUID } from 'node:crypto'
import { MOST_REFUSED_PHOTOS_A_DAY } from '@panai/contract/accounts/account-rules'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { uploadMessages } from '@panai/contract/http/upload-messages'
import { MOST_SUBMISSIONS_A_DAY, submissionMessages } from '@panai/contract/submissions/submission-rules'
import { MOST_MESSAGES_A_DAY, threadTexts } from '@panai/contract/threads/thread-rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aForm } from '../../test/a-form.ts'
import { aPhoto } from '../../test/a-photo.ts'
import { type AccountRow, anAccount, sendForm, signInAs } from '../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../test/an-application.ts'
import { type Answer, ask } from '../../test/ask.ts'
import { aSubmissionOf, type Headers, write } from '../../test/correspondence.ts'
import { aManuscript, aPdf } from '../../test/manuscripts.ts'
import { until } from '../../test/until.ts'
import { lockAccount } from '../db/lock-account.ts'
import type { Tables } from '../db/tables.gen.ts'
import { inTransaction } from '../db/transaction.ts'

let app: TestApplication
beforeAll(async () => {
  app = await startTestApplication()
})
afterAll(() => app.stop())

const NO_FILE = Buffer.from('this is neither a picture nor a document')
const link = { drive_link: 'https://drive.google.com/file/d/1AbC/view' }

type Door = {
  /** How its refusals are kept. */
  kept: Tables['refused_files']['door']
  most: number
  refusal: string
  /** What the author sends: something that is taken, or something with a file that is refused. */
  send: (writer: AccountRow, signed: Headers, isGood: boolean) => Promise<Answer>
}

const doors: Record<string, Door> = {
  'a manuscript': {
    kept: 'submission',
    most: MOST_SUBMISSIONS_A_DAY,
    refusal: submissionMessages.tooManyToday,
    async send(_, signed, isGood) {
      const { body, type } = aForm(
        ...(await aManuscript({ ...link, ...(!isGood && { bookCover: NO_FILE }) })),
      )
      const headers = { 'content-type': type, ...signed }
      return ask(app.origin, '/api/submit', { method: 'POST', headers, body })
    },
  },
  'a message': {
    kept: 'message',
    most: MOST_MESSAGES_A_DAY,
    refusal: threadTexts.tooManyToday,
    async send(writer, signed, isGood) {
      const { id } =
        (await app.db
          .selectFrom('submissions')
          .select('id')
          .where('author_id', '=', writer.author_id)
          .executeTakeFirst()) ?? {}
      const about = id ?? (await aSubmissionOf(app.db, Number(writer.author_id)))
      return write(app, 'author', about, signed, isGood ? { text: 'Good day.' } : { files: [noFile] })
    },
  },
  'an author’s own picture': {
    kept: 'photo',
    most: MOST_REFUSED_PHOTOS_A_DAY,
    refusal: uploadMessages.tooManyRefused,
    async send(_, signed, isGood) {
      const photo = isGood ? await aPhoto({ width: 30, height: 30, format: 'jpeg' }) : NO_FILE
      const options = { method: 'PUT', photo, headers: signed }
      return sendForm(app.origin, '/api/author/profile/photo', {}, options)
    },
  },
}
const noFile = { name: 'manuscript.pdf', bytes: NO_FILE }

const aRefusedTry = ({ id }: AccountRow, door: Door['kept']) =>
  app.db.insertInto('refused_files').values({ account_id: id, door }).execute()

async function aWriter(): Promise<[AccountRow, Headers]> {
  const writer = await anAccount(app.db)
  return [writer, await signInAs(app.db, writer)]
}

test.each(Object.entries(doors))(
  'what is refused of %s counts toward what may be sent in a day',
  async (_, { most, refusal, send }) => {
    const [writer, signed] = await aWriter()
    for (let time = 0; time < most; time++) expect((await send(writer, signed, false)).status).toBe(422)

    for (const isGood of [false, true]) {
      const answer = await send(writer, signed, isGood)
      expect([answer.status, refusalReply.parse(answer.json()).message]).toEqual([429, refusal])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    const [other, theirs] = await aWriter()
    expect((await send(other, theirs, true)).status).toBe(200)

    await app.db
      .updateTable('refused_files')
      .set({ at: sql<Date>`now() - interval '25 hours'` })
      .where('account_id', '=', writer.id)
      .execute()
    expect((await send(writer, signed, true)).status).toBe(200)
  },
)

test.each(
  Object.entries(doors).flatMap(([name, door]) =>
    // Of pictures that are taken any number may be sent.
    (door.refusal === uploadMessages.tooManyRefused ? [false] : [true, false]).map(
      (isGood) => [name, isGood ? 'taken' : 'refused', door, isGood] as const,
    ),
  ),
)('of %s that would be %s, four at once are not more than two that are left', async (_, __, door, isGood) => {
  const [writer, signed] = await aWriter()
  for (let time = 2; time < door.most; time++) await aRefusedTry(writer, door.kept)
  const answers = await Promise.all(Array.from({ length: 4 }, () => door.send(writer, signed, isGood)))
  const done = isGood ? 200 : 422
  expect(answers.map(({ status }) => status).sort()).toEqual([done, done, 429, 429].sort())
  expect((await door.send(writer, signed, isGood)).status).toBe(429)
})

test('a try that fails by our own fault costs nothing', async () => {
  const [writer, signed] = await aWriter()
  const { send } = doors['a manuscript'] as Door
  const breaking = sql`
    create function refuse_submission() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse_submission before insert on submissions for each row when (new.author_id = ${sql.lit(Number(writer.author_id))})
      execute function refuse_submission()`
  await breaking.execute(app.db)
  expect((await send(writer, signed, true)).status).toBe(500)
  const noted = app.db.selectFrom('refused_files').selectAll().where('account_id', '=', writer.id)
  expect(await noted.execute()).toEqual([])
})

test('what was taken and what was refused make one sum', async () => {
  const [writer, signed] = await aWriter()
  const { send, most } = doors['a manuscript'] as Door
  expect((await send(writer, signed, true)).status).toBe(200)
  for (let time = 1; time < most; time++) expect((await send(writer, signed, false)).status).toBe(422)
  expect((await send(writer, signed, true)).status).toBe(429)
})

test('a form that is refused before its files are opened costs nothing', async () => {
  const [writer, signed] = await aWriter()
  const { body, type } = aForm(...(await aManuscript({ ...link, title: '' })))
  const headers = { 'content-type': type, ...signed }
  expect((await ask(app.origin, '/api/submit', { method: 'POST', headers, body })).status).toBe(422)
  const noted = app.db.selectFrom('refused_files').selectAll().where('account_id', '=', writer.id)
  expect(await noted.execute()).toEqual([])
})

/** Sends so many calls of an account, and lets all of them come as far as its counting before one of them goes on. */
async function atOnce(account: AccountRow, count: number, send: () => Promise<Answer>): Promise<number[]> {
  const sent = await inTransaction(app.db, async (tx) => {
    await lockAccount(tx, account.id)
    const sending = Array.from({ length: count }, send)
    await until('all of them wait to be counted', async () => (await waitingForLocks()) === count)
    return { sending }
  })
  return (await Promise.all(sent.sending)).map(({ status }) => status)
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    app.db,
  )
  return rows.length
}

const triesOf = ({ id }: AccountRow) =>
  app.db.selectFrom('refused_files').selectAll().where('account_id', '=', id).execute()

test('of one corrected manuscript sent several times at once, each that was opened counts', async () => {
  const [writer, signed] = await aWriter()
  const submission = await aSubmissionOf(app.db, Number(writer.author_id))
  const { body, type } = aForm({ name: 'bookPdf', value: await aPdf({ pages: 4 }), file: 'new.pdf' })
  const headers = { 'content-type': type, ...signed }
  const send = () =>
    ask(app.origin, `/api/author/submissions/${submission}/versions`, { method: 'POST', headers, body })
  expect((await atOnce(writer, 3, send)).sort()).toEqual([200, 409, 409])
  expect(await triesOf(writer)).toHaveLength(2)

  // What is known to be there is not opened, and costs nothing.
  expect((await send()).status).toBe(409)
  expect(await triesOf(writer)).toHaveLength(2)
})

test('so does a manuscript whose key was used meanwhile by another try', async () => {
  const [writer, signed] = await aWriter()
  const { body, type } = aForm(...(await aManuscript()))
  const headers = { 'content-type': type, 'idempotency-key': randomUUID(), ...signed }
  const send = () => ask(app.origin, '/api/submit', { method: 'POST', headers, body })
  expect(await atOnce(writer, 3, send)).toEqual([200, 200, 200])
  expect(await triesOf(writer)).toHaveLength(2)
})

test('and a message', async () => {
  const [writer, signed] = await aWriter()
  const submission = await aSubmissionOf(app.db, Number(writer.author_id))
  const headers = { ...signed, 'idempotency-key': randomUUID() }
  const send = () => write(app, 'author', submission, headers, { text: 'Good day.' })
  expect(await atOnce(writer, 3, send)).toEqual([200, 200, 200])
  expect(await triesOf(writer)).toHaveLength(2)
})
