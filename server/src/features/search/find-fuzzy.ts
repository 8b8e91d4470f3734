import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { entriesOf, type FoundEntry, type Scope, tiers } from './find-entries.ts'
import { type Meaning, meantWords } from './meant-words.ts'
import { anyLike, like } from './patterns.ts'
import type { ReadQuery } from './read-query.ts'

const MOST_RANKED = 1_000
/** How many entries are checked for each word that they may lack. */
const MOST_LACKING = 300

type Condition = RawBuilder<SqlBool>
type MeaningOf = (word: string) => Meaning

/** The entries that have all words of the query, give or take a mistake in each; when there is none, those that lack one of the words. */
export async function findFuzzy(
  tx: Tx,
  query: ReadQuery,
  limit: number,
  scope: Scope,
): Promise<FoundEntry[]> {
  const meaningOf = await meantWords(tx, [...query.keyWords, query.joined])
  const found = await findAll(tx, query, meaningOf, limit, scope)
  return found.length > 0 || query.keyWords.length < 2
    ? found
    : findAllButOne(tx, query, meaningOf, limit, scope)
}

/** The entries that have all words of the query, give or take a mistake in each. */
export async function findMistaken(
  tx: Tx,
  query: ReadQuery,
  limit: number,
  scope: Scope,
): Promise<FoundEntry[]> {
  const meaningOf = await meantWords(tx, [...query.keyWords, query.joined])
  return findAll(tx, query, meaningOf, limit, scope)
}

async function findAll(
  tx: Tx,
  { keyWords, joined }: ReadQuery,
  meaningOf: MeaningOf,
  limit: number,
  scope: Scope,
): Promise<FoundEntry[]> {
  const inOneWord = meaningOf(joined).meant
  const answers = (column: string) => {
    const eachWord = keyWords.map((word) => isThere(column, word, meaningOf(word).meant))
    const every = sql`(${sql.join(eachWord, sql` and `)})`
    return inOneWord.length > 0 ? sql`(${every} or ${anyLike(column, ...inOneWord.map(asWhole))})` : every
  }
  const { rows } = await sql<FoundEntry>`
    select kind, target_id, ${sql.lit(tiers.fuzzy)} as tier from (
      select * from ${entriesOf(scope)} and ${answers('keys')} limit ${sql.lit(MOST_RANKED)}
    ) as found
    where ${scope.among}
    order by ${answers('title_keys')} desc, standing desc, length(title_keys), target_id desc
    limit ${limit}`.execute(tx)
  return rows
}

/**
 * Those first that have the words which fewest have. A word that is known is taken as it is here, and one that nothing could be
 * meant by is the one that is lacking.
 */
async function findAllButOne(
  tx: Tx,
  { keyWords }: ReadQuery,
  meaningOf: MeaningOf,
  limit: number,
  scope: Scope,
): Promise<FoundEntry[]> {
  const words = keyWords.map((word) => ({ word, ...meaningOf(word) }))
  const unknown = words.filter(({ isKnown, meant }) => !isKnown && meant.length === 0)
  if (unknown.length > 1) return []
  const sources = (unknown.length === 1 ? unknown : words).map((lacking) => {
    const others = words.filter((word) => word !== lacking)
    const haveOthers = (column: string) =>
      sql.join(
        others.map(({ word, isKnown, meant }) => isThere(column, word, isKnown ? [] : meant)),
        sql` and `,
      )
    return sql`(select kind, target_id, standing, length(title_keys) as length, ${haveOthers('title_keys')} as in_title,
      count(*) over () as rivals
      from (select * from ${entriesOf(scope)} and ${scope.among} and ${haveOthers('keys')} limit ${sql.lit(MOST_LACKING)}) as had)`
  })
  const { rows } = await sql<FoundEntry>`
    select kind, target_id, ${sql.lit(tiers.lackingWord)} as tier
    from (${sql.join(sources, sql` union all `)}) as found
    group by kind, target_id
    order by min(rivals), bool_or(in_title) desc, max(standing) desc, max(length), target_id desc
    limit ${limit}`.execute(tx)
  return rows
}

/** The word, or what may have been meant by it, stands in the column. */
function isThere(column: string, word: string, meant: readonly string[]): Condition {
  return anyLike(column, like('% ', word, '%'), ...meant.map(asWhole))
}

function asWhole(word: string): string {
  return like('% ', word, ' %')
}
