import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type GetListParams, type RaRecord, useGetList } from 'react-admin'

export type Neighbour = { id: string }
type Page = { data: RaRecord[]; total?: number }
type Neighbours = { place: number | null; total: number; before: Neighbour | null; next: Neighbour | null }

/** As they are in the order and with the filters of the list that was looked at last, over the edges of its pages too. */
export function useNeighbours(resource: string, id: string): Neighbours {
  const client = useQueryClient()
  const list = useMemo(() => findList(client, resource, id), [client, resource, id])
  const page = usePage(resource, list, 0, list !== null)
  const rows = page?.data ?? []
  const at = rows.findIndex((row) => String(row.id) === id)
  const { page: number, perPage } = list?.pagination ?? { page: 1, perPage: 1 }
  const total = page?.total ?? 0
  const isLast = at === rows.length - 1 && number * perPage < total
  const earlier = usePage(resource, list, -1, at === 0 && number > 1)
  const later = usePage(resource, list, 1, at !== -1 && isLast)
  if (at === -1) return { place: null, total, before: null, next: null }
  return {
    place: (number - 1) * perPage + at + 1,
    total,
    before: neighbour(at === 0 ? earlier?.data.at(-1) : rows[at - 1]),
    next: neighbour(isLast ? later?.data[0] : rows[at + 1]),
  }
}

type List = GetListParams & { pagination: { page: number; perPage: number } }

/** The newest page of a list that is still kept and has the record. */
function findList(client: QueryClient, resource: string, id: string): List | null {
  const kept = client.getQueryCache().findAll({ queryKey: [resource, 'getList'] })
  const [newest] = kept
    .filter(({ state, queryKey }) => {
      const page = state.data as Page | undefined // what react-admin keeps under such a key
      const params = queryKey[2] as GetListParams | undefined // the same
      return params?.pagination && page?.data?.some((row) => String(row.id) === id)
    })
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  return newest ? (newest.queryKey[2] as List) : null // only those were let through
}

/** As it was when it was looked at: whoever goes through a list does not want it to move under them. */
function usePage(resource: string, list: List | null, step: number, isAsked: boolean): Page | null {
  const { pagination, ...rest } = list ?? { pagination: { page: 1, perPage: 1 } }
  const { data, total } = useGetList(
    resource,
    { ...rest, pagination: { ...pagination, page: pagination.page + step } },
    { enabled: isAsked, staleTime: Number.POSITIVE_INFINITY },
  )
  return isAsked && data ? { data, ...(total !== undefined && { total }) } : null
}

function neighbour(row: RaRecord | undefined): Neighbour | null {
  return row ? { id: String(row.id) } : null
}
