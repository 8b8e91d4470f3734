import { bookImportMessages, type ImportedRow } from '@panai/contract/catalogue/staff/book-imports'
import { translationMessages } from '@panai/contract/catalogue/staff/translation-messages'
import { englishTradeWords } from '@panai/contract/language/trade-words'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aForm } from '../../../../test/a-form.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { ask } from '../../../../test/ask.ts'
import { aBook, anAuthor } from '../../../../test/builders.ts'
import { asStaff, dataOf, errorsOf, type StaffClient } from '../../../../test/staff.ts'
import { writeCsv } from '../../../formats/csv/write-csv.ts'

let app: TestApplication
let editor: StaffClient
beforeAll(async () => {
  app = await startTestApplication()
  editor = await asStaff(app, 'editor')
})
afterAll(() => app.stop())

type Preview = { token: string; counts: Record<string, number>; rows: ImportedRow[] }

function upload(address: string, file: string, fields: Record<string, string> = {}) {
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }))
  const { body, type } = aForm(...parts, {
    name: 'file',
    value: Buffer.from(file),
    file: 'books.csv',
    type: 'text/csv',
  })
  return ask(app.origin, address, {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...editor.headers },
  })
}
async function preview(file: string): Promise<Preview> {
  return dataOf(await upload('/api/staff/book-import-previews', file))
}
function confirm(file: string, token: string) {
  return upload('/api/staff/book-imports', file, { token })
}
async function exported(query = ''): Promise<string> {
  return (await app.get(`/api/staff/books.csv${query}`, editor.headers)).text
}
function countBooks() {
  return app.db
    .selectFrom('books')
    .select(({ fn }) => fn.countAll<number>().as('books'))
    .executeTakeFirstOrThrow()
}

test('the table that was exported, taken in again, changes nothing, however odd the books', async () => {
  const author = await anAuthor(app.db, { name: '=cmd', name_latin: 'Two; names' })
  const book = await aBook(app.db, {
    author_id: author.id,
    title: '=HYPERLINK("http://evil.example")',
    subtitle: "'=1 in quotes",
    description: ' Lines,\r\n"quotes"; and\ttabs\n',
    description_en: '-2+3',
    description_ta: '=தமிழ்',
    isbn: '9780306406157',
    pages: 120,
    trim_size: 'A4',
    formats: ['hardback', 'ebook'],
    mrp_paise: 19_950,
  })
  await app.db
    .insertInto('book_contributors')
    .values([
      { book_id: book.id, position: 1, role: 'translator', name: 'Semi; colon: and [7]' },
      { book_id: book.id, position: 2, role: 'editor', name: 'Known', author_id: author.id },
    ])
    .execute()
  const file = await exported()
  expect(file).not.toMatch(/(^|,)=/m)
  const plan = await preview(file)
  expect(plan.counts).toEqual({ new: 0, changed: 0, same: 1, wrong: 0 })
  expect(plan.rows).toEqual([])
  expect(dataOf(await confirm(file, plan.token))).toEqual({ added: 0, changed: 0 })
  const saved = file.replaceAll('\r\n', '\n')
  expect((await preview(saved)).counts).toMatchObject({ same: 1 })
})

test('the preview stores nothing; confirming applies exactly that, once', async () => {
  const author = await anAuthor(app.db, { name: 'கல்கி', name_latin: 'Kalki' })
  const book = await aBook(app.db, { reference: 'PN-1', mrp_paise: 30_000, title: 'Old title' })
  const file = writeCsv([
    [
      'reference',
      'title',
      'author',
      'language',
      'genre',
      'formats',
      'mrp',
      'description',
      'published',
      'contributors',
    ],
    ['PN-1', 'New title', '', '', '', '', '325', '', '', ''],
    [
      'PN-NEW',
      'அலை ஓசை',
      'Kalki',
      'ta',
      'fiction',
      'paperback; ebook',
      '450',
      'A novel.',
      'yes',
      'translator: Pope',
    ],
  ])
  const before = await countBooks()
  const wrong = await preview(file)
  expect(wrong.rows[0]?.errors).toHaveProperty('description')
  const priceList = file
    .split('\r\n')
    .map((line) =>
      line.startsWith('PN-1')
        ? `PN-1,New title,${'Kalki'},en,fiction,paperback,325,Of a book that no one has written.,yes,`
        : line,
    )
    .join('\r\n')
  const plan = await preview(priceList)
  expect(plan.counts).toEqual({ new: 1, changed: 1, same: 0, wrong: 0 })
  expect(
    plan.rows.map(({ line, outcome, changes }) => [line, outcome, changes.map(({ column }) => column)]),
  ).toEqual([
    [2, 'changed', ['title', 'author_id', 'mrp']],
    [3, 'new', []],
  ])
  expect(plan.rows[0]?.changes).toContainEqual({ column: 'mrp', before: '300.00', after: '325.00' })
  expect(await countBooks()).toEqual(before)

  expect(dataOf(await confirm(priceList, plan.token))).toEqual({ added: 1, changed: 1 })
  const { json } = await app.get(`/api/books/${book.id}`)
  expect(json()).toMatchObject({ book: { title: 'New title', mrp: 325, author: { id: author.id } } })
  const added = await app.db
    .selectFrom('books')
    .selectAll()
    .where('reference', '=', 'PN-NEW')
    .executeTakeFirstOrThrow()
  expect(added).toMatchObject({
    title: 'அலை ஓசை',
    author_id: author.id,
    mrp_paise: 45_000,
    formats: ['paperback', 'ebook'],
  })
  expect((await app.get(`/api/books/${added.id}`)).json()).toMatchObject({
    book: { contributors: [{ name: 'Pope' }] },
  })
  const again = await preview(priceList)
  expect(again.counts).toEqual({ new: 0, changed: 0, same: 2, wrong: 0 })
  const stale = await confirm(priceList, plan.token)
  expect([stale.status, stale.json()]).toMatchObject([409, { reason: 'stale' }])
  const actions = await app.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject', '=', 'books')
    .where('subject_id', 'in', [String(book.id), String(added.id)])
    .execute()
  expect(new Set(actions.map(({ action }) => action))).toEqual(new Set(['importBooks']))
})

