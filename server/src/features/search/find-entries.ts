import type { ResultKind } from '@panai/contract/search'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { allLike, anyLike, like } from './patterns.ts'
import type { ReadQuery } from './read-query.ts'

/** How well an entry answers; the least is the best. */
export const tiers = {
  writtenExactly: 0,
  writtenBeginning: 1,
  writtenWholeWords: 2,
  soundsExactly: 3,
  soundsWholeWords: 4,
  soundsBeginning: 5,
  writtenWords: 6,
  soundsWords: 7,
  withOtherNames: 8,
  insideName: 9,
  insideText: 10,
  fuzzy: 11,
  lackingWord: 12,
} as const

export type FoundEntry = { kind: ResultKind; target_id: number; tier: number }

/** Where more than this many answer, the ranking looks at the featured ones, at those whose title begins so, and at this many others. */
const MOST_RANKED = 1_000
const MOST_BEGINNING = 300
const FEATURED = 100
/** Below this many letters a piece from inside a name says nothing. */
const SHORTEST_INSIDE = 4

/** What is to appear at a later time is not found before. */
export const hasBegun = sql`(listed_from is null or listed_from <= now())`

const columns = sql`kind, target_id, standing, listed, listed_from, title_plain, plain, title_keys, keys`

/** The entries that have all words of the query in their names, best first. */
export function findByName(tx: Tx, query: ReadQuery, limit: number): Promise<FoundEntry[]> {
  const answers = allLike('keys', query.keyWords)
  return rank(tx, query, limit, [
    sql`select ${columns} from search_entries where standing >= ${sql.lit(FEATURED)} and ${answers}
      order by standing desc limit ${sql.lit(MOST_BEGINNING)}`,
    sql`select ${columns} from search_entries where title_plain like ${like('| ', query.plain, '%')}
      order by title_plain limit ${sql.lit(MOST_BEGINNING)}`,
    sql`select ${columns} from search_entries where title_keys like ${like('| ', query.key, '%')}
      order by title_keys limit ${sql.lit(MOST_BEGINNING)}`,
    sql`select ${columns} from search_entries where ${answers} limit ${sql.lit(MOST_RANKED)}`,
  ])
}

/** The entries that have the words as they are written, a piece of a name, or the words in their text, best first. */
export function findByPieces(tx: Tx, query: ReadQuery, limit: number): Promise<FoundEntry[]> {
  const sources = [
    sql`select ${columns} from search_entries where ${allLike('plain', query.plainWords)} limit ${sql.lit(MOST_RANKED)}`,
    sql`select ${columns} from search_entries where body is not null and ${allLike('body', query.plainWords)}
      limit ${sql.lit(MOST_RANKED)}`,
  ]
  if (query.joined.length >= SHORTEST_INSIDE)
    sources.push(
      sql`select ${columns} from search_entries where keys like ${like('%', query.joined, '%')} limit ${sql.lit(MOST_RANKED)}`,
    )
  return rank(tx, query, limit, sources)
}

async function rank(
  tx: Tx,
  { plain, plainWords, key, keyWords, joined }: ReadQuery,
  limit: number,
  sources: readonly ReturnType<typeof sql>[],
): Promise<FoundEntry[]> {
  const { rows } = await sql<FoundEntry>`
    select kind, target_id, tier from (
      select kind, target_id, standing, length(title_keys) as length, case
        when ${anyLike('title_plain', like('%| ', plain, ' |%'))} then ${sql.lit(tiers.writtenExactly)}
        when ${anyLike('title_plain', like('%| ', plain, '%'))} then ${sql.lit(tiers.writtenBeginning)}
        when ${allLike('title_plain', plainWords, 'whole')} then ${sql.lit(tiers.writtenWholeWords)}
        when ${anyLike('title_keys', like('%| ', key, ' |%'), like('%| ', joined, ' |%'), like('%= ', joined, ' |%'))}
          then ${sql.lit(tiers.soundsExactly)}
        when ${allLike('title_keys', keyWords, 'whole')} then ${sql.lit(tiers.soundsWholeWords)}
        when ${anyLike('title_keys', like('%| ', key, '%'), like('%| ', joined, '%'), like('%= ', joined, '%'))}
          then ${sql.lit(tiers.soundsBeginning)}
        when ${allLike('title_plain', plainWords)} then ${sql.lit(tiers.writtenWords)}
        when ${allLike('title_keys', keyWords)} then ${sql.lit(tiers.soundsWords)}
        when ${allLike('plain', plainWords)} or ${allLike('keys', keyWords)} then ${sql.lit(tiers.withOtherNames)}
        when ${anyLike('keys', like('%', joined, '%'))} then ${sql.lit(tiers.insideName)}
        else ${sql.lit(tiers.insideText)} end as tier
      from (${sql.join(
        sources.map((source) => sql`(${source})`),
        sql` union `,
      )}) as candidates
      where listed and ${hasBegun}
    ) as found
    order by tier, standing desc, length, target_id desc
    limit ${limit}`.execute(tx)
  return rows
}
