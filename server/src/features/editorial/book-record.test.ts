import { getBook } from '@panai/contract/catalogue/books'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { getInterior } from '@panai/contract/manuscripts/interiors'
import { editorialMessages } from '@panai/contract/submissions/staff/editorial-rules'
import { keepBookRecord } from '@panai/contract/submissions/staff/keep-book-record'
import {
  addCover,
  getStaffSubmission,
  publishSubmission,
} from '@panai/contract/submissions/staff/submissions'
import { getSubmission } from '@panai/contract/submissions/submissions'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aForm } from '../../../test/a-form.ts'
import { aPhoto } from '../../../test/a-photo.ts'
import { aSubmission } from '../../../test/a-submission.ts'
import { type AccountRow, anAccount, signInAs } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { type Answer, ask } from '../../../test/ask.ts'
import { makeProofReady } from '../../../test/make-proof-ready.ts'
import { aStaffMember, type StaffMember } from '../../../test/staff-member.ts'
import { inTransaction } from '../../db/transaction.ts'
import { forgetSubmissions } from '../submissions/index.ts'

let app: TestApplication
let writer: AccountRow
let own: Record<string, string>
let editor: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  writer = await anAccount(app.db, { name: 'மு. செல்வி' })
  own = await signInAs(app.db, writer)
  editor = await aStaffMember(app, 'editor', 'Anbu')
})
afterAll(() => app.stop())

const title = 'பனை ஓலை'
const record = {
  ...{ title, description: 'ஒரு கடிதம்.', language: 'ta', genre: 'fiction', formats: ['paperback'], mrp: 399 },
} as const

async function awaiting(): Promise<number> {
  const author_id = writer.author_id ?? 0
  return (await aSubmission(app.db, { author_id, status: 'final_validation', title })).id
}
const current = async (id: number) => (await editor.calls(getStaffSubmission, { id })).data
const asNow = async (id: number, given: object = {}) => ({
  ...record,
  ...{ id, version: (await current(id)).version, ...given },
})
const keep = async (id: number, given: object = {}) => editor.calls(keepBookRecord, await asNow(id, given))
const publish = async (id: number, given: object = {}) =>
  editor.calls(publishSubmission, await asNow(id, given))

const refusedKeeping = async (id: number, given: object = {}) =>
  refusalOf(await editor.tries(keepBookRecord, await asNow(id, given)))
const refusedPublishing = async (id: number, given: object = {}) =>
  refusalOf(await editor.tries(publishSubmission, await asNow(id, given)))
const refusalOf = ({ status, json }: Answer) => ({ status, ...refusalReply.parse(json()) })

async function proofOf(id: number) {
  const answer = await app.get(`/api/author/submissions/${id}/interior`, own)
  return getInterior.output.parse(answer.json()).data.interior
}

/** Made of the record as it is, with a front that is there, and approved. */
async function approved(id: number): Promise<void> {
  await makeProofReady(app.db, id)
  await sql`
    update interiors set made_of = jsonb_build_object('title', title, 'subtitle', null, 'author', author_name, 'size', '5 X 8 in',
      'isbn', (select isbn from books where books.id = book_id), 'language', language, 'revision', 0, 'contributors', '[]'::jsonb)
    from submission_versions as version join submissions on submissions.id = submission_id
    where version.id = version_id and submission_id = ${id}`.execute(app.db)
  const { rows } = await sql<{ key: string }>`
    select front_key as key from covers join submission_versions on id = version_id where submission_id = ${id}`.execute(
    app.db,
  )
  const photo = await aPhoto({ width: 600, height: 960, format: 'jpeg' })
  await app.storage.put(rows[0]?.key ?? '', photo)
  const { sha256 } = (await proofOf(id)).proof
  expect((await app.post(`/api/author/submissions/${id}/proof/approval`, { sha256 }, own)).status).toBe(200)
}

