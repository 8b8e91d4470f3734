import type { ListMeta } from '@panai/contract/console/staff/lists'

type Asked = { page: number; per_page: number }

/** Which rows a page of a list shows. */
export function listRange({ page, per_page }: Asked): { limit: number; offset: number } {
  return { limit: per_page, offset: (page - 1) * per_page }
}

/** @param atLeast there are more than `total`, which is where counting ended. */
export function toList<T>(
  { page, per_page }: Asked,
  { rows, total, atLeast }: { rows: T[]; total: number; atLeast?: boolean },
): { success: true; data: T[]; meta: ListMeta } {
  return {
    success: true,
    data: rows,
    meta: { page, per_page, total, ...(atLeast !== undefined && { at_least: atLeast }) },
  }
}
