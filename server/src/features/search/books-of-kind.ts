import { searchKey } from '@panai/contract/language/search-key'
import { tamilTradeWords } from '@panai/contract/language/trade-words'
import { type BookFormat, bookFormats, type Genre, genres } from '@panai/contract/language/vocabulary'
import { sql } from 'kysely'
import { prepare } from '../../db/prepare.ts'
import type { Tx } from '../../db/transaction.ts'
import { type FoundEntry, tiers } from './found-entry.ts'
import type { ReadQuery } from './read-query.ts'

type Kind = { genre?: Genre; format?: BookFormat }

/** What says only that books are sought. */
const books = keysOf('book books நூல் நூல்கள் புத்தகம் புத்தகங்கள்'.split(' '))
/** The longer names first: fiction stands in non-fiction. */
const kinds = [
  ...genres.map((genre) => ({ keys: namesOf(genre, tamilTradeWords.genres[genre]), kind: { genre } })),
  ...bookFormats.map((format) => ({
    keys: namesOf(format, tamilTradeWords.formats[format]),
    kind: { format },
  })),
  { keys: keysOf(['poem', 'poems']), kind: { genre: 'poetry' as const } },
  { keys: keysOf(['novel', 'novels', 'நாவல்', 'நாவல்கள்']), kind: { genre: 'fiction' as const } },
  { keys: keysOf(['e-book', 'e-books']), kind: { format: 'ebook' as const } },
].toSorted((a, b) => lengthOf(b.keys) - lengthOf(a.keys)) satisfies { keys: string[]; kind: Kind }[]

function lengthOf(keys: readonly string[]): number {
  return Math.min(...keys.map((key) => key.length))
}

/** As it is called in English and in Tamil, one or many. */
function namesOf(name: string, inTamil: string): string[] {
  return keysOf([name, `${name}s`, `${name}s`.replace('-', 's '), inTamil, `${inTamil}கள்`])
}

function keysOf(names: readonly string[]): string[] {
  return names.map((name) => searchKey(name))
}

/** The genre and format that the query names; null when it names neither, or says anything else. */
export function readKind({ key }: Pick<ReadQuery, 'key'>): Kind | null {
  let rest = ` ${key} `
  let read: Kind = {}
  const leaveOut = (keys: readonly string[]) => {
    const named = keys.find((one) => rest.includes(` ${one} `))
    if (named !== undefined) rest = rest.replace(` ${named} `, ' ')
    return named !== undefined
  }
  for (const { keys, kind } of kinds) if (leaveOut(keys)) read = { ...read, ...kind }
  leaveOut(books)
  return rest.trim() === '' && Object.keys(read).length > 0 ? read : null
}

/** The newest published books of the genre and format that the query names. */
export async function findBooksOfKind(tx: Tx, query: ReadQuery, limit: number): Promise<FoundEntry[]> {
  const kind = readKind(query)
  if (!kind) return []
  const rows = await newestOf(tx, {}, { ...kind, limit })
  return rows.map(({ id }) => ({ kind: 'book', target_id: id, tier: tiers.ofKind }))
}

const newestOf = prepare((db, _: Record<never, never>, { genre, format, limit }: Kind & { limit: number }) =>
  db
    .selectFrom('books')
    .select('id')
    .where('published_at', 'is not', null)
    .where(genre === undefined ? sql.lit(true) : sql<boolean>`genre = ${genre}`)
    .where(format === undefined ? sql.lit(true) : sql<boolean>`formats @> array[${format}::text]`)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit),
)
