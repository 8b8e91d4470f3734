import { MAX_BOOKS_PER_PAGE } from '@panai/contract/catalogue/books'
import type { RunningServer } from '../lib/start-server.ts'
import { inMs, quantile } from '../lib/statistics.ts'
import { kinds, type SearchQuery } from './draw-queries.ts'
import type { GrownDatabase } from './grown-databases.ts'
import { type Timed, timeRequests } from './time-requests.ts'

export type Side = { database: GrownDatabase; server: RunningServer }
export type Measured = { books: number; timed: Timed<SearchQuery>[]; p50: number; p99: number; max: number }

/** Alternates between the sides within one measurement: what else the machine does falls on all of them alike. */
const TURNS = 8

/** The same searches on each side, turn about. */
export async function measureSearch(
  sides: readonly Side[],
  queries: readonly SearchQuery[],
  { concurrency, perPage }: { concurrency: number; perPage: number },
): Promise<Measured[]> {
  const timed = sides.map((): Timed<SearchQuery>[] => [])
  const size = Math.ceil(queries.length / TURNS)
  for (let first = 0; first < queries.length; first += size) {
    const some = queries.slice(first, first + size)
    for (const [index, { server }] of sides.entries())
      timed[index]?.push(
        ...(await timeRequests(server.url, some, (query) => addressOf(query, perPage), concurrency)),
      )
  }
  return sides.map(({ database }, index) => {
    const own = timed[index] ?? []
    const ms = own.map((request) => request.ms)
    return {
      books: database.books,
      timed: own,
      p50: quantile(ms, 0.5),
      p99: quantile(ms, 0.99),
      max: Math.max(...ms),
    }
  })
}

function addressOf({ q, page }: SearchQuery, perPage: number): string {
  const query = new URLSearchParams({ q, page: String(page) })
  if (perPage !== MAX_BOOKS_PER_PAGE) query.set('per_page', String(perPage))
  return `/api/books?${query}`
}

/** A line for each kind of search. */
export function describeKinds(timed: readonly Timed<SearchQuery>[]): string[] {
  return kinds.map((kind) => {
    const ms = timed.filter(({ query }) => query.kind === kind).map((request) => request.ms)
    return `${kind.padEnd(20)} p50 ${inMs(quantile(ms, 0.5))}, p99 ${inMs(quantile(ms, 0.99))}, max ${inMs(Math.max(...ms))}`
  })
}
