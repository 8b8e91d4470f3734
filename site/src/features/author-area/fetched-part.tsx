import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fetched } from './author-data.tsx'
import { FetchFailure } from './fetch-failure.tsx'

type FetchedPartProps<Part> = {
  /** Tells it from others. */
  readonly name: string
  readonly load: () => Promise<Part>
  readonly waiting: ReactNode
  /** Where what went wrong is said, when not in the part's own place. */
  readonly failed?: (failure: ReactNode) => ReactNode
  readonly children: (part: Part) => ReactNode
}

/**
 * A part of a page whose code is fetched when it is needed. Where it can't be, that is said in its place and can be tried again: left
 * to an error boundary, a press on the bell without a network would take away the whole page and what is typed there.
 */
export function FetchedPart<Part>({ name, load, waiting, failed, children }: FetchedPartProps<Part>) {
  const { data, error, refetch } = useQuery(
    { queryKey: ['part', name], queryFn: load, staleTime: Infinity },
    fetched,
  )
  if (data) return children(data)
  if (!error) return waiting
  const failure = <FetchFailure cause={error} onRetry={() => void refetch()} />
  return failed ? failed(failure) : failure
}
