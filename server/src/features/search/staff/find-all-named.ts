import { MOST_FOUND_OF_A_KIND } from '@panai/contract/search/staff/search'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { type find, findMeant, findNamed } from '../find.ts'
import { type EntryKind, type FoundEntry, tiers } from '../found-entry.ts'
import { type ReadQuery, readQuery } from '../read-query.ts'

/** Ids of what bears a name, best first. */
export type Named = { books: number[]; authors: number[]; submissions: number[] }

const kinds = ['book', 'author', 'submission'] as const satisfies readonly EntryKind[]

/**
 * The books, authors and submissions that a query names, by the rules by which visitors find books; unlisted ones too, and a handful
 * of each kind. What may have been meant counts only where nothing is named, and then what is nearest alone.
 */
export async function findAllNamed(tx: Tx, text: string): Promise<Named> {
  const query = readQuery(text)
  const named = query ? await ofEachKind(tx, query, findNamed) : []
  const found = query && named.length === 0 ? nearest(await ofEachKind(tx, query, findMeant)) : named
  const idsOf = (kind: EntryKind) =>
    found.filter((entry) => entry.kind === kind).map(({ target_id }) => target_id)
  return { books: idsOf('book'), authors: idsOf('author'), submissions: idsOf('submission') }
}

async function ofEachKind(tx: Tx, query: ReadQuery, look: typeof find): Promise<FoundEntry[]> {
  const found: FoundEntry[] = []
  for (const kind of kinds) {
    const scope = { kind, withUnlisted: true, among: sql<boolean>`true` } as const
    found.push(...(await look(tx, query, MOST_FOUND_OF_A_KIND, scope)))
  }
  return found
}

/** Those that have all words, else those with a mistake in some, else those that lack one. */
function nearest(entries: readonly FoundEntry[]): FoundEntry[] {
  const distanceOf = ({ tier }: FoundEntry) => Math.max(tier, tiers.fuzzy - 1)
  const least = Math.min(...entries.map(distanceOf))
  return entries.filter((entry) => distanceOf(entry) === least)
}
