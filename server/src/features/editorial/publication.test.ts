import { getBook, listBooks } from '@panai/contract/catalogue/books'
import { translationMessages } from '@panai/contract/catalogue/staff/translation-messages'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { englishTradeWords } from '@panai/contract/language/trade-words'
import { editorialMessages } from '@panai/contract/submissions/staff/editorial-rules'
import { type StaffSubmission, staffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { addCover } from '@panai/contract/submissions/staff/submissions'
import { listSubmissions } from '@panai/contract/submissions/submissions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aForm } from '../../../test/a-form.ts'
import { aPhoto } from '../../../test/a-photo.ts'
import { aSubmission } from '../../../test/a-submission.ts'
import { anAccount, signInAs } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication, untilKeeping } from '../../../test/an-application.ts'
import { type Answer, ask } from '../../../test/ask.ts'
import { aBook } from '../../../test/builders.ts'

type Headers = { authorization: string }
let app: TestApplication
let editor: Headers
beforeAll(async () => {
  app = await startTestApplication()
  editor = await signInAs(app.db, await anAccount(app.db, { role: 'editor', name: 'Anbu' }))
})
afterAll(() => app.stop())

const facts = {
  title: 'பனை ஓலையில் ஒரு கடிதம்',
  title_latin: 'Panai Olaiyil Oru Kaditham',
  description: 'ஒரு கடிதம்.',
  language: 'ta',
  genre: 'fiction',
  formats: ['paperback', 'ebook'],
  mrp: '399.50',
  pages: 214,
  trim_size: '5 X 8 in',
  is_featured: true,
  contributors: [{ role: 'translator', name: 'Ravi Varma' }],
}

async function awaiting(given: Parameters<typeof aSubmission>[1] = {}) {
  return aSubmission(app.db, { status: 'final_validation', ...given })
}

const publish = (id: number, body: object) =>
  app.post(`/api/staff/submissions/${id}/publication`, body, editor)
const withdraw = (id: number, body: object) =>
  app.post(`/api/staff/submissions/${id}/withdrawal`, body, editor)

function read(answer: Answer): StaffSubmission {
  expect([answer.status, answer.text]).toEqual([200, answer.text])
  return staffSubmission.parse((answer.json() as { data: unknown }).data) // parsed here
}

function errorsOf(answer: Answer): unknown {
  return [answer.status, refusalReply.parse(answer.json()).errors]
}

async function bookIdOf(submission: StaffSubmission): Promise<number> {
  if (submission.book_id === null) throw new Error('it has become no book')
  return submission.book_id
}

test('what is published stands on the public pages at the next request', async () => {
  await untilKeeping(app)
  const writer = await anAccount(app.db, { name: 'Selvi M' })
  const own = await signInAs(app.db, writer)
  await app.db
    .updateTable('authors')
    .set({ slug: 'author-0b1c6f5e-5a0c-4d0e-9f6e-2f1d6c1f7a11' })
    .where('id', '=', Number(writer.author_id))
    .execute()
  const { id, version } = await awaiting({ author_id: Number(writer.author_id) })
  const before = (await app.call(listBooks, '/api/books?per_page=1')).meta.total

  const published = read(
    await publish(id, {
      ...facts,
      version,
      isbn: '978-0-306-40615-7',
      note: 'Congratulations',
      author_name: 'மு. செல்வி',
      author_name_latin: 'Mu. Selvi',
      author_language: 'ta',
      author_bio: 'எழுத்தாளர்.',
    }),
  )
  const bookId = await bookIdOf(published)
  expect(published).toMatchObject({
    status: 'published',
    due_on: null,
    author: { slug: 'mu-selvi', is_public: true },
    book: { reference: 'panai-olaiyil-oru-kaditham', isbn: '9780306406157', mrp: 399.5 },
  })
  const { book } = await app.call(getBook, `/api/books/${bookId}`)
  expect(book).toMatchObject({
    title: facts.title,
    mrp: 399.5,
    format: ['paperback', 'ebook'],
    author: { name: 'மு. செல்வி', bio: 'எழுத்தாளர்.' },
    contributors: [{ role: 'translator', name: 'Ravi Varma', author_id: null }],
  })
  const after = await app.call(listBooks, '/api/books?per_page=1')
  expect([after.meta.total, after.data[0]?.id]).toEqual([before + 1, bookId])
  const page = await app.get(`/books/${bookId}`, { accept: 'text/html' })
  expect(page.text).toContain(facts.title)

  const { submitted } = listSubmissions.output.parse(
    (await app.get('/api/author/booklists', own)).json(),
  ).data
  expect(submitted[0]).toMatchObject({ status: 'published', book_id: bookId })
  expect(submitted[0]?.steps.at(-1)?.note).toBe('Congratulations')
})

