import { RESULTS_AT_FIRST, type SearchResult } from '@panai/contract/search'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { type FoundEntry, findByName, findByPieces, tiers } from './find-entries.ts'
import { findFuzzy } from './find-fuzzy.ts'
import { type ReadQuery, readQuery } from './read-query.ts'
import { showResults } from './show-results.ts'

/** What answers to the query, best first. A query without a letter or a digit finds nothing. */
export async function searchEverything(
  db: Database,
  { q = '', limit = RESULTS_AT_FIRST }: { q?: string | undefined; limit?: number | undefined },
): Promise<SearchResult[]> {
  const query = readQuery(q)
  if (!query) return []
  return db.transaction().execute(async (tx) => {
    await settle(tx)
    return showResults(tx, query, await find(tx, query, limit))
  })
}

/** Each way of looking is taken only when those before it have left room. */
async function find(tx: Tx, query: ReadQuery, limit: number): Promise<FoundEntry[]> {
  const byName = await findByName(tx, query, limit)
  if (byName.length >= limit) return byName
  const found = merge(byName, await findByPieces(tx, query, limit))
  if (found.some(({ tier }) => tier < tiers.insideText)) return found.slice(0, limit)
  return merge(found, await findFuzzy(tx, query, limit)).slice(0, limit)
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
async function settle(tx: Tx): Promise<void> {
  await sql`select set_config('enable_seqscan', 'off', true),
    set_config('pg_trgm.similarity_threshold', '0.4', true)`.execute(tx)
}
