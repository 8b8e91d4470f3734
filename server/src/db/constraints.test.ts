import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/a-database.ts'
import { aSubmission } from '../../test/a-submission.ts'
import { aBlog, aBook, anAuthor, aPicture, aTestimonial } from '../../test/builders.ts'
import type { Tables } from './tables.gen.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

type Given<T extends keyof Tables> = Partial<Insertable<Tables[T]>>

const unlisted = (value: string) => value as never // the compiler would refuse it before the database does

const badPictures: Record<string, Given<'pictures'>> = {
  'a key that is a path': { key: '../../../../../../../../etc/passwd' },
  'a key in capitals': { key: 'A'.repeat(32) },
  'a key that is too short': { key: 'a'.repeat(31) },
  'no width': { width: 0 },
  'a negative height': { height: -1 },
  'a width of miles': { width: 20_001 },
  'a placeholder that is no colour': { placeholder: 'red;}' },
  'a placeholder with a line break': { placeholder: '#1f5c4a\n' },
}

const badAuthors: Record<string, Given<'authors'>> = {
  'an empty name': { name: '' },
  'a blank name': { name: '  ' },
  'a name that is too long': { name: 'a'.repeat(256) },
  'a blank Latin name': { name_latin: ' ' },
  'a slug with a slash': { slug: 'a/b' },
  'a slug in capitals': { slug: 'Author' },
  'an empty slug': { slug: '' },
  'a slug that is too long': { slug: 'a'.repeat(121) },
  'an unknown language': { language: unlisted('xx') },
  'a rating above five': { rating: 5.1 },
  'a rating below nought': { rating: -0.1 },
  'years as an essay': { years: '1'.repeat(61) },
  'a facebook address that runs': { facebook: 'javascript:alert(1)' },
  'a twitter address that is none': { twitter: '@someone' },
  'an instagram address that is data': { instagram: 'data:text/html,x' },
  'a website without a scheme': { website: 'example.org' },
  'a photo that is not there': { photo_id: 999_999 },
}

const badBooks: Record<string, Given<'books'>> = {
  'an empty reference': { reference: '' },
  'a reference that is too long': { reference: 'R'.repeat(61) },
  'a blank title': { title: ' ' },
  'a title that is too long': { title: 'a'.repeat(501) },
  'a blank Latin title': { title_latin: '' },
  'a blank subtitle': { subtitle: ' ' },
  'an unknown language': { language: unlisted('fr') },
  'an author who is not there': { author_id: 999_999 },
  'an unknown genre': { genre: unlisted('horror') },
  'no format': { formats: [] },
  'an unknown format': { formats: ['paperback', unlisted('audio')] },
  'the same format twice': { formats: ['paperback', 'paperback'] },
  'a rating above five': { rating: 5.1 },
  'a cover that is not there': { cover_id: 999_999 },
  'no page': { pages: 0 },
  'too many pages': { pages: 5_001 },
  'an unknown trim size': { trim_size: unlisted('5 x 7') },
  'no price': { mrp_paise: 0 },
  'a negative price': { mrp_paise: -100 },
  'an ISBN with hyphens': { isbn: '978-81-950000-0-5' },
  'an ISBN of ten digits': { isbn: '8195000005' },
  'an ISBN of another country of numbers': { isbn: '9771234567890' },
  'a first edition as an essay': { first_published: 'a'.repeat(201) },
  'an edition as an essay': { edition: 'a'.repeat(101) },
  'an empty edition': { edition: '' },
  'a copyright holder as an essay': { copyright_holder: 'a'.repeat(256) },
  'a copyright of nobody': { copyright_holder: ' ' },
  'a copyright of long ago': { copyright_year: 1_899 },
  'a copyright of days to come': { copyright_year: 2_101 },
}