test('a book is taken back with a reason, and is the same book when it comes again', async () => {
  const { id, version } = await awaiting()
  const first = read(await publish(id, { ...facts, version, title_latin: 'Comes and goes' }))
  const bookId = await bookIdOf(first)
  expect((await withdraw(id, { version: first.version })).status).toBe(422)
  const back = read(await withdraw(id, { version: first.version, reason: 'A page is upside down' }))
  expect(back).toMatchObject({ status: 'final_validation', book_id: bookId, book: { published_at: null } })
  expect((await app.get(`/api/books/${bookId}`)).status).toBe(404)
  expect((await withdraw(id, { version: back.version, reason: 'again' })).status).toBe(409)

  const again = read(
    await publish(id, { ...facts, version: back.version, title: 'Mended', contributors: [] }),
  )
  expect([again.book_id, again.book?.reference]).toEqual([bookId, 'comes-and-goes'])
  const { book } = await app.call(getBook, `/api/books/${bookId}`)
  expect([book.title, book.contributors]).toEqual(['Mended', []])
})

test('the book and its author are told of in Tamil too, unless that is their own language', async () => {
  const { id, version, author_id } = await awaiting()
  const texts = { description_ta: 'ஒரு கடிதம்.', author_name: 'Selvi', author_bio_ta: 'எழுத்தாளர்.' }
  const given = { ...facts, ...texts, version, language: 'en', description: 'A letter.' }
  const twice = await publish(id, { ...given, author_language: 'ta', author_bio: 'எழுத்தாளர்.' })
  expect(errorsOf(twice)).toEqual([
    422,
    { author_bio_ta: [translationMessages.own(englishTradeWords.languages.ta)] },
  ])
  const published = read(await publish(id, { ...given, author_language: 'en', author_bio: 'A writer.' }))
  expect(published).toMatchObject({
    book: { description: 'A letter.', description_ta: 'ஒரு கடிதம்.' },
    author: { id: author_id, bio: 'A writer.', bio_ta: 'எழுத்தாளர்.' },
  })
})

test('two of one title get references of their own', async () => {
  const [one, two] = [await awaiting(), await awaiting()]
  const both = await Promise.all(
    [one, two].map(({ id, version }) => publish(id, { ...facts, version, title_latin: 'Twin' })),
  )
  expect(both.map((answer) => read(answer).book?.reference).sort()).toEqual(['twin', 'twin-2'])
})

test('an ISBN belongs to one book', async () => {
  const isbn = '9791090636071'
  await aBook(app.db, { isbn, title: 'The owner' })
  const { id, version } = await awaiting()
  expect(errorsOf(await publish(id, { ...facts, version, isbn }))).toEqual([
    422,
    { isbn: ['Another book has this ISBN: The owner'] },
  ])
  expect(errorsOf(await publish(id, { ...facts, version, isbn: '9791090636072' }))).toEqual([
    422,
    { isbn: [expect.stringContaining('should be 1')] },
  ])
})

