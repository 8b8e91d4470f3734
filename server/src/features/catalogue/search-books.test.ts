import { listBooks, SEARCH_COUNT_CAP } from '@panai/contract/catalogue/books'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApplication, startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBook, anAuthor } from '../../../test/builders.ts'

let application: TestApplication
beforeAll(async () => {
  application = await startTestApplication()
  const { db } = application
  const bharati = await anAuthor(db, {
    name: 'சுப்பிரமணிய பாரதி',
    name_latin: 'Subramania Bharati',
    language: 'ta',
  })
  await aBook(db, {
    title: 'குயில் பாட்டு',
    title_latin: 'Kuyil Pattu',
    subtitle: 'ஒரு கதைப்பாடல்',
    description: 'மாங்குயிலின் காதல்',
    description_en: 'A cuckoo sings in a mango grove',
    language: 'ta',
    author_id: bharati.id,
  })
  await aBook(db, {
    title: 'Ünder the BANYAN',
    description: 'It says 100% of all_that, and \\ too. O’Brien’s "book".',
  })
  await aBook(db, { title: "It's 50_50", description: 'Nothing of that' })
  await aBook(db, { title: 'ఇందులేఖ', description: 'ఒక నవల', language: 'te' })
  await aBook(db, { title: 'Two  words', description: 'here\nand there' })
})
afterAll(() => application.stop())

async function search(q: string): Promise<string[]> {
  const { data, meta } = await application.call(listBooks, `/api/books?${new URLSearchParams({ q })}`)
  expect(meta.total).toBe(data.length)
  return data.map((book) => book.title)
}

test.each([
  ['the title', 'பாட்டு', ['குயில் பாட்டு']],
  ['its Latin spelling', 'Kuyil', ['குயில் பாட்டு']],
  ['the subtitle', 'கதைப்பாடல்', ['குயில் பாட்டு']],
  ['the description', 'மாங்குயிலின்', ['குயில் பாட்டு']],
  ['the English description', 'mango grove', ['குயில் பாட்டு']],
  ['the author', 'பாரதி', ['குயில் பாட்டு']],
  ["the author's Latin name", 'bharati', ['குயில் பாட்டு']],
  ['a part of a word', 'anya', ['Ünder the BANYAN']],
  ['any case', 'bAnYaN', ['Ünder the BANYAN']],
  ['any case of other letters', 'üNDER', ['Ünder the BANYAN']],
  ['letters composed in another way', 'u\u0308nder', ['Ünder the BANYAN']],
  ['Telugu', 'ందు', ['ఇందులేఖ']],
  ['words with any gap between', ' two\t words ', ['Two  words']],
  ['words across a line break', 'here and', ['Two  words']],
  ['letters that a pattern could take for a gap', 'sings', ['குயில் பாட்டு']],
  ['what is in no book', 'palmyra', []],
  ['percent is a letter', '100%', ['Ünder the BANYAN']],
  ['so percent is not everything', 'c%o', []],
  ['underscore is a letter', '50_50', ["It's 50_50"]],
  ['so underscore is not any letter', '_____', []],
  ['backslash is a letter', 'and \\ too', ['Ünder the BANYAN']],
  ['a backslash at the end', 'nothing\\', []],
  ['a quote is a letter', "it's", ["It's 50_50"]],
  ['SQL is only text', "'; drop table books; --", []],
])('search: %s', async (_, q, expected) => {
  expect(await search(q)).toEqual(expected)
})

test.each([
  ['ku', ['குயில் பாட்டு']],
  ['பா', ['குயில் பாட்டு']],
  ['B', ['குயில் பாட்டு', 'Ünder the BANYAN']],
  ['ya', []],
  ['ma', []],
  ['%', []],
  ['_', []],
  ['\\', []],
])('under three letters it looks at beginnings of words in titles and names: %s', async (q, expected) => {
  expect((await search(q)).sort()).toEqual([...expected].sort())
})

