import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { RESULTS_AT_FIRST, type SearchResult, type search } from '@panai/contract/search/search'
import type { Database } from '../../db/database.ts'
import { readUnder } from '../../db/transaction.ts'
import { findBooksOfKind } from './books-of-kind.ts'
import { find, findNamed, merge, searchSettings } from './find.ts'
import { readQuery } from './read-query.ts'
import { everythingListed } from './scope.ts'
import { showResults } from './show-results.ts'

type Asked = Partial<ParsedInputOf<typeof search>>

/** What answers to the query, best first: what it names, and the books of a genre or format that it names. A query without a letter or a digit finds nothing. */
export async function searchEverything(
  db: Database,
  { q = '', limit = RESULTS_AT_FIRST, texts_in }: Asked,
): Promise<SearchResult[]> {
  const query = readQuery(q)
  if (!query) return []
  return readUnder(db, searchSettings, async (tx) => {
    const ofKind = await findBooksOfKind(tx, query, limit)
    const look = ofKind.length > 0 ? findNamed : find
    const found = merge(await look(tx, query, limit, everythingListed), ofKind).slice(0, limit)
    return showResults(tx, query, found, texts_in)
  })
}
