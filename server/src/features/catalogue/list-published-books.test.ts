import { listBooks } from '@panai/contract/catalogue/books'
import { bookFormats, genres } from '@panai/contract/language/vocabulary'
import { expect, test } from 'vitest'
import { anApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBook, anAuthor, aPicture } from '../../../test/builders.ts'

async function list(application: TestApplication, query = '') {
  return application.call(listBooks, `/api/books${query}`)
}

async function titles(application: TestApplication, query = ''): Promise<string[]> {
  return (await list(application, query)).data.map((book) => book.title)
}

test('a genre is found however its letters are written', async () => {
  const application = await anApplication()
  await aBook(application.db, { title: 'Kuyil Pattu', genre: 'poetry' })
  await aBook(application.db, { title: 'Ponniyin Selvan', genre: 'fiction' })
  for (const genre of ['poetry', 'POETRY', 'Poetry'])
    expect(await titles(application, `?genre=${genre}`)).toEqual(['Kuyil Pattu'])
})

test('a book shows all that a card needs, and its author', async () => {
  const application = await anApplication()
  const { db } = application
  const [cover, photo] = [await aPicture(db, { width: 640, height: 960 }), await aPicture(db)]
  const author = await anAuthor(db, {
    name: 'பாரதி',
    name_latin: 'Bharati',
    photo_id: photo.id,
    language: 'ta',
  })
  const book = await aBook(db, {
    reference: 'PANAI-0001',
    title: 'குயில் பாட்டு',
    title_latin: 'Kuyil Pattu',
    subtitle: 'A song',
    description: 'ஒரு குயில்',
    description_en: 'A cuckoo',
    language: 'ta',
    genre: 'poetry',
    formats: ['paperback', 'ebook'],
    rating: 4.5,
    is_featured: true,
    cover_id: cover.id,
    author_id: author.id,
  })
  const answer = await application.get('/api/books')
  expect(answer.json()).toEqual({
    success: true,
    data: [
      {
        id: book.id,
        reference: 'PANAI-0001',
        title: 'குயில் பாட்டு',
        title_latin: 'Kuyil Pattu',
        subtitle: 'A song',
        description: 'ஒரு குயில்',
        description_en: 'A cuckoo',
        language: 'ta',
        genre: 'poetry',
        format: ['paperback', 'ebook'],
        rating: 4.5,
        is_featured: true,
        cover_image: `pictures/${cover.key}.webp`,
        cover: { path: `pictures/${cover.key}.webp`, width: 640, height: 960, placeholder: '#1f5c4a' },
        author_id: author.id,
        author: {
          id: author.id,
          name: 'பாரதி',
          name_latin: 'Bharati',
          profile_photo: `pictures/${photo.key}.webp`,
          photo: { path: `pictures/${photo.key}.webp`, width: 800, height: 1200, placeholder: '#1f5c4a' },
        },
      },
    ],
    meta: {
      total: 1,
      total_is_exact: true,
      page: 1,
      per_page: 100,
      last_page: 1,
      genres: ['poetry'],
    },
  })
})

test('what a book does not have is null', async () => {
  const application = await anApplication()
  await aBook(application.db)
  const [book] = (await list(application)).data
  expect(book).toMatchObject({ title_latin: null, subtitle: null, description_en: null, rating: null })
  expect(book).toMatchObject({ cover: null, cover_image: null, author: { photo: null, profile_photo: null } })
})

test('a catalogue without a book is an empty list of one page', async () => {
  const application = await anApplication()
  expect(await list(application)).toEqual({
    success: true,
    data: [],
    meta: { total: 0, total_is_exact: true, page: 1, per_page: 100, last_page: 1, genres: [] },
  })
})

test('the newest book comes first; books of the same moment by their id; the other orders as they say', async () => {
  const application = await anApplication()
  const { db } = application
  await aBook(db, { title: 'b', published_at: '2024-03-01T00:00:00Z' })
  await aBook(db, { title: 'c', published_at: '2024-05-01T00:00:00Z' })
  await aBook(db, { title: 'a', published_at: '2024-01-01T00:00:00Z' })
  await aBook(db, { title: 'd', published_at: '2024-03-01T00:00:00Z' })
  expect(await titles(application)).toEqual(['c', 'd', 'b', 'a'])
  expect(await titles(application, '?sort=newest')).toEqual(['c', 'd', 'b', 'a'])
  expect(await titles(application, '?sort=oldest')).toEqual(['a', 'b', 'd', 'c'])
  expect(await titles(application, '?sort=title')).toEqual(['a', 'b', 'c', 'd'])
})

test('a language narrows the list, in every order', async () => {
  const application = await anApplication()
  const { db } = application
  await aBook(db, { title: 'b', language: 'ta', mrp_paise: 100_00, published_at: '2024-03-01T00:00:00Z' })
  await aBook(db, { title: 'alai', language: 'ta', mrp_paise: 300_00, published_at: '2024-02-01T00:00:00Z' })
  await aBook(db, { title: 'c', language: 'en', mrp_paise: 200_00, published_at: '2024-01-01T00:00:00Z' })
  await aBook(db, { title: 'd', language: 'de', published_at: null })
  expect(await titles(application, '?sort=price')).toEqual(['b', 'c', 'alai'])
  expect(await titles(application, '?language=ta')).toEqual(['b', 'alai'])
  expect(await titles(application, '?language=ta&sort=title')).toEqual(['alai', 'b'])
  expect(await titles(application, '?language=ta&sort=price&q=alai')).toEqual(['alai'])
  const { meta } = await list(application, '?language=ta&per_page=1')
  expect(meta).toMatchObject({ total: 2, total_is_exact: true, last_page: 2 })
})

