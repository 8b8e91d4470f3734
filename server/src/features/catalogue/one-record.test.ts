import { getAuthor } from '@panai/contract/catalogue/authors'
import { getBook } from '@panai/contract/catalogue/books'
import { getBlog } from '@panai/contract/content/blogs'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApplication, startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBlog, aBook, anAuthor, aPicture } from '../../../test/builders.ts'

let application: TestApplication
beforeAll(async () => {
  application = await startTestApplication()
  await aBook(application.db)
  await aBlog(application.db)
})
afterAll(() => application.stop())

test('a book shows all that is known of it, people in their order', async () => {
  const { db, get } = await anApplication()
  const cover = await aPicture(db)
  const author = await anAuthor(db, {
    name: 'Bharati',
    bio: 'जीवन',
    bio_en: 'A life',
    bio_ta: 'வாழ்க்கை',
    language: 'hi',
  })
  const translator = await anAuthor(db, { name: 'Pope' })
  const book = await aBook(db, {
    title: 'Kannan Pattu',
    author_id: author.id,
    cover_id: cover.id,
    description_ta: 'பாடல்கள்',
    mrp_paise: 19_950,
    pages: 120,
    trim_size: '5.5 X 8.5 in',
    isbn: '9788195000005',
    first_published: '1917',
    edition: 'Second edition',
    copyright_holder: 'A trust',
    copyright_year: 1921,
    rating: 4.2,
    published_at: '2024-06-01T10:00:00Z',
  })
  await db
    .insertInto('book_contributors')
    .values([
      { book_id: book.id, position: 2, role: 'illustrator', name: 'Someone' },
      { book_id: book.id, position: 1, role: 'translator' as const, name: 'Pope', author_id: translator.id },
    ])
    .execute()
  const answer = await get(`/api/books/${book.id}`)
  expect(answer.json()).toMatchObject({ success: true, message: 'Book found' })
  const { book: shown } = getBook.output.parse(answer.json())
  expect(shown).toMatchObject({
    id: book.id,
    title: 'Kannan Pattu',
    mrp: 199.5,
    pages: 120,
    trim_size: '5.5 X 8.5 in',
    isbn: '9788195000005',
    first_published: '1917',
    edition: 'Second edition',
    copyright_holder: 'A trust',
    copyright_year: 1921,
    rating: 4.2,
    published_at: '2024-06-01T10:00:00.000Z',
    cover_image: `pictures/${cover.key}.webp`,
    description_ta: 'பாடல்கள்',
    author: { id: author.id, bio: 'जीवन', bio_en: 'A life', bio_ta: 'வாழ்க்கை', language: 'hi' },
    contributors: [
      { role: 'translator' as const, name: 'Pope', author_id: translator.id },
      { role: 'illustrator', name: 'Someone', author_id: null },
    ],
  })
})

test('a price of paise that are no round rupees stays exact', async () => {
  const { db, call } = await anApplication()
  for (const paise of [1, 99, 101, 29_999, 123_456_789]) {
    const { id } = await aBook(db, { mrp_paise: paise })
    expect((await call(getBook, `/api/books/${id}`)).book.mrp).toBe(paise / 100)
  }
})

test('an author with a published book shows all that is known', async () => {
  const { db, get } = await anApplication()
  const photo = await aPicture(db)
  const given = {
    name: 'பாரதி',
    name_latin: 'Bharati',
    years: '1882–1921',
    language: 'ta' as const,
    bio: 'வாழ்க்கை',
    bio_en: 'A life',
    bio_ta: null,
    rating: 4.8,
    facebook: 'https://facebook.example/bharati',
    twitter: null,
    instagram: 'https://instagram.example/bharati',
    website: 'https://bharati.example/',
    awards: 'State song',
  }
  const author = await anAuthor(db, { ...given, photo_id: photo.id })
  await aBook(db, { author_id: author.id })
  const answer = await get(`/api/authors/${author.id}`)
  const path = `pictures/${photo.key}.webp`
  expect(answer.json()).toEqual({
    success: true,
    message: 'Author found',
    data: {
      author: {
        id: author.id,
        ...given,
        profile_photo: path,
        photo: { path, width: 800, height: 1200, placeholder: '#1f5c4a' },
        updated_at: author.updated_at.toISOString(),
      },
    },
  })
  getAuthor.output.parse(answer.json())
})

test('who had a part in a published book is there, who has none is not', async () => {
  const { db, get } = await anApplication()
  const [translator, unpublished, newcomer] = [await anAuthor(db), await anAuthor(db), await anAuthor(db)]
  const book = await aBook(db)
  const part = {
    book_id: book.id,
    position: 1,
    role: 'translator' as const,
    name: 'T',
    author_id: translator.id,
  }
  await db.insertInto('book_contributors').values(part).execute()
  await aBook(db, { author_id: unpublished.id, published_at: null })
  for (const [author, status] of [
    [translator, 200],
    [unpublished, 404],
    [newcomer, 404],
  ] as const) {
    expect((await get(`/api/authors/${author.id}`)).status).toBe(status)
    expect((await get(`/authors/${author.id}`, { accept: 'text/html' })).status).toBe(status)
  }
})

test('a book that is not published, or no more, is not there', async () => {
  const { db, get } = await anApplication()
  const book = await aBook(db, { published_at: null })
  expect((await get(`/api/books/${book.id}`)).status).toBe(404)
  expect((await get(`/books/${book.id}`)).status).toBe(404)
})

const nobodys = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '9999999',
  '2147483647',
  '2147483648',
  '9999999999',
  '99999999999999999999',
]
const noIds = [
  'abc',
  '1abc',
  '%00',
  '1%00',
  '%E0%AF%A7',
  '01',
  '+1',
  '%201',
  '1,2',
  'null',
  'constructor',
  '1%2F2',
]
const kinds = [
  ['/api/books/', '/books/', getBook.notFound],
  ['/api/authors/', '/authors/', getAuthor.notFound],
  ['/api/blogs/', '/blog/', getBlog.notFound],
] as const

test.each(
  kinds.flatMap(([api, , message]) => [...nobodys, ...noIds].map((id) => [api + id, message] as const)),
)('%s is not there: %s', async (address, message) => {
  const { status, json } = await application.get(address, { accept: 'application/json' })
  expect(status).toBe(404)
  expect(refusalReply.parse(json()).message).toBe(message)
})

test.each(kinds)('pages of %s that are not there say so too', async (_, page) => {
  for (const id of [...nobodys, ...noIds]) {
    const { status, headers } = await application.get(page + id, { accept: 'text/html' })
    expect([page + id, status, headers['content-type']]).toEqual([page + id, 404, 'text/html; charset=utf-8'])
  }
})

test('the messages are those of the specification', () => {
  expect([getBook.notFound, getAuthor.notFound, getBlog.notFound]).toEqual([
    'Book not found',
    'Author not found',
    'Blog not found',
  ])
})

test('an address that is none by the rules of today is shown as it was kept', async () => {
  const { db, get } = application
  const { id } = await anAuthor(db, { instagram: 'https://f.bc7o\uea4b/a' })
  await aBook(db, { author_id: id })
  const answer = await get(`/api/authors/${id}`)
  expect(answer.status).toBe(200)
  expect(getAuthor.output.parse(answer.json()).data.author.instagram).toBe('https://f.bc7o\uea4b/a')
})
