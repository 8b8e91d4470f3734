import { randomUUID } from 'node:crypto'
import { getBook } from '@panai/contract/catalogue/books'
import { getBookSample } from '@panai/contract/catalogue/get-book-sample'
import { sampleMessages } from '@panai/contract/catalogue/sample-rules'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { chooseSample } from '@panai/contract/submissions/staff/choose-sample'
import { editorialMessages } from '@panai/contract/submissions/staff/editorial-rules'
import {
  getStaffSubmission,
  publishSubmission,
  withdrawPublication,
} from '@panai/contract/submissions/staff/submissions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { poems, tidy } from '../../../../../demo/src/manuscripts/manuscripts.ts'
import { prose } from '../../../../../demo/src/manuscripts/texts.ts'
import { aPhoto } from '../../../../test/a-photo.ts'
import { aSubmission } from '../../../../test/a-submission.ts'
import { startTestApplication, type TestApplication, untilKeeping } from '../../../../test/an-application.ts'
import { aStaffMember, type StaffMember } from '../../../../test/staff-member.ts'
import { until } from '../../../../test/until.ts'

let app: TestApplication
let editor: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  editor = await aStaffMember(app, 'editor', 'Anbu')
})
afterAll(() => app.stop())

const record = {
  ...{ title: 'பனை ஓலை', description: 'ஒரு கடிதம்.', language: 'ta', genre: 'fiction' },
  ...{ formats: ['paperback'], mrp: 399 },
} as const

/** A manuscript that its check has let through, at its last step. */
async function withText(bytes: Uint8Array): Promise<number> {
  const key = `manuscripts/${randomUUID()}`
  await app.storage.put(key, bytes)
  const { id } = await aSubmission(app.db, {
    ...{ drive_link: null, manuscript_key: key, manuscript_kind: 'docx', manuscript_bytes: bytes.length },
    manuscript_sha256: '0'.repeat(64),
    status: 'final_validation',
  })
  const version = await app.db
    .selectFrom('submission_versions')
    .select('id')
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('manuscript_checks')
    .values({ version_id: version.id, report: '{"findings": []}', text_revision: 0 })
    .execute()
  return id
}

const current = async (id: number) => (await editor.calls(getStaffSubmission, { id })).data
const asNow = async (id: number) => ({ id, version: (await current(id)).version })

async function published(id: number, sample: 'tenth' | 'first_chapter' | null): Promise<number> {
  const { data } = await editor.calls(publishSubmission, { ...record, ...(await asNow(id)), sample })
  return data.book_id ?? 0
}

async function ended(id: number) {
  let found: Awaited<ReturnType<typeof current>>['sample'] = null
  await until('the sample is taken, or is not to be had', async () => {
    found = (await current(id)).sample
    return found?.state !== 'being_made'
  })
  return found
}

const bookOf = async (book: number) => (await app.call(getBook, `/api/books/${book}`)).book
const pageOf = (book: number, page = 1) => app.get(`/api/books/${book}/sample?page=${page}`)
const sampleOf = async (book: number) => (await app.call(getBookSample, `/api/books/${book}/sample`)).sample
const noteTaken = async () =>
  (await app.db.selectFrom('book_sample_pictures').select('picture_id').execute()).map(
    ({ picture_id }) => picture_id,
  )