test('a book that was changed after the preview is not overwritten', async () => {
  const book = await aBook(app.db, { reference: 'PN-STALE' })
  const file = 'reference,mrp\nPN-STALE,99\n'
  const { token, counts } = await preview(file)
  expect(counts).toMatchObject({ changed: 1 })
  await app.db.updateTable('books').set({ subtitle: 'Quicker' }).where('id', '=', book.id).execute()
  const answer = await confirm(file, token)
  expect([answer.status, answer.json()]).toMatchObject([409, { message: bookImportMessages.stale }])
  const { mrp_paise } = await app.db
    .selectFrom('books')
    .select('mrp_paise')
    .where('id', '=', book.id)
    .executeTakeFirstOrThrow()
  expect(mrp_paise).toBe(29_900)
})

test('every mistake is told by row and column, and then nothing is taken in', async () => {
  await aBook(app.db, { reference: 'PN-OWNER', title: 'The owner', isbn: '9791090636071' })
  await anAuthor(app.db, { name: 'Twin' })
  await anAuthor(app.db, { name: 'Twin' })
  const heading =
    'reference,title,author,language,genre,formats,mrp,isbn,pages,description,published,contributors'
  const good = 'en,fiction,paperback,100,,,Words.,no,'
  const file = [
    heading,
    `A-1,One,Nobody,${good}`,
    `A-2,Two,Twin,${good}`,
    `A-3,,Nobody,xx,horror,audio,-1,978,many,,perhaps,someone`,
    `A-4,Four,Nobody,en,fiction,paperback,100,9791090636071,,Words.,no,`,
    `A-5,Five,Nobody,${good}`,
    `A-5,Five again,Nobody,${good}`,
    `,No reference,Nobody,${good}`,
  ].join('\n')
  const plan = await preview(file)
  expect(plan.counts).toEqual({ new: 0, changed: 0, same: 0, wrong: 7 })
  const columns = plan.rows.map(({ line, errors }) => [line, Object.keys(errors).sort().join(' ')])
  expect(columns).toEqual([
    [2, 'author'],
    [3, 'author'],
    [4, 'author contributors description formats genre isbn language mrp pages published title'],
    [5, 'author isbn'],
    [6, 'author reference'],
    [7, 'author reference'],
    [8, 'author reference'],
  ])
  expect(plan.rows[1]?.errors.author).toEqual([bookImportMessages.authorAmbiguous])
  await aBook(app.db, { reference: 'PN-HINDI', language: 'hi', description_ta: 'கதை.' })
  const tamil = await preview('reference,language\nPN-HINDI,ta\n')
  expect(tamil.rows[0]?.errors).toEqual({
    description_ta: [translationMessages.own(englishTradeWords.languages.ta)],
  })
  const before = await countBooks()
  const refused = await confirm(file, plan.token)
  expect([refused.status, errorsOf(refused).file]).toEqual([422, [bookImportMessages.wrongRows]])
  expect(await countBooks()).toEqual(before)
})

test.each([
  ['', bookImportMessages.noRows],
  ['title,mrp\na,1\n', bookImportMessages.noReference],
  ['reference,colour\na,red\n', 'There is no column of this name: colour'],
  ['reference,mrp,mrp\na,1,2\n', 'This column is there twice: mrp'],
  ['reference\n', bookImportMessages.noRows],
  [`reference\n${'a\n'.repeat(2_001)}`, bookImportMessages.tooManyRows],
])('a file that is no table of books is refused: %#', async (file, message) => {
  const answer = await upload('/api/staff/book-import-previews', file)
  const problem = errorsOf(answer).file?.[0]
  expect(answer.status).toBe(422)
  expect(file === '' ? typeof problem : problem).toBe(file === '' ? 'string' : message)
})

test('the table has every book of its filter, in both scripts', async () => {
  await aBook(app.db, { title: 'பனை', genre: 'cookbook', published_at: null })
  const rows: Record<string, string>[] = parse(await exported('?genre=cookbook&status=draft'), {
    bom: true,
    columns: true,
  })
  expect(rows.map(({ title, published, mrp }) => [title, published, mrp])).toEqual([['பனை', 'no', '299.00']])
})
