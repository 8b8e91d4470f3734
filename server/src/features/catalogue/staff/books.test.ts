import { getBook } from '@panai/contract/catalogue/books'
import type { BookEdit, EditedBook } from '@panai/contract/catalogue/staff/book-edits'
import { bookEditMessages } from '@panai/contract/catalogue/staff/book-edits'
import type { StaffBook, StaffBookDetail } from '@panai/contract/catalogue/staff/books'
import { translationMessages } from '@panai/contract/catalogue/staff/translation-messages'
import { englishTradeWords } from '@panai/contract/language/trade-words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, anAuthor, aSubmission } from '../../../../test/builders.ts'
import { asStaff, dataOf, errorsOf, type StaffClient } from '../../../../test/staff.ts'

let app: TestApplication
let editor: StaffClient
let accounts: StaffClient
beforeAll(async () => {
  app = await startTestApplication()
  editor = await asStaff(app, 'editor')
  accounts = await asStaff(app, 'accounts')
})
afterAll(() => app.stop())

type List = { data: StaffBook[]; meta: { total: number; at_least?: boolean } }
async function list(query: string): Promise<List> {
  const answer = await accounts.get(`/api/staff/books?${query}`)
  if (answer.status !== 200) throw new Error(`${query} answered ${answer.status}: ${answer.text}`)
  return answer.json() as List // parsed by the server
}

test('staff find drafts too, by every filter, in both scripts and in every order', async () => {
  const author = await anAuthor(app.db, { name: 'கல்கி', name_latin: 'Kalki' })
  const given = { author_id: author.id, language: 'ta', genre: 'poetry' } as const
  const first = await aBook(app.db, {
    ...given,
    title: 'அலை ஓசை',
    title_latin: 'Alai Osai',
    mrp_paise: 50_000,
  })
  const draft = await aBook(app.db, {
    ...given,
    title: 'பொய்மான் கரடு',
    published_at: null,
    mrp_paise: 10_000,
    isbn: '9780306406157',
  })
  const shown = async (query: string) =>
    (await list(`author_id=${author.id}&${query}`)).data.map(({ id }) => id)
  expect(await shown('sort=mrp')).toEqual([draft.id, first.id])
  expect(await shown('sort=-mrp')).toEqual([first.id, draft.id])
  expect(await shown('sort=title')).toEqual([first.id, draft.id])
  expect(await shown('sort=published_at')).toEqual([first.id, draft.id])
  expect(await shown('sort=-updated_at')).toEqual([draft.id, first.id])
  expect(await shown('status=draft')).toEqual([draft.id])
  expect(await shown('status=published')).toEqual([first.id])
  expect(await shown('isbn=pending')).toEqual([first.id])
  expect(await shown('isbn=given')).toEqual([draft.id])
  expect(await shown('language=en')).toEqual([])
  expect(await shown('genre=poetry&format=paperback&featured=false&sort=mrp')).toEqual([draft.id, first.id])
  for (const [q, ids] of [
    ['osai', [first.id]],
    ['ஓசை', [first.id]],
    ['கரடு', [draft.id]],
    ['kalki', [first.id, draft.id]],
  ] as const) {
    const found = await list(`q=${encodeURIComponent(q)}&sort=-mrp`)
    expect([q, found.data.map(({ id }) => id), found.meta.total]).toEqual([q, ids, ids.length])
  }
  expect((await list(`author_id=${author.id}&per_page=1&page=2&sort=mrp`)).data.map(({ id }) => id)).toEqual([
    first.id,
  ])
  expect((await list(`author_id=${author.id}&per_page=1`)).meta.total).toBe(2)
})

test('a change shows on the public page at the next request and is written down; an older state is refused', async () => {
  const book = await aBook(app.db, { title: 'Before' })
  expect((await app.get(`/books/${book.id}`, { accept: 'text/html' })).text).toContain('Before')
  const { version } = dataOf<StaffBookDetail>(await editor.get(`/api/staff/books/${book.id}`))
  const contributors = [{ role: 'translator', name: 'G. U. Pope' }]
  const changed = await editor.send('PATCH', `/api/staff/books/${book.id}`, {
    version,
    title: 'After',
    mrp: '450',
    contributors,
  })
  expect(dataOf<StaffBookDetail>(changed)).toMatchObject({
    title: 'After',
    mrp: 450,
    contributors: [{ name: 'G. U. Pope' }],
  })
  const page = (await app.get(`/books/${book.id}`, { accept: 'text/html' })).text
  expect(page).toContain('After')
  expect(page).toContain('G. U. Pope')

  const late = await editor.send('PATCH', `/api/staff/books/${book.id}`, { version, title: 'Too late' })
  expect([late.status, late.json()]).toMatchObject([
    409,
    { reason: 'stale', message: expect.stringContaining(editor.name) },
  ])
  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['operation', 'part', 'before', 'after'])
    .where('subject', '=', 'books')
    .where('subject_id', '=', String(book.id))
    .orderBy('id')
    .execute()
  expect(entries).toMatchObject([
    {
      operation: 'update',
      before: { title: 'Before', mrp_paise: 29_900 },
      after: { title: 'After', mrp_paise: 45_000 },
    },
    { operation: 'insert', part: 'book_contributors', after: { name: 'G. U. Pope' } },
  ])
})