test('a book is published with its first chapter, which anybody may read until its editor chooses otherwise', async () => {
  await untilKeeping(app)
  const photo = await aPhoto({ width: 900, height: 600, format: 'jpeg' })
  const id = await withText(await tidy({ photos: [photo, photo, photo] }))
  const book = await published(id, 'first_chapter')
  expect(await ended(id)).toEqual({
    extent: 'first_chapter',
    state: 'made',
    percent: expect.any(Number),
    problem: null,
  })
  expect((await bookOf(book)).has_sample).toBe(true)

  const sample = await sampleOf(book)
  expect(sample).toMatchObject({ extent: 'first_chapter', page: 1, last_page: 1 })
  expect(sample.percent).toBeGreaterThan(30)
  expect(sample.html).toContain(prose[0])
  expect(sample.html).toMatch(/<h2>.*1.*<\/h2>/)
  expect(sample.html.match(/<h2>/g)).toHaveLength(1)
  const address = /<img src="([^"]+)"/.exec(sample.html)?.[1] ?? ''
  expect((await app.get(address)).headers['content-type']).toBe('image/webp')

  const [shown] = await noteTaken()
  await editor.calls(chooseSample, { ...(await asNow(id)), extent: null })
  expect((await bookOf(book)).has_sample).toBe(false)
  expect((await pageOf(book)).status).toBe(404)
  expect((await current(id)).sample).toBeNull()
  const left = await app.db
    .selectFrom('pictures')
    .select('id')
    .where('id', '=', shown ?? 0)
    .execute()
  expect(left).toEqual([])

  await editor.calls(chooseSample, { ...(await asNow(id)), extent: 'tenth' })
  expect(await ended(id)).toMatchObject({ extent: 'tenth', state: 'made' })
  expect((await sampleOf(book)).percent).toBeLessThanOrEqual(10)
})

test('a page that there is not, a book that is withdrawn, and one without a sample are not found', async () => {
  const id = await withText(await poems())
  const book = await published(id, 'first_chapter')
  expect(await ended(id)).toMatchObject({ state: 'made' })
  expect((await pageOf(book, 1)).status).toBe(200)
  expect((await pageOf(book, 2)).status).toBe(404)
  expect((await pageOf(book, 0)).status).toBe(422)
  await editor.calls(withdrawPublication, { ...(await asNow(id)), reason: 'A fault in the print.' })
  expect((await pageOf(book)).status).toBe(404)
  const without = await published(await withText(await poems()), null)
  expect((await pageOf(without)).status).toBe(404)
  expect((await bookOf(without)).has_sample).toBe(false)

  const refused = await editor.tries(chooseSample, { ...(await asNow(id)), extent: 'tenth' })
  expect([refused.status, refusalReply.parse(refused.json()).message]).toEqual([
    409,
    editorialMessages.notPublished,
  ])

  // What was read before is there again with the book, unless something else is chosen.
  await published(id, 'first_chapter')
  expect((await pageOf(book)).status).toBe(200)
})

test('why there is no sample is said, and another choice makes one', async () => {
  const id = await withText(await tidy({ chapters: 1, paragraphs: 4 }))
  const book = await published(id, 'first_chapter')
  expect(await ended(id)).toEqual({
    extent: 'first_chapter',
    state: 'failed',
    percent: null,
    problem: 'too_much',
  })
  expect((await pageOf(book)).status).toBe(404)
})

test('a manuscript that can’t be read is told, and is tried again when it is chosen again', async () => {
  const id = await withText(Buffer.from('no Word file'))
  const book = await published(id, 'tenth')
  expect(await ended(id)).toMatchObject({ state: 'failed', problem: 'broken' })
  const { key } = await app.db
    .selectFrom('submission_versions')
    .select('text_key as key')
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow()
  await app.storage.put(key ?? '', await tidy())
  await editor.calls(chooseSample, { ...(await asNow(id)), extent: 'tenth' })
  expect(await ended(id)).toMatchObject({ state: 'made' })
  expect((await sampleOf(book)).html).toContain(prose[0])
})

test('where there is no text to take it from, the book is not published without a word', async () => {
  const { id, version } = await aSubmission(app.db, { status: 'final_validation' })
  const refused = await editor.tries(publishSubmission, { ...record, id, version, sample: 'tenth' })
  expect([refused.status, refusalReply.parse(refused.json()).errors]).toEqual([
    422,
    { sample: [sampleMessages.noText] },
  ])
  expect((await current(id)).status).toBe('final_validation')
})

test('the history of a book says who chose how much may be read', async () => {
  const id = await withText(await poems())
  const book = await published(id, 'tenth')
  await ended(id)
  const history = await app.get(`/api/staff/history?subject=books&subject_id=${book}`, editor.headers)
  expect(history.text).toContain('First 10 %')
})
