import { examplesWithInitials, unseenExamples } from '@panai/contract/language/search-key-examples'
import { loadDemo } from '@panai/demo/load'
import type { Database } from '@panai/server/db/database'
import { openFolderStorage } from '@panai/server/files/storage'

/** What is sought, how it is typed, and what has to come first: the title of a book, or the name of an author. */
export type Sought = { q: string; title: string } | { q: string; author: string }

export const sought: readonly Sought[] = [
  ...unseenExamples.flatMap(([title, ...spellings]) => spellings.map((q) => ({ q, title }))),
  ...examplesWithInitials.flatMap(([author, ...spellings]) => spellings.map((q) => ({ q, author }))),
]

/** What no name sounds like. */
export const nonsense: readonly string[] = [
  ...['ஙஞணநம', 'ஞஙஞஙஞ', 'றறனனளள', 'ழஃஞதப', 'கஙசஞடண', 'தடதடபடகட', 'xqzvb', 'qwerty', 'asdfgh', 'zxcvbn'],
  ...[
    'lkjhgf',
    'ttttrrr',
    'blorptang',
    'fnurgle',
    'wuzzlefip',
    'grzzkvt',
    'zzyzx',
    'jjjkkk lll',
    'bcdfg hjklm',
  ],
  ...['floop gribnak'],
]

/** The demo catalogue, books that are called as the examples are, and authors, each with a book. */
export async function putSoughtBooks(db: Database, files: string): Promise<void> {
  await loadDemo(db, openFolderStorage(files), () => {})
  const names = ['Somebody', ...examplesWithInitials.map(([name]) => name)]
  const authors = await db
    .insertInto('authors')
    .values(names.map((name, index) => ({ slug: `sought-${index}`, name, language: 'ta' as const })))
    .returning(['id', 'name'])
    .execute()
  const idOf = new Map(authors.map(({ id, name }) => [name, id]))
  const books = [
    ...unseenExamples.map(([title]) => ({ title, author: 'Somebody' })),
    ...examplesWithInitials.map(([author], index) => ({ title: `நூல் ${index + 1}`, author })),
  ]
  await db
    .insertInto('books')
    .values(
      books.map(({ title, author }, index) => ({
        reference: `SOUGHT-${index}`,
        title,
        description: '',
        language: 'ta' as const,
        author_id: idOf.get(author) ?? 0,
        genre: 'fiction' as const,
        formats: ['paperback' as const],
        mrp_paise: 10_000,
        published_at: new Date('2024-01-01'),
      })),
    )
    .execute()
}
