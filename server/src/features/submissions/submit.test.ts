import { createHash, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { uploadMessages } from '@panai/contract/http/upload-messages'
import { tamilOf } from '@panai/contract/language/in-two-languages'
import { MOST_SUBMISSIONS_A_DAY, submissionRules } from '@panai/contract/submissions/submission-rules'
import { getSubmission, submitManuscript } from '@panai/contract/submissions/submissions'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aForm, type Part } from '../../../test/a-form.ts'
import { type AccountRow, anAccount, signInAs } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { type Answer, ask } from '../../../test/ask.ts'
import { aManuscript, aPdf, aZip, docxParts } from '../../../test/manuscripts.ts'
import { until } from '../../../test/until.ts'

let app: TestApplication
let writer: AccountRow
let bearer: { authorization: string }
beforeAll(async () => {
  app = await startTestApplication()
  writer = await anAccount(app.db)
  bearer = await signInAs(app.db, writer)
})
afterAll(() => app.stop())
afterEach(async () => {
  expect(await incoming()).toEqual([])
  expect(await app.db.selectFrom('unattached_files').selectAll().execute()).toEqual([])
})

const incoming = () => readdir(path.join(app.dataDir, 'incoming'))

function send(parts: Part[], headers: Record<string, string> = {}): Promise<Answer> {
  const { body, type } = aForm(...parts)
  return ask(app.origin, '/api/submit', {
    method: 'POST',
    headers: { 'content-type': type, ...bearer, ...headers },
    body,
  })
}

function submissionIn(answer: Answer) {
  if (answer.status !== 200) throw new Error(`refused with ${answer.status}: ${answer.text}`)
  return submitManuscript.output.parse(answer.json()).data.submission
}

function errorsIn(answer: Answer): unknown {
  return [answer.status, refusalReply.parse(answer.json()).errors]
}

function rowOf(id: number) {
  return app.db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

function countOf(authorId: number | null): Promise<number> {
  return app.db
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow()
    .then(({ count }) => count)
}

test('what the author says of the book and of themselves is kept, and is another book under the same key', async () => {
  const about = { about_book: 'ஒரு கதை.\nA tale.', about_author: 'மதுரையில் வாழ்கிறார்.' }
  const key = { 'idempotency-key': randomUUID() }
  const { id } = submissionIn(await send(await aManuscript(about), key))
  const shown = getSubmission.output.parse((await app.get(`/api/author/submissions/${id}`, bearer)).json())
  expect(shown.data.submission).toMatchObject(about)
  expect((await send(await aManuscript({ ...about, about_book: 'Another' }), key)).status).toBe(409)
  expect(errorsIn(await send(await aManuscript({ about_book: 'x'.repeat(5001) })))).toEqual([
    422,
    { about_book: [submissionRules.about_book.tooLong] },
  ])
  const { id: bare } = submissionIn(await send(await aManuscript()))
  expect(await rowOf(bare)).toMatchObject({ about_book: null, about_author: null })
})

test('a manuscript is stored with its files, its first step and its mails', async () => {
  const pdf = await aPdf({ pages: 12 })
  const answer = await send(
    await aManuscript({
      bookPdf: pdf,
      subtitle: ' சிறுகதைகள் ',
      contributors: 'Ravi Varma,  Leela ,',
      contributor_types: 'translator,editor',
    }),
  )
  const submission = submissionIn(answer)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(submission).toMatchObject({
    author_id: writer.author_id,
    author_name: 'Meena Kandan',
    title: 'பனை ஓலை',
    subtitle: 'சிறுகதைகள்',
    language: 'tamil',
    genre: 'fiction,poetry',
    format: null,
    status: 'manuscript_submitted',
    page_count: 12,
    book_id: null,
    steps: [{ status: 'manuscript_submitted', note: null }],
  })
  const row = await rowOf(submission.id)
  const stored = await app.storage.getBytes(String(row.manuscript_key))
  expect(Buffer.compare(stored, pdf)).toBe(0)
  expect(row.manuscript_sha256).toBe(createHash('sha256').update(pdf).digest('hex'))
  expect(await app.storage.exists(submission.cover_image)).toBe(true)
  expect(
    await app.db
      .selectFrom('submission_contributors')
      .select(['role', 'name'])
      .where('submission_id', '=', submission.id)
      .orderBy('position')
      .execute(),
  ).toEqual([
    { role: 'translator', name: 'Ravi Varma' },
    { role: 'editor', name: 'Leela' },
  ])
  expect(
    await app.db
      .selectFrom('submission_steps')
      .select(['status', 'account_id'])
      .where('submission_id', '=', submission.id)
      .execute(),
  ).toEqual([{ status: 'manuscript_submitted', account_id: writer.id }])
  const mails = await app.db
    .selectFrom('mails')
    .select('kind')
    .where('details', '=', JSON.stringify({ submissionId: submission.id }))
    .execute()
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['submission-received', 'submission-to-staff'])
})

