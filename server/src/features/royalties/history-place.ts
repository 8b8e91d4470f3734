import { ENTRIES_PER_PAGE } from '@panai/contract/royalties/royalties'

type Place = { page: number; per_page: number }

/** Which page of a history is asked for. */
export function placeIn({
  page = 1,
  per_page = ENTRIES_PER_PAGE,
}: {
  page?: number | undefined
  per_page?: number | undefined
}): Place {
  return { page, per_page }
}

export function extentOf(total: number, { per_page }: Place): { total: number; last_page: number } {
  return { total, last_page: Math.max(1, Math.ceil(total / per_page)) }
}
