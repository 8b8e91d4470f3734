import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { bySpelling, type NamedEntry } from './by-spelling.ts'
import { entriesOf, type Scope } from './find-entries.ts'
import { type FoundEntry, tiers } from './found-entry.ts'
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
  const meaningOf = await meantWords(tx, [...query.keyWords, query.joined], scope)
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
  const meaningOf = await meantWords(tx, [...query.keyWords, query.joined], scope)
  return findAll(tx, query, meaningOf, limit, scope)
}

async function findAll(
  tx: Tx,
  query: ReadQuery,
  meaningOf: MeaningOf,
  limit: number,
  scope: Scope,
): Promise<FoundEntry[]> {
  const { keyWords, joined } = query
  const inOneWord = meaningOf(joined).meant
  const answers = (column: string) => {
    const eachWord = keyWords.map((word) => isThere(column, word, meaningOf(word).meant))
    const every = sql`(${sql.join(eachWord, sql` and `)})`
    return inOneWord.length > 0 ? sql`(${every} or ${anyLike(column, ...inOneWord.map(asWhole))})` : every
  }
  const { rows } = await sql<NamedEntry>`
    select kind, target_id, ${sql.lit(tiers.fuzzy)} as tier, title_plain, plain from (
      select * from ${entriesOf(scope)} and ${answers('keys')} limit ${sql.lit(MOST_RANKED)}
    ) as found
    where ${scope.among}
    order by ${answers('title_keys')} desc, standing desc, length(title_keys), target_id desc
    limit ${limit}`.execute(tx)
  return bySpelling(query, rows)
}

/**
 * Those first that have the words which fewest have. A word that is known is taken as it is here, and one that nothing could be
 * meant by is the one that is lacking.
 */
async function findAllButOne(
  tx: Tx,
  query: ReadQuery,
  meaningOf: MeaningOf,
  limit: number,
  scope: Scope,
): Promise<FoundEntry[]> {
  const words = query.keyWords.map((word) => ({ word, ...meaningOf(word) }))
  const unknown = words.filter(({ isKnown, meant }) => !isKnown && meant.length === 0)
  if (unknown.length > 1) return []
  const sources = (unknown.length === 1 ? unknown : words).map((lacking) => {
    const others = words.filter((word) => word !== lacking)
    const haveOthers = (column: string) =>
      sql.join(
        others.map(({ word, isKnown, meant }) => isThere(column, word, isKnown ? [] : meant)),
        sql` and `,
      )
    return sql`(select kind, target_id, title_plain, plain, standing, length(title_keys) as length, ${haveOthers('title_keys')} as in_title,
      count(*) over () as rivals
      from (select * from ${entriesOf(scope)} and ${scope.among} and ${haveOthers('keys')} limit ${sql.lit(MOST_LACKING)}) as had)`
  })
  const { rows } = await sql<NamedEntry>`
    select kind, target_id, ${sql.lit(tiers.lackingWord)} as tier, title_plain, plain
    from (${sql.join(sources, sql` union all `)}) as found
    group by kind, target_id, title_plain, plain
    order by min(rivals), bool_or(in_title) desc, max(standing) desc, max(length), target_id desc
    limit ${limit}`.execute(tx)
  return bySpelling(query, rows)
}

/** The word, or what may have been meant by it, stands in the column. */
function isThere(column: string, word: string, meant: readonly string[]): Condition {
  return anyLike(column, like('% ', word, '%'), ...meant.map(asWhole))
}

function asWhole(word: string): string {
  return like('% ', word, ' %')
}