const badTestimonials: Record<string, Given<'testimonials'>> = {
  'a slug with a space': { slug: 'a b' },
  'a blank book title': { book_title: ' ' },
  'no star': { rating: 0 },
  'six stars': { rating: 6 },
  'a blank quote': { quote: ' ' },
  'a quote as an essay': { quote: 'a'.repeat(2_001) },
  'an unknown language': { language: unlisted('') },
  'a blank author': { author_name: '' },
  'a title of an author as an essay': { author_title: 'a'.repeat(256) },
  'a cover that is not there': { cover_id: 999_999 },
  'a photo that is not there': { photo_id: 999_999 },
  'half a translation': { quote_ta: 'நன்று' },
  'a translation into its own language': { quote_en: 'Good', author_name_en: 'A', author_title_en: 'B' },
  'a blank translation': { quote_ta: ' ', author_name_ta: 'அ', author_title_ta: 'ஆ' },
}

const badBlogs: Record<string, Given<'blogs'>> = {
  'a slug that ends with a hyphen': { slug: 'a-' },
  'a blank title': { title: ' ' },
  'a title that is too long': { title: 'a'.repeat(501) },
  'an unknown language': { language: unlisted('tamil') },
  'a day that there never was': { published_at: '2023-02-29' },
  'a picture that is not there': { picture_id: 999_999 },
  'a translated title alone': { title_ta: 'ஓலை' },
  'a translated text alone': { content_ta: 'ஓலை', html_ta: '<p>ஓலை</p>' },
  'a translated form alone': { html_ta: '<p>ஓலை</p>' },
  'a translation into its own language': { title_en: 'Leaf', content_en: 'A leaf' },
  'a blank translated title': { title_ta: ' ', content_ta: 'ஓலை' },
  'a translated title that is too long': { title_ta: 'அ'.repeat(501), content_ta: 'ஓலை' },
  'words for its picture in one language of two': {
    picture_alt: 'A leaf',
    title_ta: 'ஓலை',
    content_ta: 'ஓலை',
  },
  'translated words for no picture': { title_ta: 'ஓலை', content_ta: 'ஓலை', picture_alt_ta: 'ஓலை' },
  'translated words for its picture alone': { picture_alt: 'A leaf', picture_alt_ta: 'ஓலை' },
}

const REFUSED = /violates (check|foreign key|not-null|unique) constraint|out of range/

test.each(Object.entries(badPictures))('a picture with %s is refused', async (_, given) => {
  await expect(aPicture(database.db, given)).rejects.toThrow(REFUSED)
})
test.each(Object.entries(badAuthors))('an author with %s is refused', async (_, given) => {
  await expect(anAuthor(database.db, given)).rejects.toThrow(REFUSED)
})
test.each(Object.entries(badBooks))('a book with %s is refused', async (_, given) => {
  await expect(aBook(database.db, given)).rejects.toThrow(REFUSED)
})
test.each(Object.entries(badTestimonials))('a testimonial with %s is refused', async (_, given) => {
  await expect(aTestimonial(database.db, given)).rejects.toThrow(REFUSED)
})
test.each(Object.entries(badBlogs))('an article with %s is refused', async (_, given) => {
  await expect(aBlog(database.db, given)).rejects.toThrow(REFUSED)
})

test('what is right at the edge is taken', async () => {
  const { db } = database
  await aPicture(db, { width: 1, height: 20_000 })
  await anAuthor(db, { name: 'அ'.repeat(255), slug: 'a'.repeat(120), rating: 0, website: 'http://x.example' })
  await aBook(db, { title: 'அ'.repeat(500), rating: 5, pages: 5_000, mrp_paise: 1, isbn: '9798195000001' })
  await aTestimonial(db, { quote: 'அ'.repeat(2_000), rating: 1 })
  await aBlog(db, { published_at: null, content: '' })
})

