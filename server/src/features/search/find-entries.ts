import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { askPrepared } from '../../db/prepare.ts'
import type { Tx } from '../../db/transaction.ts'
import { bySpelling, type NamedEntry } from './by-spelling.ts'
import { type FoundEntry, tiers } from './found-entry.ts'
import { namesWithin } from './names-within.ts'
import { allLike, anyLike, beginsWith, hasKeyWords, keyWord, like } from './patterns.ts'
import type { ReadQuery } from './read-query.ts'
import { entriesOf, type Scope } from './scope.ts'

/** Of those that have all words so many are ranked, besides the featured ones and those that begin so. */
const MOST_RANKED = 100
const MOST_BEGINNING = 50
const FEATURED = 100
const MOST_CALLED_ALIKE = 3
/** So many are compared with what was typed, however few are wanted: the first is the same for each limit. */
const FEWEST_COMPARED = 30
/** Below this many letters a piece from inside a name says nothing, and a name in one word is no name. */
const SHORTEST_INSIDE = 4
/** Words of fewer letters alone begin too many names: they are looked for only where too few names begin so. */
const SHORTEST_TELLING = 3
/** A statement knows a number of words: the last one is repeated up to the next of these. Each connection keeps a plan for each. */
const NUMBERS_OF_WORDS = [1, 2, 4, 8]

const columns = sql`kind, target_id, standing, listed_from, title_plain, plain, title_keys, keys`

/**
 * The entries whose names are what the query says, best first. Those that have all of its words or begin with it are looked at; where
 * they are too few, also those that have the words as they are written, in one word, inside another one, or in their text; and where
 * none of them is called so, those whose name stands within the query, the longest name first.
 */
