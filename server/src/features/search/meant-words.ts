import { searchKey } from '@panai/contract/language/search-key'
import { sql } from 'kysely'
import { askPrepared } from '../../db/prepare.ts'
import type { Tx } from '../../db/transaction.ts'
import { editDistance } from './edit-distance.ts'
import type { Scope } from './scope.ts'

/** In a shorter word a mistake may mean anything. */
const SHORTEST_WITH_SLIP = 4
/** From this length on two mistakes leave enough of a word to know it by: enough of its pieces of three letters are the same. */
const SHORTEST_WITH_TWO = 8
/** A word of two letters that come again and again is any other of them. */
const FEWEST_LETTERS = 3
/** In a shorter word the first letter is no other one. */
const SHORTEST_BEGUN_OTHERWISE = 7
const SHORTEST_PART = 3
const MOST_APART = 8
const MOST_MEANT = 6

/** Known words that may have been meant by a word, the likest first. */
export type MeaningOf = (word: string) => readonly string[]

export function allowedDistance(word: string): number {
  if (word.length < SHORTEST_WITH_SLIP || new Set(word).size < FEWEST_LETTERS) return 0
  return word.length < SHORTEST_WITH_TWO ? 1 : 2
}

/** What each of the words may mean: the words of what may be found that differ from it by as few mistakes as its length allows. */
export async function meantWords(
  tx: Tx,
  words: readonly string[],
  scope: Pick<Scope, 'withUnlisted'>,
): Promise<MeaningOf> {
  const asked = [...new Set(words)].filter((word) => allowedDistance(word) > 0)
  const rows = asked.length > 0 ? await wordsNear(tx, asked, scope) : []
  const meanings = new Map(
    asked.map((one): [string, string[]] => {
      const near = rows
        .filter((row) => row.asked === one && beginAlike(one, row.word))
        .map(({ word }) => ({ word, distance: editDistance(one, word) }))
        .filter(({ distance }) => distance <= allowedDistance(one))
        .toSorted((a, b) => a.distance - b.distance)
      return [one, near.slice(0, MOST_MEANT).map(({ word }) => word)]
    }),
  )
  return (word) => meanings.get(word) ?? []
}

/** Hardly anybody mistakes the first letter of a short word for another one, and many words differ by it alone: houses, roses. */
function beginAlike(one: string, other: string): boolean {
  return (
    one.length >= SHORTEST_BEGUN_OTHERWISE ||
    one[0] === other[0] ||
    one.slice(1) === other ||
    one === other.slice(1) ||
    (one[0] === other[1] && one[1] === other[0])
  )
}

/**
 * How words may be read with one of them as two, of which one is known: "ponniyinselvam" is ponniyin and a word that nobody knows. The
 * end of a word has its own rules, which a word that goes on did not know.
 */
export async function readApart(
  tx: Tx,
  words: readonly string[],
  { withUnlisted }: Pick<Scope, 'withUnlisted'>,
): Promise<string[][]> {
  const readings = words.flatMap((word, place) =>
    Array.from(word, (_, cut) => [word.slice(0, cut), word.slice(cut)].map(searchKey))
      .filter((parts) => parts.every((part) => part.length >= SHORTEST_PART))
      .map((parts) => ({ parts, words: words.toSpliced(place, 1, ...parts) })),
  )
  if (readings.length === 0) return []
  const parts = [...new Set(readings.flatMap((reading) => reading.parts))]
  const rows = await askPrepared<{ word: string }>(
    tx,
    sql`
    select word from search_words where word = any (${parts}::text[]) and ${withUnlisted ? sql`true` : sql`listed`}`,
  )
  const known = new Set(rows.map((row) => row.word))
  return readings
    .filter((reading) => reading.parts.some((part) => known.has(part)))
    .slice(0, MOST_APART)
    .map((reading) => reading.words)
}

function wordsNear(
  tx: Tx,
  asked: readonly string[],
  { withUnlisted }: Pick<Scope, 'withUnlisted'>,
): Promise<{ asked: string; word: string }[]> {
  const known = withUnlisted ? sql`true` : sql`listed`
  const long = asked.filter((word) => word.length >= SHORTEST_WITH_TWO)
  return askPrepared(
    tx,
    sql`
    select asked, word from unnest(${asked}::text[]) as asked join search_words on pieces && one_left_out(asked) where ${known}
    union
    select asked, word from unnest(${long}::text[]) as asked join search_words on word % asked where ${known}`,
  )
}
