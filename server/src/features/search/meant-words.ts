import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { editDistance } from './edit-distance.ts'
import type { Scope } from './find-entries.ts'

/** In a shorter word a mistake may mean anything. */
const SHORTEST_WITH_SLIP = 4
/** From this length on two mistakes leave enough of a word to know it by: enough of its pieces of three letters are the same. */
const SHORTEST_WITH_TWO = 8
const MOST_MEANT = 6

export type Meaning = {
  /** A known word begins so, as far as one can tell. */
  isKnown: boolean
  /** Known words that may have been meant, the likest first. */
  meant: readonly string[]
}

export function allowedDistance(word: string): number {
  if (word.length < SHORTEST_WITH_SLIP) return 0
  return word.length < SHORTEST_WITH_TWO ? 1 : 2
}

/**
 * What each of the words may mean: the words of what may be found that differ from it by as few mistakes as its length allows.
 */
export async function meantWords(
  tx: Tx,
  words: readonly string[],
  scope: Pick<Scope, 'withUnlisted'>,
): Promise<(word: string) => Meaning> {
  const asked = [...new Set(words)].filter((word) => allowedDistance(word) > 0)
  const rows = asked.length > 0 ? await wordsNear(tx, asked, scope) : []
  const meanings = new Map(
    asked.map((one): [string, Meaning] => {
      const near = rows
        .filter((row) => row.asked === one)
        .map(({ word }) => ({ word, distance: editDistance(one, word) }))
        .filter(({ distance }) => distance <= allowedDistance(one))
        .toSorted((a, b) => a.distance - b.distance)
      const isKnown = rows.some((row) => row.asked === one && row.word.startsWith(one))
      return [one, { isKnown, meant: near.slice(0, MOST_MEANT).map(({ word }) => word) }]
    }),
  )
  return (word) => meanings.get(word) ?? { isKnown: true, meant: [] }
}

async function wordsNear(
  tx: Tx,
  asked: readonly string[],
  { withUnlisted }: Pick<Scope, 'withUnlisted'>,
): Promise<{ asked: string; word: string }[]> {
  const known = withUnlisted ? sql`true` : sql`listed`
  const { rows } = await sql<{ asked: string; word: string }>`
    with asked as (select unnest(array[${sql.join(asked)}]::text[]) as asked)
    select asked, word from asked join search_words on pieces && one_left_out(asked) where ${known}
    union
    select asked, word from asked join search_words on word % asked
    where length(asked) >= ${sql.lit(SHORTEST_WITH_TWO)} and ${known}
    union
    select asked, first.word from asked cross join lateral (
      select word from search_words where word >= asked collate "C" and ${known} order by word limit 1) as first`.execute(
    tx,
  )
  return rows
}
