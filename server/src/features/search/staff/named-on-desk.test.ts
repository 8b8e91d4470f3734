import { listStaffAuthors } from '@panai/contract/catalogue/staff/authors'
import { listStaffBooks } from '@panai/contract/catalogue/staff/books'
import type { StaffRole } from '@panai/contract/http/permissions'
import { type DeskKind, searchDesk } from '@panai/contract/search/staff/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, signInAs } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, anAuthor, aSubmission } from '../../../../test/builders.ts'

let app: TestApplication
let headers: { authorization: string }

beforeAll(async () => {
  app = await startTestApplication()
  headers = await signIn('admin')
  const { db } = app
  const alike = ['வணம்', 'வணம்', 'வணம்', 'வணம்', 'வணம்', 'வனம்', 'மணம்', 'மனம்', 'ஒளி', 'ஒலி']
  const author_id = (await anAuthor(db, { name: 'Somebody' })).id
  for (const title of alike) await aBook(db, { title, author_id, language: 'ta' })
  for (const title of ['தீ', 'தீபம்', 'பூ', 'பூக்கடை', 'கடல் ஓசை'])
    await aBook(db, { title, author_id, language: 'ta' })
  for (const name of ['ஈசன்', 'ஈ', 'பூரணி', 'பூ', 'கண்ணனின் மகன்', 'கண்ணன்'])
    await anAuthor(db, { name, language: 'ta' })
})
afterAll(() => app.stop())

async function signIn(role: StaffRole) {
  return signInAs(app.db, await anAccount(app.db, { role }))
}

async function find(q: string, who = headers) {
  const answer = await app.get(`/api/staff/search?${new URLSearchParams({ q })}`, who)
  return searchDesk.output.parse(answer.json()).data
}

async function titlesOf(q: string, kind: DeskKind = 'books'): Promise<string[]> {
  return (await find(q)).flatMap((one) => (one.kind === kind ? [one.title] : []))
}

async function booksListed(query: Record<string, string>): Promise<string[]> {
  const answer = await app.get(`/api/staff/books?${new URLSearchParams(query)}`, headers)
  return listStaffBooks.output.parse(answer.json()).data.map(({ title }) => title)
}

async function authorsListed(q: string): Promise<string[]> {
  const answer = await app.get(`/api/staff/authors?${new URLSearchParams({ q })}`, headers)
  return listStaffAuthors.output.parse(answer.json()).data.map(({ name }) => name)
}

test.each(['வனம்', 'மனம்', 'மணம்', 'ஒலி', 'ஒளி'])('%s stands before what sounds like it', async (title) => {
  expect((await titlesOf(title))[0]).toBe(title)
})

test('a name of one letter finds what is called so, and then what begins so', async () => {
  expect(await titlesOf('தீ')).toEqual(['தீ', 'தீபம்'])
  expect(await titlesOf('பூ')).toEqual(['பூ', 'பூக்கடை'])
  expect((await titlesOf('ஈ', 'authors'))[0]).toBe('ஈ')
  expect(await titlesOf('பூ', 'authors')).toEqual(['பூ', 'பூரணி'])
  expect(await titlesOf('கண்ணன்', 'authors')).toEqual(['கண்ணன்', 'கண்ணனின் மகன்'])
  expect(await authorsListed('பூ')).toEqual(expect.arrayContaining(['பூ', 'பூரணி']))
})

test.each([
  'kadal ōcai',
  'kadal osai',
  'Kadal Ocai',
  'kadalosai',
  'kadal osay',
  'kadal osai tamil novel free',
])('a book is found as %s', async (q) => {
  expect((await titlesOf(q))[0]).toBe('கடல் ஓசை')
})

