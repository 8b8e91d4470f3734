import { type RawBuilder, sql } from 'kysely'
import { askPrepared } from '../../db/prepare.ts'
import type { Tx } from '../../db/transaction.ts'
import { bySpelling, type NamedEntry } from './by-spelling.ts'
import { entriesCalled } from './find-entries.ts'
import { type FoundEntry, tiers } from './found-entry.ts'
import { type MeaningOf, meantWords, readApart } from './meant-words.ts'
import { namesMeantWithin } from './names-within.ts'
import { hasKeyWords, keyWord } from './patterns.ts'
import type { ReadQuery } from './read-query.ts'
import { entriesOf, type Scope } from './scope.ts'

const MOST_RANKED = 200
const MOST_COMPARED = 60
/** A word of fewer letters begins very many others: it is looked for alone, and among others it counts when they are ranked. */
const SHORTEST_TELLING = 3
/** Of fewer letters all but one word say nothing. */
const FEWEST_LETTERS = 4

/** The entries that have all words of the query, give or take a mistake in each; where there is none, those whose name stands in it so. */
export async function findFuzzy(
  tx: Tx,
  query: ReadQuery,
  limit: number,
  scope: Scope,
): Promise<FoundEntry[]> {
  const { keyWords, joined } = query
  const apart = await readApart(tx, keyWords, scope)
  const meaningOf = await meantWords(tx, [...keyWords, ...apart.flat(), joined], scope)
  const found = await findAll(tx, query, apart, meaningOf, scope)
  return (found.length > 0 ? found : await findWithin(tx, query, meaningOf, scope)).slice(0, limit)
}

/** Those that have all words, each as it is or as it may have been meant, also where they are written in one or apart; and all but one. */
async function findAll(
  tx: Tx,
  query: ReadQuery,
  apart: readonly (readonly string[])[],
  meaningOf: MeaningOf,
  scope: Scope,
): Promise<FoundEntry[]> {
  const meant = (word: string) => meaningOf(word).map((one) => keyWord(one, 'whole'))
  const telling = query.keyWords.filter((word) => word.length >= SHORTEST_TELLING)
  const asked = telling.length > 0 ? telling : query.keyWords
  const words = asked.map((word) => oneOf([keyWord(word), ...meant(word)]))
  // Where a word may be lacking, only the last one may be cut short: all that begins as all others do is too much to read.
  const whole = asked.map((word, place) =>
    place === asked.length - 1 ? (words[place] ?? '') : oneOf([keyWord(word, 'whole'), ...meant(word)]),
  )
  const all = oneOf([
    allOf(words),
    ...apart.map((parts) => allOf(parts.map((part) => oneOf([keyWord(part, 'whole'), ...meant(part)])))),
    ...meant(query.joined),
  ])
  const enough = words
    .map((_, place) => place)
    .filter((place) => asked.toSpliced(place, 1).join('').length >= FEWEST_LETTERS)
  const butOne =
    enough.length === 0
      ? ''
      : allOf([oneOf(enough.map((place) => allOf(whole.toSpliced(place, 1)))), `!${all}`])
  // Each tier by what is asked for it: to look into the words of every entry again takes longer than to find them.
  const having = (question: string, tier: RawBuilder<unknown>) => sql`
    (select *, ${tier} as tier from ${entriesOf(scope)} and ${hasKeyWords(question)} limit ${sql.lit(MOST_RANKED)})`
  const isTitle = sql`case when key_words(title_keys) @@ ${all}::tsquery
    then ${sql.lit(tiers.fuzzy)} else ${sql.lit(tiers.fuzzyWithOtherNames)} end`
  const rows = await askPrepared<NamedEntry>(
    tx,
    sql`
    select kind, target_id, title_plain, plain, keys, tier
    from (${having(all, isTitle)} union all ${having(butOne, sql.lit(tiers.fuzzyButOne))}) as found
    where ${scope.among}
    order by tier, standing desc, length(title_keys), target_id desc
    limit ${sql.lit(MOST_COMPARED)}`,
    !scope.hasValues,
  )
  return bySpelling(query, rows)
}

function oneOf(ways: readonly string[]): string {
  return `(${ways.join(' | ')})`
}

function allOf(words: readonly string[]): string {
  return `(${words.join(' & ')})`
}

async function findWithin(
  tx: Tx,
  query: ReadQuery,
  meaningOf: MeaningOf,
  scope: Scope,
): Promise<FoundEntry[]> {
  const names = namesMeantWithin(query, meaningOf)
  if (names.length === 0) return []
  const rows = await askPrepared<NamedEntry>(
    tx,
    sql`
    select kind, target_id, title_plain, plain, keys, ${sql.lit(tiers.fuzzyWithinQuery)} as tier
    from (${entriesCalled(names, scope)}) as found
    where ${scope.among}
    order by length(title_keys) desc, standing desc, target_id desc
    limit ${sql.lit(MOST_COMPARED)}`,
    !scope.hasValues,
  )
  return bySpelling(query, rows)
}