test('a text in Tamil stands beside one in another language, and is found by who looks for what is missing', async () => {
  const author = await anAuthor(app.db)
  const book = await aBook(app.db, { author_id: author.id })
  const send = (value: object) => editor.send('PATCH', `/api/staff/books/${book.id}`, value)
  const lacking = async (language: string) =>
    (await list(`author_id=${author.id}&lacks=${language}`)).data.map(({ id }) => id)
  expect([await lacking('ta'), await lacking('en')]).toEqual([[book.id], []])
  const { version, completeness } = dataOf<StaffBookDetail>(
    await send({ version: book.version, description_ta: 'எவரும் எழுதாத நூல்.' }),
  )
  expect(completeness.missing.map(({ field }) => field)).not.toContain('description_ta')
  expect((await app.call(getBook, `/api/books/${book.id}`)).book).toMatchObject({
    description: book.description,
    description_ta: 'எவரும் எழுதாத நூல்.',
  })
  expect(await lacking('ta')).toEqual([])

  // A change of the language alone has the text in Tamil twice.
  expect(errorsOf(await send({ version, language: 'ta' }))).toEqual({
    description_ta: [translationMessages.own(englishTradeWords.languages.ta)],
  })
  const moved = await send({ version, language: 'ta', description: 'தமிழில்.', description_ta: '' })
  expect(dataOf<StaffBookDetail>(moved)).toMatchObject({ language: 'ta', description_ta: null })
  expect([await lacking('ta'), await lacking('en')]).toEqual([[], [book.id]])
})

test('shops stand on the public page by format, are written down and must be https links', async () => {
  const book = await aBook(app.db, { formats: ['paperback', 'ebook'] })
  const path = `/api/staff/books/${book.id}`
  const version = async () => dataOf<StaffBookDetail>(await editor.get(path)).version
  const put = async (shops: object[]) => editor.send('PATCH', path, { version: await version(), shops })
  const paper = { format: 'paperback', name: 'புத்தகக் கடை', url: 'https://shop.example/book?id=7' }
  const read = { format: 'ebook', name: 'Play Books', url: 'https://play.example/7' }
  const page = async () => (await app.get(`/contact?book=${book.id}`, { accept: 'text/html' })).text
  expect(await page()).not.toContain(paper.url)
  expect(dataOf<StaffBookDetail>(await put([paper, read])).shops).toEqual([paper, read])
  expect(getBook.output.parse((await app.get(`/api/books/${book.id}`)).json()).book.shops).toEqual([
    paper,
    read,
  ])
  expect(await page()).toContain(paper.url)

  for (const shop of [
    { ...paper, url: 'http://shop.example' },
    { ...paper, url: 'javascript:alert(1)' },
    { ...paper, url: '' },
    { ...paper, name: ' ' },
    { ...paper, format: 'scroll' },
  ]) {
    const refused = await put([shop])
    expect([refused.status, Object.keys(errorsOf(refused))]).toEqual([422, ['shops']])
  }
  expect((await put([paper, { ...paper, name: 'Again' }])).status).toBe(422)

  // What the book does not come in any more is not offered.
  await editor.send('PATCH', path, { version: await version(), formats: ['ebook'] })
  expect(getBook.output.parse((await app.get(`/api/books/${book.id}`)).json()).book.shops).toEqual([read])
  const parts = await app.db
    .selectFrom('audit_entries')
    .select(['operation', 'part'])
    .where('subject', '=', 'books')
    .where('subject_id', '=', String(book.id))
    .where('part', '=', 'book_shops')
    .execute()
  expect(parts).toHaveLength(2)
})

