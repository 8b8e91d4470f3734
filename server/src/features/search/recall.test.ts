import {
  examplesWithInitials,
  unseenExamples,
  workedExamples,
} from '@panai/contract/language/search-key-examples'
import { expect, test } from 'vitest'
import { growCatalogue } from '../../../../demo/src/grow-catalogue.ts'
import { loadDemo } from '../../../../demo/src/load.ts'
import { readCatalogue } from '../../../../demo/src/read-catalogue.ts'
import { timeLimits } from '../../../../scripts/lib/time-limits.ts'
import { aDatabase } from '../../../test/a-database.ts'
import { aBook, anAuthor } from '../../../test/builders.ts'
import type { Database } from '../../db/database.ts'
import { openFolderStorage } from '../../files/storage.ts'
import { listPublishedBooks } from '../catalogue/list-published-books.ts'
import { searchEverything } from './search-everything.ts'

/** Puts books into the catalogue that are called so in Tamil and have no Latin title. */
async function putTitles(db: Database, titles: readonly string[]): Promise<void> {
  const author = await anAuthor(db, { name: 'Somebody' })
  await db
    .insertInto('books')
    .values(
      titles.map((title, index) => ({
        reference: `T-${index}`,
        title,
        description: '',
        language: 'ta',
        author_id: author.id,
        genre: 'fiction',
        formats: ['paperback'],
        mrp_paise: 10_000,
        published_at: new Date('2024-01-01'),
      })),
    )
    .execute()
}

type FirstTitle = (db: Database, q: string) => Promise<string | undefined>

const inOverlay: FirstTitle = async (db, q) => (await searchEverything(db, { q }))[0]?.title
const inLibrary: FirstTitle = async (db, q) => (await listPublishedBooks(db, { q })).data[0]?.title

/** The spellings for which the title is not the first that is found. */
async function missedOf(
  db: Database,
  examples: typeof unseenExamples,
  firstTitle = inOverlay,
): Promise<string[]> {
  const missed: string[] = []
  for (const [title, ...spellings] of examples)
    for (const spelling of spellings)
      if ((await firstTitle(db, spelling)) !== title) missed.push(`${title} by ${spelling}`)
  return missed
}

const countOf = (examples: typeof unseenExamples) =>
  examples.reduce((sum, [, ...spellings]) => sum + spellings.length, 0)

/** Authors that are called so, each with a book. */
async function putAuthors(db: Database, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const author = await anAuthor(db, { name, language: 'ta' })
    await aBook(db, { author_id: author.id, title: `நூல் ${author.id}`, language: 'ta' })
  }
}

/** The demo catalogue, books that are called as the examples are, and so many more of generated words. */
async function aCatalogue(more: number): Promise<Database> {
  const { db } = await aDatabase()
  await loadDemo(db, openFolderStorage('/nowhere'), () => {})
  await putTitles(
    db,
    unseenExamples.map(([title]) => title),
  )
  await putAuthors(
    db,
    examplesWithInitials.map(([name]) => name),
  )
  if (more > 0) await growCatalogue(db, await readCatalogue(), { books: more, say: () => {} })
  return db
}

const inLibraryByAuthor: FirstTitle = async (db, q) =>
  (await listPublishedBooks(db, { q })).data[0]?.author.name

test.for([0, 2_000])(
  'a spelling finds the title first, and initials the author, also among %i more books',
  { timeout: timeLimits.test },
  async (more, { annotate }) => {
    const db = await aCatalogue(more)
    const found = async (examples: typeof unseenExamples, firstTitle: FirstTitle) => {
      const missed = await missedOf(db, examples, firstTitle)
      const share = 1 - missed.length / countOf(examples)
      await annotate(`${(share * 100).toFixed(1)} % are found first; not: ${missed.join(', ')}`)
      return share
    }
    for (const firstTitle of [inOverlay, inLibrary])
      expect(await found(unseenExamples, firstTitle)).toBeGreaterThanOrEqual(0.97)
    for (const firstTitle of [inOverlay, inLibraryByAuthor])
      expect(await found(examplesWithInitials, firstTitle)).toBeGreaterThanOrEqual(0.97)
    for (const q of [
      'ஙஞணநம',
      'ஞஙஞஙஞ',
      'xqzvb',
      'qwerty',
      'blorptang',
      'wuzzlefip',
      'ழஃஞதப',
      'jjjkkk lll',
      'floop gribnak',
    ])
      expect(await searchEverything(db, { q }), q).toEqual([])
  },
)

test('a spelling finds the title first, of names that the rules were made from', async () => {
  const { db } = await aDatabase()
  await putTitles(
    db,
    workedExamples.map(([title]) => title),
  )
  expect((await missedOf(db, workedExamples)).length).toBeLessThanOrEqual(1)
})
