import type { Tx } from '../../db/transaction.ts'
import { findByNumber } from './find-by-number.ts'
import { findByName, findByPieces, type Scope } from './find-entries.ts'
import { findFuzzy, findMistaken } from './find-fuzzy.ts'
import { type FoundEntry, tiers } from './found-entry.ts'
import { type ReadQuery, withoutTradeWords } from './read-query.ts'

/** What answers to a query in a scope, best first: what it names, and where that is nothing, what it may have meant. */
export async function find(tx: Tx, query: ReadQuery, limit: number, scope: Scope): Promise<FoundEntry[]> {
  const found = await findNamed(tx, query, limit, scope)
  return found.some(({ tier }) => tier < tiers.insideText)
    ? found
    : merge(found, await findMeant(tx, query, limit, scope)).slice(0, limit)
}

/** The entries that have the number, or the words as they are written or sound. Each way is taken only when those before it have left room. */
export async function findNamed(
  tx: Tx,
  query: ReadQuery,
  limit: number,
  scope: Scope,
): Promise<FoundEntry[]> {
  const byNumber = await findByNumber(tx, query, scope)
  if (byNumber.length > 0) return byNumber
  const byName = await findByName(tx, query, limit, scope)
  if (byName.length >= limit) return byName
  return merge(byName, await findByPieces(tx, query, limit, scope)).slice(0, limit)
}

/** The entries without the words that say only that a book is sought; else with a mistake in each word, or with one word less. */
export async function findMeant(
  tx: Tx,
  query: ReadQuery,
  limit: number,
  scope: Scope,
): Promise<FoundEntry[]> {
  const fewer = withoutTradeWords(query)
  if (fewer) {
    const named = await findNamed(tx, fewer, limit, scope)
    const found = named.length > 0 ? named : await findMistaken(tx, fewer, limit, scope)
    if (found.length > 0) return found
  }
  return findFuzzy(tx, query, limit, scope)
}

function merge(first: readonly FoundEntry[], then: readonly FoundEntry[]): FoundEntry[] {
  const known = new Set(first.map(({ kind, target_id }) => `${kind} ${target_id}`))
  const others = then.filter(({ kind, target_id }) => !known.has(`${kind} ${target_id}`))
  return [...first, ...others].toSorted((a, b) => a.tier - b.tier)
}

/**
 * Of two words that each stand in many names and never together the planner expects many to have both, and would read the whole
 * table for the first of them: that way is closed. The second setting says how alike two words must be to be looked at.
 */
export const searchSettings = { enable_seqscan: 'off', 'pg_trgm.similarity_threshold': '0.4' }