test('titles are in the order of a dictionary, in every script', async () => {
  const application = await anApplication()
  for (const title of ['zebra', 'Apple', 'éclair', 'apple', 'ஆடு', 'அம்மா', 'Banana'])
    await aBook(application.db, { title })
  expect(await titles(application, '?sort=title')).toEqual([
    'apple',
    'Apple',
    'Banana',
    'éclair',
    'zebra',
    'அம்மா',
    'ஆடு',
  ])
})

test('a book that is not published is nowhere in the list, its counts or its genres', async () => {
  const application = await anApplication()
  const { db } = application
  await aBook(db, { title: 'shown' })
  await aBook(db, { title: 'hidden', genre: 'cookbook', is_featured: true, published_at: null })
  const { data, meta } = await list(application)
  expect(data.map((book) => book.title)).toEqual(['shown'])
  expect(meta).toMatchObject({ total: 1, genres: ['fiction'] })
  for (const query of ['?q=hidden', '?q=hi', '?genre=cookbook', '?featured=true'])
    expect([query, await list(application, query)]).toMatchObject([query, { data: [], meta: { total: 0 } }])
})

/** One book for every combination of what can be filtered, named after it. */
async function aShelf({ db }: TestApplication) {
  const authors = [await anAuthor(db, { name: 'Kalki' }), await anAuthor(db, { name: 'Asan' })]
  for (const genre of ['fiction', 'poetry'] as const)
    for (const format of ['paperback', 'ebook'] as const)
      for (const author of authors)
        for (const is_featured of [true, false])
          await aBook(db, {
            title: `${genre} ${format} ${author.name} ${is_featured ? 'featured' : 'plain'}`,
            genre,
            formats: [format],
            author_id: author.id,
            is_featured,
          })
  return authors
}

test('each filter lets through what it names, and all together what all of them let through', async () => {
  const application = await anApplication()
  const [kalki] = await aShelf(application)
  const filters: Record<string, (title: string) => boolean> = {
    'genre=poetry': (title) => title.startsWith('poetry'),
    'format=ebook': (title) => title.includes('ebook'),
    [`author_id=${kalki?.id}`]: (title) => title.includes('Kalki'),
    'featured=true': (title) => title.endsWith('featured'),
    'featured=false': (title) => title.endsWith('plain'),
    'q=asan&sort=newest': (title) => title.includes('Asan'),
  }
  const all = await titles(application)
  expect(all).toHaveLength(16)
  for (const [query, passes] of Object.entries(filters)) {
    const { data, meta } = await list(application, `?${query}`)
    expect([query, data.map((book) => book.title)]).toEqual([query, all.filter(passes)])
    expect([query, meta.total, meta.total_is_exact]).toEqual([query, 8, true])
  }
  expect(
    await titles(
      application,
      `?genre=poetry&format=ebook&author_id=${kalki?.id}&featured=true&q=KALKI&sort=title`,
    ),
  ).toEqual(['poetry ebook Kalki featured'])
  expect((await list(application, '?genre=poetry&format=ebook')).meta.total).toBe(4)
  expect((await list(application, '?genre=academic')).meta).toMatchObject({ total: 0, last_page: 1 })
})

test('a book of several formats is found by each and counted once', async () => {
  const application = await anApplication()
  await aBook(application.db, { formats: [...bookFormats] })
  for (const format of bookFormats) expect((await list(application, `?format=${format}`)).meta.total).toBe(1)
  expect((await list(application)).meta.total).toBe(1)
})

test('the genres are those of the whole catalogue, whatever is filtered', async () => {
  const application = await anApplication()
  for (const genre of [...genres].reverse()) await aBook(application.db, { genre })
  const { meta } = await list(application, '?genre=poetry')
  expect(meta.genres).toEqual([...genres].sort())
})

test('pages cut the list without a gap or a repeat, and the links lead through it', async () => {
  const application = await anApplication()
  for (let number = 0; number < 7; number++) await aBook(application.db, { genre: 'poetry' })
  const all = await titles(application)
  const found: string[] = []
  let next: string | undefined = '/api/books?genre=poetry&per_page=3'
  while (next) {
    const answer = await application.get(next)
    found.push(...listBooks.output.parse(answer.json()).data.map((book) => book.title))
    next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1]
  }
  expect(found).toEqual(all)
})

test('a page behind the last is empty and says how many there are', async () => {
  const application = await anApplication()
  for (let number = 0; number < 3; number++) await aBook(application.db)
  const { data, meta } = await list(application, '?page=9&per_page=2')
  expect(data).toEqual([])
  expect(meta).toMatchObject({ total: 3, page: 9, per_page: 2, last_page: 2 })
})

test('nobody can page further than the reachable place', async () => {
  const application = await anApplication()
  for (const query of [
    '?page=100&per_page=100',
    '?page=100',
    '?page=10000&per_page=1',
    '?page=200&per_page=50',
  ])
    expect([query, (await application.get(`/api/books${query}`)).status]).toEqual([query, 200])
  for (const query of [
    '?page=101&per_page=100',
    '?page=101',
    '?page=10000&per_page=2',
    '?page=201&per_page=50',
  ]) {
    const answer = await application.get(`/api/books${query}`)
    expect([query, answer.status]).toEqual([query, 422])
    expect(answer.json()).toMatchObject({ errors: { page: ['page times per_page must not pass 10000'] } })
  }
})