test('two records never share what must be their own', async () => {
  const { db } = database
  const picture = await aPicture(db)
  const author = await anAuthor(db)
  const book = await aBook(db, { isbn: '9788195000005' })
  const blog = await aBlog(db)
  const testimonial = await aTestimonial(db)
  const unique = /duplicate key value violates unique constraint/
  await expect(aPicture(db, { key: picture.key })).rejects.toThrow(unique)
  await expect(anAuthor(db, { slug: author.slug })).rejects.toThrow(unique)
  await expect(aBook(db, { reference: book.reference })).rejects.toThrow(unique)
  await expect(aBook(db, { isbn: '9788195000005' })).rejects.toThrow(unique)
  await expect(aBlog(db, { slug: blog.slug })).rejects.toThrow(unique)
  await expect(aTestimonial(db, { slug: testimonial.slug })).rejects.toThrow(unique)
})

test('nothing that something else needs can be taken away', async () => {
  const { db } = database
  const cover = await aPicture(db)
  const book = await aBook(db, { cover_id: cover.id })
  const needed = /violates foreign key constraint/
  await expect(db.deleteFrom('pictures').where('id', '=', cover.id).execute()).rejects.toThrow(needed)
  await expect(db.deleteFrom('authors').where('id', '=', book.author_id).execute()).rejects.toThrow(needed)
})

const badContributors: Record<string, Given<'book_contributors'>> = {
  'an unknown role': { role: unlisted('author') },
  'a blank name': { name: ' ' },
  'no place': { position: 0 },
  'a place that is taken': { position: 1 },
  'an author who is not there': { author_id: 999_999 },
}

test.each(Object.entries(badContributors))('a contributor with %s is refused', async (_, given) => {
  const { db } = database
  const book = await aBook(db)
  const right = { book_id: book.id, position: 1, role: 'editor' as const, name: 'Someone' }
  await db.insertInto('book_contributors').values(right).execute()
  const wrong = { ...right, position: 2, ...given }
  await expect(db.insertInto('book_contributors').values(wrong).execute()).rejects.toThrow(REFUSED)
})

test('a book takes its contributors with it', async () => {
  const { db } = database
  const book = await aBook(db)
  const person = { book_id: book.id, position: 1, role: 'editor' as const, name: 'Someone' }
  await db.insertInto('book_contributors').values(person).execute()
  await db.deleteFrom('books').where('id', '=', book.id).execute()
  const left = await db.selectFrom('book_contributors').selectAll().where('book_id', '=', book.id).execute()
  expect(left).toEqual([])
})

const chosen = { trim_size: '6 X 9 in', trim_size_at: new Date() } as const
const badChoices: Record<string, Given<'submissions'>> = {
  'an unknown size': { ...chosen, trim_size: unlisted('6 x 9') },
  'a size of no day': { ...chosen, trim_size_at: null },
  'somebody who is not there': { ...chosen, trim_size_by: 999_999 },
}

test.each(Object.entries(badChoices))('a choice of a size with %s is refused', async (_, given) => {
  const { db } = database
  const { id } = await aSubmission(db)
  const choose = (values: Given<'submissions'>) =>
    db.updateTable('submissions').set(values).where('id', '=', id).execute()
  await expect(choose(given)).rejects.toThrow(REFUSED)
  await choose(chosen)
  // Taken back.
  await choose({ trim_size: null })
})

