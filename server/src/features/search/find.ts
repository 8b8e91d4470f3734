import type { Tx } from '../../db/transaction.ts'
import { findByNumber } from './find-by-number.ts'
import { findEntries } from './find-entries.ts'
import { findFuzzy } from './find-fuzzy.ts'
import { type FoundEntry, tiers } from './found-entry.ts'
import { asInitials, type ReadQuery, withoutTradeWords } from './read-query.ts'
import type { Scope } from './scope.ts'

/** What answers to a query in a scope, best first: what it names, and where that is nothing, what it may have meant. */
export async function find(tx: Tx, query: ReadQuery, limit: number, scope: Scope): Promise<FoundEntry[]> {
  const found = await findNamed(tx, query, limit, scope)
  return isNamed(found) ? found : merge(found, await findMeant(tx, query, limit, scope)).slice(0, limit)
}

/**
 * The entries that have the number, or the words as they are written or sound. Where none is called by the whole query, also those
 * that have it without the words that say only that a book is sought; and where there is none at all, by its letters as initials.
 */
export async function findNamed(
  tx: Tx,
  query: ReadQuery,
  limit: number,
  scope: Scope,
): Promise<FoundEntry[]> {
  const byNumber = await findByNumber(tx, query, scope)
  if (byNumber.length > 0) return byNumber
  const found = await findEntries(tx, query, limit, scope)
  if (found.some(({ tier }) => tier < tiers.withinQuery)) return found
  const other = withoutTradeWords(query) ?? (isNamed(found) ? null : asInitials(query))
  return other ? merge(found, await findEntries(tx, other, limit, scope)).slice(0, limit) : found
}

/** The entries that differ from the query by mistakes. */
export function findMeant(tx: Tx, query: ReadQuery, limit: number, scope: Scope): Promise<FoundEntry[]> {
  return findFuzzy(tx, withoutTradeWords(query) ?? query, limit, scope)
}

function isNamed(found: readonly FoundEntry[]): boolean {
  return found.some(({ tier }) => tier < tiers.fuzzyExactly)
}

/** Each entry once, where it answers best; best first. */
export function merge(first: readonly FoundEntry[], then: readonly FoundEntry[]): FoundEntry[] {
  const best = new Map<string, FoundEntry>()
  for (const entry of [...first, ...then].toSorted((a, b) => a.tier - b.tier)) {
    const name = `${entry.kind} ${entry.target_id}`
    if (!best.has(name)) best.set(name, entry)
  }
  return [...best.values()]
}

/**
 * The statements of the search are planned once for any words: a plan for these words would cost more than most searches, and of two that
 * each stand in many names and never together the planner expects many to have both, and would read the whole table for the first of
 * them. That way is closed, too. The last setting says how alike two words must be to be looked at.
 */
export const searchSettings = {
  enable_seqscan: 'off',
  plan_cache_mode: 'force_generic_plan',
  'pg_trgm.similarity_threshold': '0.4',
}