test('a link to Google Drive stands in for the file', async () => {
  const drive_link = 'https://drive.google.com/file/d/1AbC/view?usp=sharing'
  const submission = submissionIn(await send(await aManuscript({ drive_link })))
  expect(await rowOf(submission.id)).toMatchObject({ drive_link, manuscript_key: null, page_count: null })
})

test('contributors whose types can’t be told apart are kept without one', async () => {
  const submission = submissionIn(
    await send(await aManuscript({ contributors: 'A,B,C', contributor_types: 'editor,translator' })),
  )
  const { json } = await app.get(`/api/author/submissions/${submission.id}`, bearer)
  expect(json()).toMatchObject({
    data: {
      submission: {
        contributors: ['A', 'B', 'C'].map((name) => ({ name, role: null })),
        contributor_types: ['editor', 'translator'],
      },
    },
  })
})

const bad: [string, Record<string, string | null>, Record<string, string[]>][] = [
  [
    'an empty form',
    {
      language: null,
      title: null,
      author_name: null,
      genre: null,
      contributors: null,
      contributor_types: null,
      bookPdf: null,
      bookCover: null,
    },
    {
      language: ['Please select a language'],
      title: ['Title is required'],
      author_name: ['Author name is required'],
      genre: ['Please select at least one genre'],
      bookPdf: ['Please upload a PDF file'],
      bookCover: ['Please upload a cover image'],
    },
  ],
  ['another language', { language: 'german' }, { language: ['Please select a language'] }],
  ['another genre', { genre: 'fiction,crime' }, { genre: ['Please select at least one genre'] }],
  ['commas for genres', { genre: ' , ,' }, { genre: ['Please select at least one genre'] }],
  ['no link in Drive mode', { drive_link: ' ' }, { drive_link: ['Please provide a Google Drive link'] }],
  ...[
    'http://drive.google.com/x',
    'https://drive.google.com.evil.example/x',
    'https://drive.google.com@evil.example/x',
    'https://evil.example/drive.google.com',
    'javascript:alert(1)',
    'https://drive.google.com/',
    'https://drive.google.com:444/x',
  ].map((drive_link): (typeof bad)[number] => [
    drive_link,
    { drive_link },
    { drive_link: ['Please provide a Google Drive link'] },
  ]),
]

test('who asks for Tamil is refused in Tamil, for what was typed and for what is in the files', async () => {
  const inTamil = { 'accept-language': 'ta' }
  const typed = { title: null, genre: null, contributors: 'x'.repeat(256), about_book: 'x'.repeat(5001) }
  expect(errorsIn(await send(await aManuscript(typed), inTamil))).toEqual([
    422,
    {
      title: ['தலைப்பை எழுதுங்கள்'],
      genre: ['ஒரு வகையையாவது தேர்ந்தெடுங்கள்'],
      contributors: ['ஒரு பெயர் 255 எழுத்துகளுக்குள் இருக்க வேண்டும்'],
      about_book: ['நூல் குறிப்பு 5000 எழுத்துகளுக்குள் இருக்க வேண்டும்'],
    },
  ])
  const bookPdf = await aPdf({ attached: true })
  expect(errorsIn(await send(await aManuscript({ bookPdf }), inTamil))).toEqual([
    422,
    { bookPdf: [tamilOf(uploadMessages.active)] },
  ])
  const parts = Array.from({ length: 60 }, (_, at) => ({ name: `x${at}`, value: 'x' }))
  expect(errorsIn(await send(parts, inTamil))).toEqual([
    422,
    { body: [tamilOf(uploadMessages.tooManyParts)] },
  ])
})

test.each(bad)('%s is refused, and all that is wrong is named', async (_, given, errors) => {
  const before = await countOf(writer.author_id)
  expect(errorsIn(await send(await aManuscript(given)))).toEqual([422, errors])
  expect(await countOf(writer.author_id)).toBe(before)
})

test('what the files hold counts, not what they are called', async () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const parts = await aManuscript({ bookPdf: html, bookCover: html })
  expect(
    errorsIn(await send(parts.map((part) => (part.file ? { ...part, file: 'book.pdf' } : part)))),
  ).toEqual([
    422,
    { bookPdf: ['Only PDF or Word documents allowed.'], bookCover: ['Please upload a cover image'] },
  ])
})

