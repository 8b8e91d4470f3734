import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { bySpelling, type NamedEntry } from './by-spelling.ts'
import { type EntryKind, type FoundEntry, tiers } from './found-entry.ts'
import { allLike, anyLike, like } from './patterns.ts'
import type { ReadQuery } from './read-query.ts'

/** Where more than this many answer, the ranking looks at the featured ones, at those whose title begins so, and at this many others. */
const MOST_RANKED = 1_000
const MOST_BEGINNING = 300
const FEATURED = 100
/** So many are compared with what was typed, however few are wanted: the first is the same for each limit. */
const FEWEST_COMPARED = 30
/** Below this many letters a piece from inside a name says nothing. */
const SHORTEST_INSIDE = 4

/**
 * The entries that are looked through: of one kind or of all, and among them those for which a condition holds. What no visitor may
 * find is among them only where that is said.
 */
export type Scope = { kind?: EntryKind; withUnlisted?: true; among: RawBuilder<SqlBool> }

/** What a visitor may find. What is to appear at a later time is not found before. */
export const everythingListed: Scope = {
  among: sql<SqlBool>`(listed_from is null or listed_from <= now())`,
}

/** The table, or what is in it of the kind. */
export function entriesOf({ kind, withUnlisted }: Scope): RawBuilder<unknown> {
  const entries = withUnlisted ? sql`search_entries where true` : sql`search_entries where listed`
  return kind === undefined ? entries : sql`${entries} and kind = ${sql.lit(kind)}`
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
  query: ReadQuery,
  limit: number,
  { among }: Scope,
  sources: readonly ReturnType<typeof sql>[],
): Promise<FoundEntry[]> {
  const { plain, plainWords, key, keyWords, joined } = query
  const { rows } = await sql<NamedEntry>`
    select kind, target_id, tier, title_plain, plain from (
      select kind, target_id, standing, title_plain, plain, length(title_keys) as length, case
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
    limit ${Math.max(limit, FEWEST_COMPARED)}`.execute(tx)
  return bySpelling(query, rows).slice(0, limit)
}
