import type { ParsedInputOf } from '@panai/contract/endpoint'
import { RESULTS_AT_FIRST, type SearchResult, type search } from '@panai/contract/search'
import type { Database } from '../../db/database.ts'
import { readUnder } from '../../db/transaction.ts'
import { find, searchSettings } from './find.ts'
import { everythingListed } from './find-entries.ts'
import { readQuery } from './read-query.ts'
import { showResults } from './show-results.ts'

type Asked = Partial<ParsedInputOf<typeof search>>

/** What answers to the query, best first. A query without a letter or a digit finds nothing. */
export async function searchEverything(
  db: Database,
  { q = '', limit = RESULTS_AT_FIRST, texts_in }: Asked,
): Promise<SearchResult[]> {
  const query = readQuery(q)
  if (!query) return []
  return readUnder(db, searchSettings, async (tx) =>
    showResults(tx, query, await find(tx, query, limit, everythingListed), texts_in),
  )
}
