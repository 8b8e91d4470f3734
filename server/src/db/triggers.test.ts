import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase } from '../../test/a-database.ts'
import { aBlog, aBook, anAuthor, aPicture } from '../../test/builders.ts'
import type { Database } from './database.ts'

/** The keys of a book, with signs again for the letters of another script that stand for them in a key. */
/** Whether the keys of a book are those of these texts. */
async function hasKeysOf(db: Database, id: number, title: string, text: string): Promise<boolean> {
  const { rows } = await sql<{ right: boolean }>`
    select search_title = title_search_key(${title}) and search_text = search_key(${text}) as right
    from books where id = ${id}`.execute(db)
  return rows[0]?.right ?? false
}

async function keysOf(db: Database, id: number) {
  return db
    .selectFrom('books')
    .select(['search_title', 'search_text'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

test("a book's search keys are made of its texts and of its author's names", async () => {
  const { db } = await aDatabase()
  const author = await anAuthor(db, { name: 'O. Chandu MENON', name_latin: 'Menon' })
  const book = await aBook(db, {
    author_id: author.id,
    title: 'One',
    title_latin: 'Latin',
    subtitle: 'Sub',
    description: 'Text',
    description_en: 'English',
    description_ta: 'தமிழ்',
  })
  const title = 'One Latin O. Chandu MENON Menon'
  expect(await hasKeysOf(db, book.id, title, 'One Latin Sub O. Chandu MENON Menon Text English தமிழ்')).toBe(
    true,
  )
  expect(await hasKeysOf(db, book.id, title, 'One')).toBe(false)
})

test('what is in Tamil itself has no text in Tamil beside it, whichever of the two comes later', async () => {
  const { db } = await aDatabase()
  const book = await aBook(db, { language: 'hi', description_ta: 'தமிழ்' })
  await expect(
    db.updateTable('books').set({ language: 'ta' }).where('id', '=', book.id).execute(),
  ).rejects.toThrow('books_tamil_once')
  await expect(aBook(db, { language: 'en', description_ta: ' ' })).rejects.toThrow('books_tamil_once')
  await expect(anAuthor(db, { language: 'ta', bio_ta: 'தமிழ்' })).rejects.toThrow('authors_tamil_once')
})

test('they follow the book, and the author who is renamed or changed', async () => {
  const { db } = await aDatabase()
  const [kalki, asan] = [await anAuthor(db, { name: 'Kalki' }), await anAuthor(db, { name: 'Asan' })]
  const book = await aBook(db, { author_id: kalki.id, title: 'One', description: 'text' })
  const other = await aBook(db, { author_id: asan.id, title: 'Other', description: 'text' })

  await db
    .updateTable('authors')
    .set({ name: 'Kalki R.', name_latin: 'K' })
    .where('id', '=', kalki.id)
    .execute()
  expect(await hasKeysOf(db, book.id, 'One Kalki R. K', 'One Kalki R. K text')).toBe(true)
  expect(await hasKeysOf(db, other.id, 'Other Asan', 'Other Asan text')).toBe(true)

  await db.updateTable('books').set({ title: 'Two', author_id: asan.id }).where('id', '=', book.id).execute()
  expect(await hasKeysOf(db, book.id, 'Two Asan', 'Two Asan text')).toBe(true)
})

const word = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 8 }).filter((text) => !/\s/.test(text)),
  fc.constantFrom(
    'பனை',
    'ஓலை',
    'குயில்',
    'Étude',
    'e\u0301tude',
    'గోదావరి',
    'गोदान',
    '100%',
    'a_b',
    'c\\d',
    '“so”',
  ),
)

test('any words that follow one another in a text are found in it, in any case and with any gap', async () => {
  const { db } = await aDatabase()
  const slices = fc
    .array(word, { minLength: 1, maxLength: 8 })
    .chain((words) =>
      fc.tuple(fc.constant(words), fc.nat({ max: words.length - 1 }), fc.nat({ max: words.length })),
    )
  await fc.assert(
    fc.asyncProperty(slices, fc.constantFrom(' ', '  ', '\n\t '), async ([words, first, count], gap) => {
      const asked = words
        .slice(first, first + count)
        .join(' ')
        .toUpperCase()
      const { rows } = await sql<{ found: boolean; key: string }>`
        select search_key(${words.join(gap)}) like '%' || search_key(${asked}) || '%' as found,
               search_key(${asked}) as key`.execute(db)
      expect(rows[0]?.found).toBe(true)
      expect(rows[0]?.key).not.toMatch(/[%_\\\s]/)
    }),
    { numRuns: 300 },
  )
})

test('nobody can write a key that is not made of the texts', async () => {
  const { db } = await aDatabase()
  const book = await aBook(db, { title: 'One', search_title: 'forged', search_text: 'forged' })
  expect(await keysOf(db, book.id)).not.toMatchObject({ search_title: 'forged' })
  const before = await keysOf(db, book.id)
  await db.updateTable('books').set({ search_text: 'forged' }).where('id', '=', book.id).execute()
  expect(await keysOf(db, book.id)).toEqual(before)
})

const past = new Date('2020-01-01T00:00:00Z')

test.each(['authors', 'books', 'blogs'] as const)(
  'updated_at of %s moves when something changes and only then',
  async (table) => {
    const { db } = await aDatabase()
    const make = { authors: anAuthor, books: aBook, blogs: aBlog }[table]
    const { id } = await make(db, { updated_at: past })
    const updatedAt = async () =>
      (await db.selectFrom(table).select('updated_at').where('id', '=', id).executeTakeFirstOrThrow())
        .updated_at

    await db.updateTable(table).set({ language: 'en' }).where('id', '=', id).execute()
    expect(await updatedAt()).toEqual(past)
    const before = Date.now()
    await db.updateTable(table).set({ language: 'ta' }).where('id', '=', id).execute()
    expect((await updatedAt()).getTime()).toBeGreaterThanOrEqual(before)
  },
)

test("an author's other changes leave the books as they are; a new name is a change of theirs too", async () => {
  const { db } = await aDatabase()
  const photo = await aPicture(db)
  const book = await aBook(db, { updated_at: past })
  const change = (set: { bio?: string; photo_id?: number; name?: string }) =>
    db.updateTable('authors').set(set).where('id', '=', book.author_id).execute()
  const updatedAt = async () =>
    (await db.selectFrom('books').select('updated_at').where('id', '=', book.id).executeTakeFirstOrThrow())
      .updated_at

  await change({ bio: 'Another life', photo_id: photo.id })
  expect(await updatedAt()).toEqual(past)
  await change({ name: 'Another name' })
  expect(await updatedAt()).not.toEqual(past)
})