test('pages are of the size that they are made of', async () => {
  const { db } = database
  const { id: submission_id } = await aSubmission(db)
  const { id: version_id } = await db
    .selectFrom('submission_versions')
    .select('id')
    .where('submission_id', '=', submission_id)
    .executeTakeFirstOrThrow()
  const pages = {
    ...{ version_id, file_key: `interiors/${randomUUID()}`, file_bytes: 1_000 },
    trim_size: 'A4',
    page_counts: JSON.stringify({ A4: 40 }),
  } as const
  const set = (made_of: unknown) =>
    db
      .insertInto('interiors')
      .values({ ...pages, made_of: JSON.stringify(made_of) })
      .execute()
  for (const wrong of [{ size: '6 X 9 in' }, {}, [], 'A4'])
    await expect(set(wrong), JSON.stringify(wrong)).rejects.toThrow(REFUSED)
  await set({ size: 'A4' })
  await db.deleteFrom('interiors').where('version_id', '=', version_id).execute()
  const counted = { page_counts: JSON.stringify({ A4: 40 }) }
  for (const wrong of [
    { problem: 'too_long' },
    { problem: 'too_long', ...counted },
    { problem: 'heavy', ...counted },
    { ...pages, page_counts: null },
    { ...pages, trim_size: null },
  ] as const)
    await expect(
      db
        .insertInto('interiors')
        .values({ version_id, ...wrong })
        .execute(),
      JSON.stringify(wrong),
    ).rejects.toThrow(REFUSED)
  await db
    .insertInto('interiors')
    .values({ version_id, problem: 'too_long', ...counted, too_long: JSON.stringify({ '5 X 7 in': 1_300 }) })
    .execute()
  for (const wrong of [
    { sizes: ['A4'] },
    { reason: 'it took too long' },
    { ended_at: new Date(0) },
    { reason: '', ended_at: new Date(Date.now() + 60_000) },
  ])
    await expect(
      db
        .insertInto('book_steps')
        .values({ version_id, step: 'ebook', behind: [], ...wrong })
        .execute(),
      JSON.stringify(wrong),
    ).rejects.toThrow(REFUSED)
  await db
    .insertInto('book_steps')
    .values({ version_id, step: 'interior', behind: [2, 3], sizes: ['A4'] })
    .execute()
  // One that can't be made says of what.
  await db
    .insertInto('ebooks')
    .values({ version_id, problem: 'heavy', made_of: JSON.stringify({ title: 'மழை' }) })
    .execute()
})

test('a sample is asked for, made, or can’t be made, and says of each what belongs to it', async () => {
  const { db } = database
  const { id: book_id } = await aBook(db)
  const made = { state: 'made', percent: 9, made_at: new Date() } as const
  const sample = { book_id, extent: 'tenth', text_revision: 0 } as const
  for (const wrong of [
    { percent: 9 },
    { problem: 'broken' },
    { ...made, percent: null },
    { ...made, made_at: null },
    { ...made, problem: 'broken' },
    { ...made, percent: 0 },
    { ...made, percent: 101 },
    { state: 'failed' },
    { state: 'failed', problem: unlisted('tired') },
    { extent: unlisted('half') },
    { text_revision: -1 },
    { book_id: 999_999 },
  ] as Given<'book_samples'>[])
    await expect(
      db
        .insertInto('book_samples')
        .values({ ...sample, ...wrong })
        .execute(),
      JSON.stringify(wrong),
    ).rejects.toThrow(REFUSED)
  await db
    .insertInto('book_samples')
    .values({ ...sample, ...made })
    .execute()
  const page = { book_id, number: 1_000, content: '{}' }
  for (const wrong of [{ number: 0 }, { number: 1_001 }, { content: '[]' }, { book_id: 999_999 }])
    await expect(
      db
        .insertInto('book_sample_pages')
        .values({ ...page, ...wrong })
        .execute(),
      JSON.stringify(wrong),
    ).rejects.toThrow(REFUSED)
  await db.insertInto('book_sample_pages').values(page).execute()
  const { id: picture_id } = await aPicture(db)
  await db.insertInto('book_sample_pictures').values({ book_id, number: 1, picture_id }).execute()
  await expect(db.deleteFrom('pictures').where('id', '=', picture_id).execute()).rejects.toThrow(REFUSED)
  await db.deleteFrom('books').where('id', '=', book_id).execute()
  for (const table of ['book_sample_pages', 'book_sample_pictures'] as const)
    expect(await db.selectFrom(table).select('book_id').execute(), table).toEqual([])
})