test('a record is kept as a draft, once more as it is changed, and is shown to editors alone', async () => {
  const id = await awaiting()
  const { data } = await keep(id, { isbn: '9788119000012', edition: 'இரண்டாம் பதிப்பு' })
  expect(data).toMatchObject({
    status: 'final_validation',
    book: { published_at: null, isbn: '9788119000012', edition: 'இரண்டாம் பதிப்பு' },
  })
  const again = (await keep(id, { isbn: '9788119000029' })).data
  expect([again.book_id, again.book?.isbn, again.book?.edition]).toEqual([
    data.book_id,
    '9788119000029',
    null,
  ])
  expect((await app.get(`/api/books/${data.book_id}`)).status).toBe(404)
  const theirs = getSubmission.output.parse((await app.get(`/api/author/submissions/${id}`, own)).json()).data
  expect(theirs.submission).toMatchObject({ book_id: null, format: null })
  expect(await refusedKeeping(id, { version: data.version })).toMatchObject({ status: 409, reason: 'stale' })
  const published = (await publish(id)).data
  expect(published.book_id).toBe(data.book_id)
  expect(await refusedKeeping(id)).toMatchObject({
    ...{ status: 409, message: editorialMessages.changeInCatalogue },
  })
})

test('the record of a submission is kept by who may publish', async () => {
  const id = await awaiting()
  const { version } = await current(id)
  const accountant = await aStaffMember(app, 'accounts', 'Kala')
  const asked = [own, accountant.headers, {}].map((headers) =>
    ask(app.origin, `/api/staff/submissions/${id}/book`, {
      ...{ method: 'PUT', headers: { 'content-type': 'application/json', ...headers } },
      body: JSON.stringify({ ...record, version }),
    }),
  )
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([403, 403, 401])
  const wrong = await refusedKeeping(id, { title: '', mrp: 0 })
  expect(Object.keys(wrong.errors ?? {}).toSorted()).toEqual(['mrp', 'title'])
  expect((await current(id)).book).toBeNull()
})

test('once the record has what is printed, what was made without it is made anew', async () => {
  const id = await awaiting()
  await makeProofReady(app.db, id)
  expect((await proofOf(id)).cover.is_outdated).toBe(false)
  await keep(id, { isbn: '9788119000036' })
  expect((await proofOf(id)).cover.is_outdated).toBe(true)
})

test('a book is published with pages, size and cover of the proof that its author has approved', async () => {
  const id = await awaiting()
  await keep(id, { isbn: '9788119000043' })
  await approved(id)
  const { cover_id: authors } = await current(id)
  const { data } = await publish(id, { isbn: '9788119000043', cover_id: authors })
  expect(data.book).toMatchObject({ pages: 40, trim_size: '5 X 8 in', isbn: '9788119000043' })
  expect(data.book?.cover_id).not.toBe(authors)
  const { book } = await app.call(getBook, `/api/books/${data.book_id}`)
  expect(book.cover).toMatchObject({ width: 600, height: 960 })
})

test('what is another than was approved is refused, each fact by its name', async () => {
  const id = await awaiting()
  await keep(id, { isbn: '9788119000050' })
  await approved(id)
  const others = { title: 'மழை', isbn: null, mrp: 450, pages: 41, trim_size: 'A4', edition: 'Second' }
  expect(await refusedPublishing(id, others)).toMatchObject({
    status: 422,
    errors: {
      title: [expect.stringContaining(title)],
      isbn: [expect.stringContaining('9788119000050')],
      mrp: [expect.stringContaining('Rs. 399.00')],
      pages: [expect.stringContaining('40')],
      trim_size: [expect.stringContaining('5 X 8 in')],
      edition: [expect.stringContaining('approved has none')],
    },
  })
  expect(await current(id)).toMatchObject({ status: 'final_validation', book: { published_at: null } })
  const photo = await aPhoto({ width: 60, height: 90, format: 'jpeg' })
  const { body, type } = aForm({ name: 'cover', value: photo, file: 'cover.jpg', type: 'image/jpeg' })
  const headers = { ...editor.headers, 'content-type': type }
  const sent = await ask(app.origin, '/api/staff/covers', { method: 'POST', headers, body })
  const other = addCover.output.parse(sent.json()).data.id
  expect(await refusedPublishing(id, { isbn: '9788119000050', cover_id: other })).toMatchObject({
    status: 422,
    errors: { cover_id: [editorialMessages.coverOfProof] },
  })
})

test('a draft goes with its author, a published book stays', async () => {
  const [draft, published] = [await awaiting(), await awaiting()]
  const books = [(await keep(draft)).data.book_id, (await publish(published)).data.book_id]
  await inTransaction(app.db, (tx) => forgetSubmissions(tx, writer.author_id ?? 0))
  const left = await app.db
    .selectFrom('books')
    .select('id')
    .where('id', 'in', [...books.map(Number)])
    .execute()
  expect(left.map(({ id }) => id)).toEqual([books[1]])
})
