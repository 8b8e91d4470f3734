import type { StaffRole } from '@panai/contract/http/permissions'
import { type DeskKind, MOST_FOUND_OF_A_KIND, searchDesk } from '@panai/contract/search/staff/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, signInAs, signInEachRole } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, aMessage, anAuthor, aSubmission } from '../../../../test/builders.ts'
import { aPayout, aSale, complete, pay, sell } from '../../../../test/money/sales.ts'
import { aRun } from '../../../../test/money/statements.ts'

let app: TestApplication
let headers: Record<StaffRole, { authorization: string }>
let authorId: number

beforeAll(async () => {
  app = await startTestApplication()
  const { db } = app
  headers = await signInEachRole(db)

  authorId = (await anAuthor(db, { name: 'கல்கி', name_latin: 'Kalki', language: 'ta' })).id
  await aBook(db, {
    ...{ author_id: authorId, title: 'பொன்னியின் செல்வன்', language: 'ta' },
    isbn: '9788195072057',
  })
  await aBook(db, { author_id: authorId, title: 'Kaveri in flood', published_at: null })
  await aSubmission(db, { author_id: authorId, author_name: 'கல்கி', title: 'A letter from Kaveri' })
  expect((await app.post('/api/contact', aMessage({ name: 'Kaveri Devi' }))).status).toBe(200)
  await sell(db, aSale(authorId))
  await aRun(db)
  await complete(db, await pay(db, aPayout(authorId, { reference: 'KAVERI-1' })), 'SBIN52632100')
})
afterAll(() => app.stop())

async function find(q: string, role: StaffRole = 'admin') {
  const answer = await app.get(`/api/staff/search?${new URLSearchParams({ q })}`, headers[role])
  return searchDesk.output.parse(answer.json()).data
}

async function kindsOf(q: string, role: StaffRole): Promise<DeskKind[]> {
  return [...new Set((await find(q, role)).map(({ kind }) => kind))]
}

test('each role finds the kinds that it may see, and no others', async () => {
  expect(await kindsOf('kalki', 'admin')).toEqual([
    'books',
    'authors',
    'submissions',
    'statements',
    'payouts',
  ])
  expect(await kindsOf('kalki', 'editor')).toEqual(['books', 'authors', 'submissions'])
  expect(await kindsOf('kalki', 'accounts')).toEqual(['books', 'authors', 'statements', 'payouts'])
  expect(await kindsOf('1', 'accounts')).not.toContain('submissions')
  expect(await kindsOf('1', 'editor')).not.toContain('statements')
})

test('an author and a stranger find nothing here', async () => {
  const author = await signInAs(app.db, await anAccount(app.db))
  expect((await app.get('/api/staff/search?q=kalki', author)).status).toBe(403)
  expect((await app.get('/api/staff/search?q=kalki')).status).toBe(401)
})

test.each(['ponniyin selvan', 'Ponniyin Chelvan', 'பொன்னியின்', 'ponniyinselvan'])(
  'a book is found as %s',
  async (q) => {
    expect((await find(q)).map(({ kind, title }) => [kind, title])).toContainEqual([
      'books',
      'பொன்னியின் செல்வன்',
    ])
  },
)

test.each(['kalki', 'kalgi', 'கல்கி'])('what is owed to an author is found as %s', async (q) => {
  const found = (await find(q, 'accounts')).filter(({ kind }) => kind === 'statements' || kind === 'payouts')
  expect(found).toMatchObject([
    { kind: 'statements', title: expect.stringMatching(/^S-\d{6}$/), detail: 'கல்கி' },
    { kind: 'payouts', title: 'KAVERI-1', detail: 'கல்கி' },
  ])
})

test('numbers find what they are the number of, an ISBN with or without its hyphens', async () => {
  const [statement] = (await find('kalki')).filter(({ kind }) => kind === 'statements')
  for (const q of [statement?.title ?? '', `No. ${statement?.id}`, `#${statement?.id}`])
    expect((await find(q)).filter(({ kind }) => kind === 'statements')).toEqual([statement])
  for (const q of ['9788195072057', '978-81-950720-5-7'])
    expect((await find(q)).map(({ title }) => title)).toEqual(['பொன்னியின் செல்வன்'])
  expect((await find('KAVERI-1')).map(({ kind }) => kind)).toContain('payouts')
  expect((await find('SBIN52632100', 'accounts')).map(({ kind }) => kind)).toEqual(['payouts'])
})

test('what has the number stands before what bears it', async () => {
  const book = await aBook(app.db, { title: 'Asked by its number' })
  await aBook(app.db, { title: `${book.id} nights` })
  const titles = async (q: string) =>
    (await find(q, 'editor')).flatMap(({ kind, title }) => (kind === 'books' ? [title] : []))
  expect(await titles(String(book.id))).toEqual(['Asked by its number', `${book.id} nights`])
  for (const q of [`No. ${book.id}`, `no ${book.id}`, `#${book.id}`])
    expect(await titles(q)).toEqual(['Asked by its number'])
})

test('drafts, submissions and letters are found by their words', async () => {
  const found = (await find('kaveri')).map(({ kind, title }) => `${kind}: ${title}`)
  expect(found).toEqual([
    'books: Kaveri in flood',
    'submissions: A letter from Kaveri',
    'enquiries: Kaveri Devi',
    'mails: New enquiry (to staff)',
  ])
})

test('of each kind there is a handful, and nothing for what tells nothing', async () => {
  for (let made = 0; made <= MOST_FOUND_OF_A_KIND; made++)
    await aBook(app.db, { title: `Heap of paper ${made}` })
  expect(await find('heap of paper', 'editor')).toHaveLength(MOST_FOUND_OF_A_KIND)
  expect((await find('he', 'editor')).map(({ kind }) => kind)).toEqual(
    Array.from({ length: MOST_FOUND_OF_A_KIND }, () => 'books'),
  )
  for (const q of ['', '   ', '%%%', '--', '்', 'ா', '\u200d', 'xylophone quartz', "'; drop table books; --"])
    expect([q, await find(q)]).toEqual([q, []])
})
