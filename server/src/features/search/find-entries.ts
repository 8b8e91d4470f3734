import type { ResultKind } from '@panai/contract/search'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
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

/** The entries that are looked through: of one kind or of all, and among them those for which a condition holds. */
export type Scope = { kind?: ResultKind; among: RawBuilder<SqlBool> }

/** What a visitor may find. What is to appear at a later time is not found before. */
export const everythingListed: Scope = {
  among: sql<SqlBool>`listed and (listed_from is null or listed_from <= now())`,
}

/** The table, or what is in it of the kind. */
export function entriesOf({ kind }: Scope): RawBuilder<unknown> {
  return kind === undefined
    ? sql`search_entries where true`
    : sql`search_entries where kind = ${sql.lit(kind)}`
}

const columns = sql`kind, target_id, standing, listed, listed_from, title_plain, plain, title_keys, keys`

/** The entries that have all words of the query in their names, best first. */
export function findByName(tx: Tx, query: ReadQuery, limit: number, scope: Scope): Promise<FoundEntry[]> {
  const entries = entriesOf(scope)
  const answers = allLike('keys', query.keyWords)
  return rank(tx, query, limit, scope, [
    sql`select ${columns} from ${entries} and standing >= ${sql.lit(FEATURED)} and ${answers}
      order by standing desc limit ${sql.lit(MOST_BEGINNING)}`,
    sql`select ${columns} from ${entries} and title_plain like ${like('| ', query.plain, '%')}
      order by title_plain limit ${sql.lit(MOST_BEGINNING)}`,
    sql`select ${columns} from ${entries} and title_keys like ${like('| ', query.key, '%')}
      order by title_keys limit ${sql.lit(MOST_BEGINNING)}`,
    sql`select ${columns} from ${entries} and ${answers} limit ${sql.lit(MOST_RANKED)}`,
  ])
}

/** The entries that have the words as they are written, a piece of a name, or the words in their text, best first. */
export function findByPieces(tx: Tx, query: ReadQuery, limit: number, scope: Scope): Promise<FoundEntry[]> {
  const entries = entriesOf(scope)
  const sources = [
    sql`select ${columns} from ${entries} and ${allLike('plain', query.plainWords)} limit ${sql.lit(MOST_RANKED)}`,
    sql`select ${columns} from ${entries} and body is not null and ${allLike('body', query.plainWords)}
      limit ${sql.lit(MOST_RANKED)}`,
  ]
  if (query.joined.length >= SHORTEST_INSIDE)
    sources.push(
      sql`select ${columns} from ${entries} and keys like ${like('%', query.joined, '%')} limit ${sql.lit(MOST_RANKED)}`,
    )
  return rank(tx, query, limit, scope, sources)
}

async function rank(
  tx: Tx,
  { plain, plainWords, key, keyWords, joined }: ReadQuery,
  limit: number,
  { among }: Scope,
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
      where ${among}
    ) as found
    order by tier, standing desc, length, target_id desc
    limit ${limit}`.execute(tx)
  return rows
}