export async function findEntries(
  tx: Tx,
  query: ReadQuery,
  limit: number,
  scope: Scope,
): Promise<FoundEntry[]> {
  const { plain, key, joined, inOneWord } = query
  const [plainWords, keyWords] = inOneNumber(query.plainWords, query.keyWords)
  const entries = entriesOf(scope)
  const most = sql`${Math.max(limit, MOST_RANKED)}::int`
  const haveAll = allLike('keys', keyWords)
  const telling = query.keyWords.filter((word) => word.length >= SHORTEST_TELLING)
  const isTelling = telling.length > 0
  const isOneWord = query.keyWords.length === 1
  const short = query.keyWords.filter((word) => word.length < SHORTEST_TELLING)
  // Not by an index: they stand in too many names.
  const haveAllShort = sql<SqlBool>`(${short.length === 0}::boolean
    or (select bool_and(strpos(keys, ' ' || word) > 0) from unnest(${short}::text[]) as word))`
  const isLongEnough = joined.length >= SHORTEST_INSIDE || query.isInitials
  const having = (condition: RawBuilder<SqlBool>, order = sql``, most_ = most) => sql`
    (select ${columns}, 0 as length_within from ${entries} and ${condition} ${order} limit ${most_})`

  // Letters that stand alone begin too many words to tell anything by that.
  const wanted = query.isInitials ? 0 : limit
  // Where enough titles begin as it is typed, none comes before them that only has words which begin so: they are too many to read.
  const begun = having(
    beginsWith('title_plain', `| ${plain}`),
    sql`order by title_plain`,
    sql.lit(MOST_BEGINNING),
  )
  const wordsOf = (which: 'whole' | 'begun') => telling.map((word) => keyWord(word, which)).join(' & ')
  const asked = sql`(select case when count(*) < ${wanted}::int then ${wordsOf('begun')} else ${wordsOf('whole')} end from begun)`
  // What is not to be asked is asked for nothing: the text of the statement stays the same, and so does its plan.
  const first = [
    having(sql`standing >= ${sql.lit(FEATURED)} and ${haveAll}`, sql`order by standing desc`),
    sql`(select * from begun)`,
    having(beginsWith('title_keys', `| ${key}`), sql`order by title_keys`, sql.lit(MOST_BEGINNING)),
    having(beginsWith('title_keys', `| ${inOneWord}`), sql`order by title_keys`, sql.lit(MOST_BEGINNING)),
    having(hasKeyWords(isLongEnough ? keyWord(`=${joined}`) : '')),
    having(sql`${hasKeyWords(asked)} and ${haveAllShort}`),
  ]
  const tooFew = (isAsked = true) =>
    sql<SqlBool>`(select ${isAsked}::boolean and count(*) < ${wanted}::int from first)`
  const second = [
    having(sql`${tooFew(!isTelling)} and ${haveAll}`),
    having(sql`${tooFew()} and ${allLike('plain', plainWords)}`),
    having(sql`${tooFew()} and body is not null and ${allLike('body', plainWords)}`),
    having(sql`${tooFew(isLongEnough && isOneWord)} and ${anyLike('keys', like('%', joined, '%'))}`),
  ]
  const isCalledOtherwise = sql<SqlBool>`(select coalesce(min(tier), ${sql.lit(tiers.withinQuery)}) >= ${sql.lit(tiers.withinQuery)} from first)`
  const within = sql`(select ${columns}, length_within from (${entriesCalled(namesWithin(query), scope, isCalledOtherwise)}) as called)`
  const beginsInOneWord = (column: string) =>
    sql<SqlBool>`(${!isOneWord}::boolean and ${anyLike(column, like('%=', joined, '%'), like('%| ', inOneWord, '%'))})`
  const whole = (text: string) => like('%| ', text, ' |%')
  const tier = sql`case
    when ${anyLike('title_plain', whole(plain))} then ${sql.lit(tiers.writtenExactly)}
    when ${anyLike('title_keys', whole(key), whole(inOneWord), like('%=', joined, ' |%'))} then ${sql.lit(tiers.soundsExactly)}
    when ${anyLike('keys', whole(key), whole(inOneWord), like('%=', joined, ' |%'))} then ${sql.lit(tiers.otherNameExactly)}
    when ${anyLike('title_plain', like('%| ', plain, '%'))} then ${sql.lit(tiers.writtenBeginning)}
    when ${allLike('title_plain', plainWords, 'whole')} then ${sql.lit(tiers.writtenWholeWords)}
    when ${allLike('title_plain', plainWords)} then ${sql.lit(tiers.writtenWords)}
    when ${allLike('title_keys', keyWords, 'whole')} then ${sql.lit(tiers.soundsWholeWords)}
    when ${anyLike('title_keys', like('%| ', key, '%'))} then ${sql.lit(tiers.soundsBeginning)}
    when ${anyLike('keys', like('%| ', key, '%'))} then ${sql.lit(tiers.otherNameBeginning)}
    when ${beginsInOneWord('title_keys')} then ${sql.lit(tiers.soundsBeginningInOneWord)}
    when ${allLike('keys', keyWords, 'whole')} or (length_within > 0 and ${haveAll}) then ${sql.lit(tiers.namesWholeWords)}
    when length_within > 0 then ${sql.lit(tiers.withinQuery)}
    when ${beginsInOneWord('keys')} then ${sql.lit(tiers.otherNameInOneWord)}
    when ${allLike('title_keys', keyWords)} then ${sql.lit(tiers.soundsWords)}
    when ${allLike('plain', plainWords)} or ${haveAll} then ${sql.lit(tiers.withOtherNames)}
    when ${anyLike('keys', like('%=', joined, '%'))} then ${sql.lit(tiers.insideOneWord)}
    when ${anyLike('keys', like('%', joined, '%'))} then ${sql.lit(tiers.insideName)}
    else ${sql.lit(tiers.insideText)} end as tier`
  const ranked = (sources: readonly RawBuilder<unknown>[]) => sql`
    select *, ${tier} from (${sql.join(sources, sql` union `)}) as candidates where ${scope.among}`
  const rows = await askPrepared<NamedEntry>(
    tx,
    sql`
    with begun as materialized ${begun}, first as materialized (${ranked(first)})
    select kind, target_id, tier, title_plain, plain, keys
    from (
      select distinct on (kind, target_id) *
      from (select * from first union all ${ranked([...second, within])}) as all_found
      order by kind, target_id, tier) as found
    order by tier, length_within desc, kind = 'author' and tier >= ${sql.lit(tiers.otherNameBeginning)} desc,
      standing desc, length(title_keys), target_id desc
    limit ${Math.max(limit, FEWEST_COMPARED)}::int`,
    !scope.hasValues,
  )
  return bySpelling(query, rows).slice(0, limit)
}

/** The entries whose first name is one of those, a few for each. */
export function entriesCalled(
  names: readonly string[],
  scope: Scope,
  condition: RawBuilder<SqlBool> = sql`true`,
): RawBuilder<unknown> {
  return sql`
    select called.*, length(name) as length_within from (select unnest(${names}::text[]) as name where ${condition}) as names
    cross join lateral (
      select * from ${entriesOf(scope)} and title_keys >= '| ' || name || ' |' and title_keys < '| ' || name || ' }'
      limit ${sql.lit(MOST_CALLED_ALIKE)}) as called`
}

function inOneNumber(...lists: [readonly string[], readonly string[]]): [string[], string[]] {
  const most = Math.max(...lists.map((words) => words.length))
  const wanted = NUMBERS_OF_WORDS.find((number) => number >= most) ?? most
  const filled = (words: readonly string[]) =>
    Array.from({ length: wanted }, (_, index) => words[Math.min(index, words.length - 1)] ?? '')
  return [filled(lists[0]), filled(lists[1])]
}
