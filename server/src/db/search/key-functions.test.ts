import { initialsOf, joinedKey, searchKey, withSingleInitials } from '@panai/contract/language/search-key'
import { unseenExamples, workedExamples } from '@panai/contract/language/search-key-examples'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readCatalogue } from '../../../../demo/src/read-catalogue.ts'
import { aDatabase } from '../../../test/a-database.ts'
import type { Database } from '../database.ts'

type Keys = { key: string; joined: string; initials: string; single: string }

/**
 * Ranges of letters that have not changed since Unicode 14, which is what PostgreSQL 15 knows. Of a letter that is newer than the
 * database or the runtime, one of them does not know yet what it is.
 */
const settled = (
  [
    [0x1, 0x36f],
    [0x374, 0x52f],
    [0x900, 0xbff],
    [0xd00, 0xd7f],
    [0x1e00, 0x206f],
    [0x3040, 0x30ff],
    [0xac00, 0xd7a3],
  ] as const
).map(([min, max]) => fc.integer({ min, max }))

async function keysInDatabase(db: Database, texts: readonly string[]): Promise<Keys[]> {
  const { rows } = await sql<Keys>`
    select sound_key(text) as key, joined_key(sound_key(text)) as joined, initials_of(text) as initials,
      with_single_initials(text) as single
    from unnest(${texts}::text[]) with ordinality as given(text, place) order by place`.execute(db)
  return rows
}

function keysInModule(texts: readonly string[]): Keys[] {
  return texts.map((text) => ({
    key: searchKey(text),
    joined: joinedKey(searchKey(text)),
    initials: initialsOf(text),
    single: withSingleInitials(text),
  }))
}

test('the database makes the same keys as the module, of every text of the catalogue', async () => {
  const { db } = await aDatabase()
  const { books, authors, blogs } = await readCatalogue()
  const texts = [
    ...books.flatMap((book) => [book.title, book.title_latin ?? '', book.body]),
    ...books.flatMap((book) => [book.description_en ?? '', book.description_ta ?? '']),
    ...authors.flatMap((author) => [author.name, author.name_latin ?? '', author.body]),
    ...blogs.flatMap((blog) => [blog.body, blog.translation?.body ?? '']),
    ...[...workedExamples, ...unseenExamples].flat(),
  ]
  expect(await keysInDatabase(db, texts)).toEqual(keysInModule(texts))
})

test('the database makes the same keys as the module, of any text', async () => {
  const { db } = await aDatabase()
  const letters = fc.oneof(
    fc.constantFrom(...'aeiouyhcdgjknrstwzAMC '),
    fc.constantFrom(...'கசடதபறஞணநமனயரலவழளஜஷஸஹாிீுூெேைொோௌ்ஃஅஇஉஐஔ .'),
    fc.constantFrom(...'मकतप्ािंँऋृज्ञ', ...'కంరముు', ...'ൻർറ്റംന', ...'ಕನಂು'),
    fc.constantFrom(
      '\u0304',
      '\u0323',
      'ā',
      'ṟ',
      '\u200d',
      'ß',
      'é',
      '’',
      "'",
      '"',
      '\\',
      '$1',
      '|',
      '😀',
      'ﬁ',
      '½',
    ),
    fc.oneof(...settled).map((code) => String.fromCodePoint(code)),
  )
  const texts = fc.array(fc.string({ unit: letters, maxLength: 30 }), { minLength: 100, maxLength: 100 })
  await fc.assert(
    fc.asyncProperty(texts, async (some) => {
      expect(await keysInDatabase(db, some)).toEqual(keysInModule(some))
    }),
    { numRuns: 30 },
  )
})