test.each([
  ['a Latin spelling of a Tamil title', 'kuyil paatu', 'குயில் பாட்டு'],
  ['another spelling of its author', 'subramaniya bharathi', 'குயில் பாட்டு'],
  ['a Tamil spelling of a title in another script', 'இந்துலேகா', 'ఇందులేఖ'],
  ['a mistake in a word', 'bannyam', 'Ünder the BANYAN'],
  ['words that say only that a book is sought', 'kuyil pattu tamil poem book', 'குயில் பாட்டு'],
])('search by sound: %s', async (_, q, title) => {
  expect((await search(q))[0]).toBe(title)
})

test('a filter holds for what is found by its sound', async () => {
  const titles = async (more: string) =>
    (await application.call(listBooks, `/api/books?q=kuyil+paatu${more}`)).data.map(({ title }) => title)
  expect(await titles('&genre=fiction')).toEqual(['குயில் பாட்டு'])
  const { id } = await aBook(application.db, { title: 'Kuyilam', genre: 'poetry' })
  expect(await titles('&genre=poetry')).toEqual([])
  await application.db.deleteFrom('books').where('id', '=', id).execute()
})

test('an ISBN and a reference find their book, with hyphens or without, an old one of ten digits too', async () => {
  const other = await anApplication()
  await aBook(other.db, { title: 'Another', isbn: '9789359182568' })
  const { reference } = await aBook(other.db, { title: 'Numbered', isbn: '9789359182469' })
  const search = async (q: string) => {
    const { data } = await other.call(listBooks, `/api/books?${new URLSearchParams({ q })}`)
    return data.map(({ title }) => title)
  }
  for (const q of ['9789359182469', '978-93-5918-246-9', '93-5918-246-7', reference, reference.toLowerCase()])
    expect([q, await search(q)]).toEqual([q, ['Numbered']])
  expect(await search('9789359182575')).toEqual([])
})

test('"search" is another name of the same parameter', async () => {
  const { data } = await application.call(listBooks, '/api/books?search=banyan')
  expect(data.map(({ title }) => title)).toEqual(['Ünder the BANYAN'])
})

test('nothing to search for is no search', async () => {
  const all = await search('')
  expect(all).toHaveLength(5)
  for (const q of [' ', '\t\n', '\0', '\0 \0']) expect([q, await search(q)]).toEqual([q, all])
})

test('NUL, which no database text can hold, is left out', async () => {
  expect(await search('ban\0yan')).toEqual(['Ünder the BANYAN'])
})

test('a search of 10 kB is refused by its name, one of 100 letters is not', async () => {
  const get = (q: string) => application.get(`/api/books?${new URLSearchParams({ q })}`)
  const { status, json } = await get('a'.repeat(10_240))
  expect(status).toBe(422)
  expect(json()).toMatchObject({ errors: { q: ['q must have at most 100 characters'] } })
  expect((await get('a'.repeat(100))).status).toBe(200)
  expect((await get('a'.repeat(101))).status).toBe(422)
})

test('words of the author and of the book make one text to look through', async () => {
  expect(await search('கதைப்பாடல் சுப்பிரமணிய')).toEqual(['குயில் பாட்டு'])
})

test('more matches than are counted are "at least" so many, and no further page is offered', async () => {
  const large = await anApplication()
  const author = await anAuthor(large.db, { name: 'Kalki' })
  const one = await aBook(large.db, { author_id: author.id })
  const copies = Array.from({ length: SEARCH_COUNT_CAP }, (_, number) => ({
    reference: `COPY-${number}`,
    title: `Copy ${number}`,
    description: '',
    language: 'en' as const,
    author_id: author.id,
    genre: 'fiction' as const,
    formats: ['paperback' as const],
    mrp_paise: 100,
    published_at: one.published_at,
  }))
  await large.db.insertInto('books').values(copies).execute()
  const { meta } = await large.call(listBooks, '/api/books?q=kalki&per_page=50')
  expect(meta).toMatchObject({ total: SEARCH_COUNT_CAP, total_is_exact: false, last_page: 10 })
  const plain = await large.call(listBooks, '/api/books?per_page=50')
  expect(plain.meta).toMatchObject({ total: SEARCH_COUNT_CAP + 1, total_is_exact: true, last_page: 11 })
  const ofAuthor = await large.call(listBooks, `/api/books?author_id=${author.id}&per_page=50`)
  expect(ofAuthor.meta).toMatchObject({ total: SEARCH_COUNT_CAP + 1, total_is_exact: true, last_page: 11 })
})
