import { unseenExamples, workedExamples } from '@panai/contract/search-key-examples'
import { loadDemo } from '@panai/demo/load'
import { expect, test } from 'vitest'
import { aDatabase } from '../../../test/a-database.ts'
import { anAuthor } from '../../../test/builders.ts'
import type { Database } from '../../db/database.ts'
import { openFolderStorage } from '../../files/storage.ts'
import { listPublishedBooks } from '../catalogue/list-books.ts'
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

test.for([
  ['overlay', inOverlay],
  ['library', inLibrary],
] as const)(
  'in the %s a Latin spelling finds the Tamil title first, of names that the rules were not made from',
  async ([, firstTitle], { annotate }) => {
    const { db } = await aDatabase()
    await loadDemo(db, openFolderStorage('/nowhere'), () => {})
    await putTitles(
      db,
      unseenExamples.map(([title]) => title),
    )
    const missed = await missedOf(db, unseenExamples, firstTitle)
    const found = countOf(unseenExamples) - missed.length
    await annotate(`${found} of ${countOf(unseenExamples)} are found first`)
    expect(found / countOf(unseenExamples)).toBeGreaterThan(0.95)
  },
)

test('and of names that they were made from', async () => {
  const { db } = await aDatabase()
  await putTitles(
    db,
    workedExamples.map(([title]) => title),
  )
  expect((await missedOf(db, workedExamples)).length).toBeLessThanOrEqual(1)
})