test('of two books that get one ISBN at once one is refused', async () => {
  const isbn = '9788175257665'
  const both = await Promise.all(
    [await awaiting(), await awaiting()].map(({ id, version }) => publish(id, { ...facts, version, isbn })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('all that is missing or wrong is named at once, and nothing is stored', async () => {
  const { id, version } = await awaiting()
  const bad = {
    version,
    title: '',
    formats: [],
    mrp: '-1',
    pages: 0,
    genre: 'thriller',
    contributors: [{ role: 'boss', name: '' }],
  }
  const answer = await publish(id, bad)
  const { errors = {} } = refusalReply.parse(answer.json())
  expect(Object.keys(errors).sort()).toEqual(
    ['contributors', 'description', 'formats', 'genre', 'language', 'mrp', 'pages', 'title'].sort(),
  )
  const gone = await publish(id, {
    ...facts,
    version,
    cover_id: 999_999,
    contributors: [{ role: 'editor', name: 'X', author_id: 999_999 }],
  })
  expect(Object.keys(refusalReply.parse(gone.json()).errors ?? {}).sort()).toEqual([
    'contributors',
    'cover_id',
  ])
  const row = await app.db
    .selectFrom('submissions')
    .select(['status', 'book_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(row).toEqual({ status: 'final_validation', book_id: null })
})

test('only what is in final validation is published, and only once by two at once', async () => {
  const early = await aSubmission(app.db, { status: 'in_review' })
  const refused = await publish(early.id, { ...facts, version: early.version })
  expect([refused.status, refusalReply.parse(refused.json()).message]).toEqual([
    409,
    editorialMessages.notFinal,
  ])

  const { id, version } = await awaiting()
  const both = await Promise.all([1, 2].map(() => publish(id, { ...facts, version })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const books = await app.db.selectFrom('submissions').select('book_id').where('id', '=', id).execute()
  expect(books).toHaveLength(1)
})

test('a cover can be another one than the author gave', async () => {
  const photo = await aPhoto({ width: 60, height: 90, format: 'jpeg' })
  const { body, type } = aForm({ name: 'cover', value: photo, file: 'cover.jpg', type: 'image/jpeg' })
  const headers = { ...editor, 'content-type': type }
  const answer = await ask(app.origin, '/api/staff/covers', { method: 'POST', headers, body })
  const { id: coverId, cover } = addCover.output.parse(answer.json()).data
  const { id, version } = await awaiting()
  const published = read(await publish(id, { ...facts, version, cover_id: coverId }))
  const { book } = await app.call(getBook, `/api/books/${published.book_id}`)
  expect(book.cover?.path).toBe(cover.path)

  const none = aForm({ name: 'cover', value: 'no picture', file: 'cover.jpg', type: 'image/jpeg' })
  const refused = await ask(app.origin, '/api/staff/covers', {
    method: 'POST',
    headers: { ...editor, 'content-type': none.type },
    body: none.body,
  })
  expect(refused.status).toBe(422)
})

test('the whole publication stands in the history, each thing by the same hand', async () => {
  const { id, version, author_id } = await awaiting()
  const { book_id } = read(
    await publish(id, { ...facts, version, title_latin: 'For the record', author_name: 'Pen Name' }),
  )
  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['subject', 'operation', 'part', 'action'])
    .where((eb) =>
      eb.or([
        eb.and([eb('subject', '=', 'submissions'), eb('subject_id', '=', String(id))]),
        eb.and([eb('subject', '=', 'books'), eb('subject_id', '=', String(book_id))]),
        eb.and([eb('subject', '=', 'authors'), eb('subject_id', '=', String(author_id))]),
      ]),
    )
    .execute()
  expect(new Set(entries.map(({ action }) => action))).toEqual(new Set(['publishSubmission']))
  expect(new Set(entries.map(({ subject, operation, part }) => `${operation} ${part ?? subject}`))).toEqual(
    new Set([
      'update authors',
      'insert books',
      'insert book_contributors',
      'update submissions',
      'insert submission_steps',
    ]),
  )
})

test('an author with an address of their own keeps it', async () => {
  const account = await anAccount(app.db, { name: 'Known' })
  const authorId = Number(account.author_id)
  await app.db.updateTable('authors').set({ slug: 'well-known' }).where('id', '=', authorId).execute()
  const { id, version } = await awaiting({ author_id: authorId })
  const { author } = read(await publish(id, { ...facts, version, title_latin: 'Known one' }))
  expect([author.slug, author.name]).toEqual(['well-known', 'Known'])
})