test('a book that came by no manuscript is added as a draft', async () => {
  const author = await anAuthor(app.db)
  const given = {
    title: 'பனை ஓலை',
    description: 'Of palm leaves.',
    language: 'ta',
    genre: 'fiction',
    formats: ['paperback'],
    mrp: 300,
  }
  const none = await editor.send('POST', '/api/staff/books', { ...given, author_id: 2_000_000_000 })
  expect([none.status, Object.keys(errorsOf(none))]).toEqual([422, ['author_id']])
  const book = dataOf<StaffBookDetail>(
    await editor.send('POST', '/api/staff/books', { ...given, author_id: author.id }),
  )
  expect(book).toMatchObject({ published_at: null, reference: 'panai-olai', isbn: null })
  expect((await app.get(`/api/books/${book.id}`)).status).toBe(404)
  expect((await accounts.send('POST', '/api/staff/books', { ...given, author_id: author.id })).status).toBe(
    403,
  )
})

async function preview(ids: number[], edit: BookEdit): Promise<EditedBook[]> {
  return dataOf(await editor.send('POST', '/api/staff/book-edit-previews', { ids, edit }))
}
function apply(rows: EditedBook[], edit: BookEdit) {
  const books = rows.map(({ id, version }) => ({ id, version }))
  return editor.send('POST', '/api/staff/book-edits', { books, edit })
}

test('a price is raised by a percentage to whole rupees, as the preview has shown', async () => {
  const { id: one } = await aBook(app.db, { mrp_paise: 29_900 })
  const { id: two } = await aBook(app.db, { mrp_paise: 25_050 })
  const edit: BookEdit = { what: 'mrp_percent', value: 10 }
  const rows = await preview([two, one], edit)
  expect(rows.map(({ id, outcome, before, after }) => [id, outcome, before, after])).toEqual([
    [two, 'changed', 'Rs. 250.50', 'Rs. 276.00'],
    [one, 'changed', 'Rs. 299.00', 'Rs. 329.00'],
  ])
  expect(dataOf(await apply(rows, edit))).toEqual({ changed: 2 })
  const prices = await app.db
    .selectFrom('books')
    .select('mrp_paise')
    .where('id', 'in', [one, two])
    .orderBy('id')
    .execute()
  expect(prices.map(({ mrp_paise }) => mrp_paise)).toEqual([32_900, 27_600])
  const again = await apply(rows, edit)
  expect([again.status, again.json()]).toMatchObject([409, { reason: 'stale' }])
  expect((await preview([one], { what: 'mrp_percent', value: -90 }))[0]).toMatchObject({ after: 'Rs. 33.00' })
  const cheap = await aBook(app.db, { mrp_paise: 200 })
  expect((await preview([cheap.id], { what: 'mrp_percent', value: -90 }))[0]).toMatchObject({
    outcome: 'refused',
    reason: bookEditMessages.tooLow,
  })
})

test('what is one refusal changes nothing at all, and says of which book', async () => {
  const free = await aBook(app.db, { published_at: null })
  const bound = await aBook(app.db, { title: 'From a manuscript' })
  await aSubmission(app.db, { author_id: bound.author_id, book_id: bound.id })
  const edit: BookEdit = { what: 'published', value: false }
  const rows = await preview([bound.id, free.id, 2_000_000_000], edit)
  expect(rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['refused', bookEditMessages.ofManuscript],
    ['same', null],
    ['refused', bookEditMessages.gone],
  ])
  const answer = await apply(rows.slice(0, 2), edit)
  expect([answer.status, errorsOf(answer).books]).toEqual([
    422,
    [`From a manuscript: ${bookEditMessages.ofManuscript}`],
  ])
  expect((await app.get(`/api/books/${bound.id}`)).status).toBe(200)
  const publish: BookEdit = { what: 'published', value: true }
  expect(dataOf(await apply(await preview([free.id], publish), publish))).toEqual({ changed: 1 })
  expect((await app.get(`/api/books/${free.id}`)).status).toBe(200)
})

test.each([
  [{ what: 'genre', value: 'poetry' }, 'fiction', 'poetry'],
  [{ what: 'formats', value: ['ebook', 'paperback'] }, 'paperback', 'paperback, ebook'],
  [{ what: 'featured', value: true }, 'no', 'yes'],
  [{ what: 'mrp', value: '120.50' }, 'Rs. 299.00', 'Rs. 120.50'],
])('many books are changed at once: %j', async (given, before, after) => {
  const edit = given as BookEdit // as a browser sends it
  const books = [await aBook(app.db), await aBook(app.db)]
  const rows = await preview(
    books.map(({ id }) => id),
    edit,
  )
  expect(rows.map((row) => [row.before, row.after])).toEqual(books.map(() => [before, after]))
  expect(dataOf(await apply(rows, edit))).toEqual({ changed: 2 })
  expect(
    (
      await preview(
        books.map(({ id }) => id),
        edit,
      )
    ).map(({ outcome }) => outcome),
  ).toEqual(['same', 'same'])
})
