export type HistoryPage<Row> = {
  readonly rows: readonly Partial<Nullable<Row>>[]
  readonly page: number
  readonly lastPage: number
  readonly perPage: number
  readonly total: number
}

/** Any value of a row may be missing. */
type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null }

/** One page of a history: its rows lie in `data` under a name of their own, or are `data` itself. Without `meta` it is the only page. */
export function readHistory<Row>(answer: unknown, name: string): HistoryPage<Row> {
  const { data, meta } = record(answer)
  const list = [record(data)[name], data].find(Array.isArray) ?? []
  // The contract defines the values; each is checked again where it is shown.
  const rows = list.filter(isRecord) as HistoryPage<Row>['rows']
  const { page, last_page, per_page, total } = record(meta)
  return {
    rows,
    page: count(page) ?? 1,
    lastPage: count(last_page) ?? 1,
    perPage: count(per_page) ?? rows.length,
    total: count(total) ?? rows.length,
  }
}

function count(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) ? value : null
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