test('a book that is not published is found as one that is, by the desk alone', async () => {
  const { db } = app
  const author = await anAuthor(db, { name: 'உ. வே. சாமிநாதையர்', language: 'ta' })
  const book = await aBook(db, {
    ...{ author_id: author.id, title: 'நினைவு மஞ்சரி', language: 'ta', reference: 'DRAFT-7' },
    ...{ published_at: null, isbn: '9788195072057' },
  })
  const spellings = [
    'ninaivu manjari',
    'நினைவு',
    'ninaivumanjari',
    'ninaivu manjri',
    'ninaivu manjari book',
    'உ.வே.சா',
  ]
  const numbers = ['DRAFT-7', '978-81-950720-5-7', String(book.id)]
  for (const q of [...spellings, ...numbers]) expect([q, await titlesOf(q)]).toEqual([q, [book.title]])
  for (const q of spellings) {
    expect([q, await booksListed({ q })]).toEqual([q, [book.title]])
    expect(await booksListed({ q, status: 'draft' })).toEqual([book.title])
    expect(await booksListed({ q, status: 'published' })).toEqual([])
  }

  const isShown = async (q: string) => {
    const asked = new URLSearchParams({ q })
    const answers = [await app.get(`/api/search?${asked}`), await app.get(`/api/books?${asked}`)]
    return answers.some(({ text }) => text.includes(book.title))
  }
  for (const q of [...spellings, 'DRAFT-7', '9788195072057'])
    expect([q, await isShown(q)]).toEqual([q, false])

  const publish = (published_at: Date | null) =>
    db.updateTable('books').set({ published_at }).where('id', '=', book.id).execute()
  await publish(new Date('2024-01-01'))
  for (const q of ['ninaivu manjari', 'ninaivu manjri', 'DRAFT-7']) {
    // A kept answer is forgotten a moment after its content has changed.
    await expect.poll(() => isShown(q), { message: q }).toBe(true)
    expect(await titlesOf(q)).toEqual([book.title])
  }
  await publish(null)
  await expect.poll(() => isShown('ninaivu manjari')).toBe(false)
  expect(await titlesOf('ninaivu manjri')).toEqual([book.title])
})

test('what the desk alone has says nothing to a visitor, and takes no place from what they find', async () => {
  const { db } = app
  const seen = await aBook(db, { title: 'Marutham flowers' })
  for (let made = 0; made < 40; made++) {
    await aBook(db, { title: `Maruthan ${made}`, published_at: null })
    await aSubmission(db, { title: `Marutham flowers ${made}` })
  }
  for (const q of ['marutham flowers', 'maruthan flowers', 'maruthan flowers xylophone', 'marutam flowrs'])
    expect([q, (await app.get(`/api/search?${new URLSearchParams({ q })}`)).json()]).toMatchObject([
      q,
      { data: [{ kind: 'book', title: seen.title }] },
    ])
})

test('a submission is found by its title and its author in any spelling', async () => {
  const { id } = await aSubmission(app.db, { title: 'மலைத் தேன்', author_name: 'ந. பிச்சமூர்த்தி' })
  for (const q of [
    'malai then',
    'malaithen',
    'malai thenn',
    'pichamurthy',
    'n. pichamoorthi',
    'malai then novel',
  ])
    expect([q, (await find(q)).filter(({ kind }) => kind === 'submissions')]).toMatchObject([q, [{ id }]])
  const accounts = await find('malai then', await signIn('accounts'))
  expect(accounts.map(({ kind }) => kind)).not.toContain('submissions')
})

test('what is of an author follows from the author, who is guessed at only where nothing is named', async () => {
  const { db } = app
  const author = await anAuthor(db, { name: 'ஜெயமோகினி', name_latin: 'Jeyamohini', language: 'ta' })
  const { id } = await aSubmission(db, { author_id: author.id, title: 'Without that name', author_name: 'J' })
  const found = async (q: string) => (await find(q)).map(({ kind, id: found }) => `${kind} ${found}`)
  const both = [`authors ${author.id}`, `submissions ${id}`]
  expect(await found('jeyamohini')).toEqual(both)
  expect(await found('jeyamohimi')).toEqual(both)
  const book = await aBook(db, { title: 'Jeyamohimi', author_id: (await anAuthor(db, { name: 'X Y' })).id })
  expect(await found('jeyamohimi')).toEqual([`books ${book.id}`])
  expect(await found('jeyamohini')).toEqual(both)
})

test.each(['்', '%%%', '--', 'ா', '   ்  '])('%j finds nothing in any list', async (q) => {
  const lists = ['books', 'authors', 'submissions', 'enquiries'].map((list) => `/api/staff/${list}`)
  const asked = new URLSearchParams({ q: q.trim().repeat(3) })
  for (const list of lists) {
    const answer = await app.get(`${list}?${asked}`, headers)
    expect([list, answer.json()]).toMatchObject([list, { data: [], meta: { total: 0 } }])
  }
  expect(await find(q)).toEqual([])
  expect(await authorsListed(q)).toEqual([])
})