test('what a Word document really is is told, with how to save it, and an empty file is told to be empty', async () => {
  const named = async (bookPdf: Uint8Array, file: string) =>
    (await aManuscript({ bookPdf })).map((part) => (part.name === 'bookPdf' ? { ...part, file } : part))
  const rtf = Buffer.from('{\\rtf1\\ansi Once}')
  for (const [bytes, file, said] of [
    [rtf, 'Once.doc', 'This file is RTF inside. Open it in Word and save it as .docx.'],
    [rtf, 'Once.pdf', 'Only PDF or Word documents allowed.'],
    [Buffer.alloc(0), 'Once.docx', 'The file is empty. Please check it and try again.'],
  ] as const)
    expect(errorsIn(await send(await named(bytes, file)))).toEqual([422, { bookPdf: [said] }])
  expect(errorsIn(await send(await named(Buffer.alloc(0), '')))).toEqual([
    422,
    { bookPdf: ['Please upload a PDF file'] },
  ])
})

test('a manuscript of more than 10 MB is told to use a link', async () => {
  const large = Buffer.concat([await aPdf(), Buffer.alloc(10 * 1024 * 1024)])
  expect(errorsIn(await send(await aManuscript({ bookPdf: large })))).toEqual([
    422,
    { bookPdf: ['File size exceeds 10MB. Please use Google Drive link.'] },
  ])
})

test('the same sent again with its key is stored once and answered as before, also at the same time', async () => {
  const parts = await aManuscript()
  const key = { 'idempotency-key': randomUUID() }
  const before = await countOf(writer.author_id)
  const pictures = () => readdir(path.join(app.dataDir, 'files/pictures'))
  const filesBefore = (await pictures()).length
  const answers = await Promise.all([send(parts, key), send(parts, key), send(parts, key)])
  answers.push(await send(parts, key))
  const [first, ...others] = answers.map(submissionIn)
  for (const other of others) expect(other).toEqual(first)
  expect(await countOf(writer.author_id)).toBe(before + 1)
  expect((await pictures()).length).toBe(filesBefore + 1)
  expect(await readdir(path.join(app.dataDir, 'files/manuscripts'))).toHaveLength(
    await app.db
      .selectFrom('submissions')
      .select((eb) => eb.fn.count<number>('manuscript_key').as('count'))
      .executeTakeFirstOrThrow()
      .then(({ count }) => count),
  )
})

test('a key is its author’s, and belongs to what it first came with', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const parts = await aManuscript()
  const first = submissionIn(await send(parts, key))
  const other = await send(await aManuscript({ title: 'Another' }), key)
  expect([other.status, refusalReply.parse(other.json()).message]).toEqual([
    409,
    'This Idempotency-Key belongs to another message.',
  ])
  expect((await send(await aManuscript({ bookPdf: aZip(docxParts()) }), key)).status).toBe(409)

  const stranger = await signInAs(app.db, await anAccount(app.db))
  const theirs = submissionIn(await send(parts, { ...key, ...stranger }))
  expect(theirs.id).not.toBe(first.id)
})

test('who has handed in enough for a day is told when to come back', async () => {
  const busy = await anAccount(app.db)
  const theirs = await signInAs(app.db, busy)
  const submission = submissionIn(await send(await aManuscript(), theirs))
  const { id: _, book_id: __, manuscript_key: ___, ...row } = await rowOf(submission.id)
  for (let more = 1; more < MOST_SUBMISSIONS_A_DAY; more++)
    await app.db
      .insertInto('submissions')
      .values({ ...row, manuscript_key: `manuscripts/${randomUUID()}` })
      .execute()
  const answer = await send(await aManuscript(), theirs)
  expect([answer.status, Number(answer.headers['retry-after']) > 86_000]).toEqual([429, true])
  expect(await countOf(busy.author_id)).toBe(MOST_SUBMISSIONS_A_DAY)
})

test('an upload that breaks off leaves nothing, and the author may start over', async () => {
  const { body, type } = aForm(...(await aManuscript({ bookPdf: await aPdf({ bytes: 2_000_000 }) })))
  const before = await countOf(writer.author_id)
  for (let time = 0; time < 5; time++) {
    const socket = net.connect(Number(new URL(app.origin).port), '127.0.0.1')
    socket.write(
      `POST /api/submit HTTP/1.1\r\nHost: x\r\nAuthorization: ${bearer.authorization}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
    )
    socket.write(body.subarray(0, body.length / 2))
    await until('the file is being written', async () => (await incoming()).length === 1)
    socket.destroy()
    await until('the file is gone', async () => (await incoming()).length === 0)
  }
  expect(await countOf(writer.author_id)).toBe(before)
  submissionIn(await send(await aManuscript()))
})

test('nobody hands in without being an author who is signed in', async () => {
  const parts = await aManuscript()
  expect((await send(parts, { authorization: '' })).status).toBe(401)
  const editor = await signInAs(app.db, await anAccount(app.db, { role: 'editor' }))
  expect((await send(parts, editor)).status).toBe(403)
})

test('an address with a document type of its own is refused', async () => {
  const answer = await app.post('/api/submit', {}, bearer)
  expect(answer.status).toBe(415)
})
