import type { SubmissionStatus } from '@panai/contract/submissions/submission-rules'
import { getSubmission, listSubmissions, submitManuscript } from '@panai/contract/submissions/submissions'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aForm } from '../../../test/a-form.ts'
import { anAccount, PASSWORD, signInAs } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { ask } from '../../../test/ask.ts'
import { aBook } from '../../../test/builders.ts'
import { aManuscript, aPdf } from '../../../test/manuscripts.ts'
import { originalKey } from '../pictures/store-picture.ts'

type Headers = { authorization: string }
let app: TestApplication
let [own, other, editor, accountant]: Headers[] = []
let authorId: number
let id: number
let pdf: Buffer
beforeAll(async () => {
  app = await startTestApplication()
  const writer = await anAccount(app.db)
  authorId = Number(writer.author_id)
  own = await signInAs(app.db, writer)
  other = await signInAs(app.db, await anAccount(app.db))
  editor = await signInAs(app.db, await anAccount(app.db, { role: 'editor' }))
  accountant = await signInAs(app.db, await anAccount(app.db, { role: 'accounts' }))
  pdf = await aPdf({ pages: 2 })
  id = await handIn({ bookPdf: pdf, title: 'பனை/ஓலை "1"' })
})
afterAll(() => app.stop())

async function handIn(given: Parameters<typeof aManuscript>[0]): Promise<number> {
  const { body, type } = aForm(...(await aManuscript(given)))
  const answer = await ask(app.origin, '/api/submit', {
    method: 'POST',
    headers: { 'content-type': type, ...own },
    body,
  })
  return submitManuscript.output.parse(answer.json()).data.submission.id
}

const detail = (who?: Headers, which = id) => app.get(`/api/author/submissions/${which}`, who)
const manuscript = (who?: Headers, which = id) => app.get(`/api/author/submissions/${which}/manuscript`, who)

async function listed(who?: Headers) {
  return listSubmissions.output.parse((await app.get('/api/author/booklists', who)).json()).data.submitted
}

test('authors see their own, newest first, and nobody else’s', async () => {
  const later = await handIn({ title: 'Later' })
  expect((await listed(own)).map((submission) => submission.id)).toEqual([later, id])
  expect(await listed(other)).toEqual([])
  expect((await app.get('/api/author/booklists')).status).toBe(401)
  expect((await app.get('/api/author/booklists', editor)).status).toBe(403)
})

test('one is read by its author and by editors; for all others there is no such thing', async () => {
  const statuses = await Promise.all([own, editor, other, accountant, undefined].map((who) => detail(who)))
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 404, 403, 401])
  const [first] = statuses
  expect(getSubmission.output.parse(first?.json()).data.submission.manuscript).toEqual({
    file_name: 'பனை ஓலை 1.pdf',
    media_type: 'application/pdf',
    bytes: pdf.length,
  })
  expect((await detail(own, 999_999)).status).toBe(404)
})

test('a manuscript is handed out whole, to be saved and never shown', async () => {
  const { status, headers, body } = await manuscript(own)
  expect([status, Buffer.compare(body, pdf)]).toEqual([200, 0])
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'content-disposition': `attachment; filename="1.pdf"; filename*=UTF-8''${encodeURIComponent('பனை ஓலை 1.pdf')}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
})

test('a manuscript is for its author and editors only, and at no public address', async () => {
  const answers = await Promise.all([editor, other, accountant, undefined].map((who) => manuscript(who)))
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 403, 401])
  const { manuscript_key } = await app.db
    .selectFrom('submissions')
    .select('manuscript_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect((await app.get(`/storage/${manuscript_key}`)).status).toBe(404)
})

test('what was given by a link has no file to hand out', async () => {
  const linked = await handIn({ drive_link: 'https://docs.google.com/document/d/1/edit' })
  expect((await manuscript(own, linked)).status).toBe(404)
})

test('the cover is found by somebody who was told its address, which says nothing about the picture', async () => {
  const [submission] = await listed(own)
  const answer = await app.get(`/storage/${submission?.cover_image}`)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  const again = await handIn({ title: 'The same cover again' })
  const covers = (await listed(own)).map(({ cover_image }) => cover_image)
  expect(new Set(covers).size).toBe(covers.length)
  expect(again).toBeGreaterThan(id)
})

function step(status: SubmissionStatus, note: string | null = null) {
  return app.db.insertInto('submission_steps').values({ submission_id: id, status, note }).execute()
}

test('a submission goes one step forwards or back, by steps only, and each is kept', async () => {
  await expect(step('final_validation')).rejects.toThrow(/does not go from/)
  await expect(step('manuscript_submitted')).rejects.toThrow(/does not go from/)
  await expect(
    app.db.updateTable('submissions').set({ status: 'in_review' }).where('id', '=', id).execute(),
  ).rejects.toThrow(/by its steps/)
  await step('in_review', 'A fine first chapter')
  await step('final_validation')
  await step('in_review')
  await step('final_validation')
  await expect(step('published')).rejects.toThrow(/violates check constraint/)
  const book = await aBook(app.db, { author_id: authorId, formats: ['paperback', 'ebook'] })
  await app.db.updateTable('submissions').set({ book_id: book.id }).where('id', '=', id).execute()
  await step('published')
  await expect(
    app.db.updateTable('submission_steps').set({ note: 'x' }).where('submission_id', '=', id).execute(),
  ).rejects.toThrow(/is not changed/)

  const submission = (await listed(own)).find((one) => one.id === id)
  expect(submission).toMatchObject({ status: 'published', book_id: book.id, format: 'paperback,ebook' })
  expect(submission?.steps.map(({ status, note }) => [status, note])).toEqual([
    ['manuscript_submitted', null],
    ['in_review', 'A fine first chapter'],
    ['final_validation', null],
    ['in_review', null],
    ['final_validation', null],
    ['published', null],
  ])
})

test('the list is read by an index, however many others have handed in', async () => {
  await sql`
    insert into submissions (author_id, author_name, title, language, genres, contributor_types, drive_link, cover_id, digest)
    select ${authorId === 1 ? 2 : 1}, 'A', 'B', 'tamil', '{fiction}', '{}', 'https://drive.google.com/x', cover_id, digest
    from submissions, generate_series(1, 3000) where id = ${id}`.execute(app.db)
  await sql`analyze submissions`.execute(app.db)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select id from submissions where author_id = ${authorId}
    order by submitted_at desc, id desc limit 500`.execute(app.db)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('submissions_of_author')
})

test('who leaves takes along what has become no book', async () => {
  const left = await app.db
    .selectFrom('submissions')
    .innerJoin('pictures', 'pictures.id', 'cover_id')
    .select(['submissions.id', 'manuscript_key', 'pictures.key', 'book_id'])
    .where('author_id', '=', authorId)
    .execute()
  const [bookless, books] = [
    left.filter((one) => one.book_id === null),
    left.filter((one) => one.book_id !== null),
  ]
  expect(bookless.length).toBeGreaterThan(0)
  expect((await app.post('/api/author/closure', { password: PASSWORD }, own)).status).toBe(200)

  const stayed = await app.db
    .selectFrom('submissions')
    .select('id')
    .where('author_id', '=', authorId)
    .execute()
  expect(stayed.map(({ id }) => id).sort()).toEqual(books.map(({ id }) => id).sort())
  const unattached = (await app.db.selectFrom('unattached_files').select('key').execute()).map(
    ({ key }) => key,
  )
  for (const { manuscript_key, key } of bookless) {
    if (manuscript_key !== null) expect(unattached).toContain(manuscript_key)
    expect(await app.storage.exists(originalKey(key))).toBe(false)
  }
})
