import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { type FoundEntry, tiers } from './find-entries.ts'
import { anyLike, like } from './patterns.ts'
import type { ReadQuery } from './read-query.ts'
import { slipsBetween } from './slips-between.ts'

/** In a shorter word a slip may mean anything. */
const SHORTEST_WITH_SLIP = 4
const MOST_MEANT = 8
/** From this length on, several slips leave enough of a name to know it by. */
const SHORTEST_ALIKE = 8
const MOST_RANKED = 1_000

/** The entries that have all words of the query with at most one slip in each; when there is none, those with a name much alike. */
export async function findWithSlips(tx: Tx, query: ReadQuery, limit: number): Promise<FoundEntry[]> {
  const words = query.keyWords.length > 1 ? [...query.keyWords, query.joined] : query.keyWords
  const meant = await knownWordsNear(tx, words)
  const found = await rank(tx, (column) => answers(column, query, meant), limit)
  return found.length > 0 || query.joined.length < SHORTEST_ALIKE ? found : findAlike(tx, query, limit)
}

type Meant = ReadonlyMap<string, readonly string[]>

/** Every word, or what may have been meant by it, stands in the column; or what was meant by all of them written in one. */
function answers(column: 'keys' | 'title_keys', { keyWords, joined }: ReadQuery, meant: Meant) {
  const inWords = keyWords.map((word) =>
    anyLike(column, like('% ', word, '%'), ...(meant.get(word) ?? []).map(asWhole)),
  )
  const inOneWord = meant.get(joined) ?? []
  const every = sql`(${sql.join(inWords, sql` and `)})`
  return inOneWord.length > 0 ? sql`(${every} or ${anyLike(column, ...inOneWord.map(asWhole))})` : every
}

/** The words of the catalogue that are at most one slip away from each of the given ones. */
async function knownWordsNear(tx: Tx, words: readonly string[]): Promise<Map<string, string[]>> {
  const asked = words.filter((word) => word.length >= SHORTEST_WITH_SLIP)
  if (asked.length === 0) return new Map()
  const { rows } = await sql<{ asked: string; word: string }>`
    select distinct asked, word from unnest(array[${sql.join(asked)}]::text[]) as asked
    join search_words on pieces && one_left_out(asked)`.execute(tx)
  const near = rows.filter(({ asked, word }) => slipsBetween(asked, word) <= 1)
  return new Map(
    asked.map((word) => {
      const meant = near.filter((row) => row.asked === word).map((row) => row.word)
      return [word, meant.slice(0, MOST_MEANT)]
    }),
  )
}

function asWhole(word: string): string {
  return like('% ', word, ' %')
}

type Answers = (column: 'keys' | 'title_keys') => ReturnType<typeof sql>

async function rank(tx: Tx, has: Answers, limit: number): Promise<FoundEntry[]> {
  const { rows } = await sql<FoundEntry>`
    select kind, target_id, ${sql.lit(tiers.slip)} as tier from (
      select * from search_entries where ${has('keys')} limit ${sql.lit(MOST_RANKED)}
    ) as found
    where listed
    order by ${has('title_keys')} desc, standing desc, length(title_keys), target_id desc
    limit ${limit}`.execute(tx)
  return rows
}

async function findAlike(tx: Tx, { key, joined }: ReadQuery, limit: number): Promise<FoundEntry[]> {
  const likeness = (column: string) => sql`
    greatest(word_similarity(${key}, ${sql.ref(column)}), word_similarity(${joined}, ${sql.ref(column)}))`
  const { rows } = await sql<FoundEntry>`
    select kind, target_id, ${sql.lit(tiers.slip)} as tier
    from search_entries
    where (${key} <% keys or ${joined} <% keys) and listed
    order by ${likeness('title_keys')} desc, standing desc, length(title_keys), target_id desc
    limit ${limit}`.execute(tx)
  return rows
}
