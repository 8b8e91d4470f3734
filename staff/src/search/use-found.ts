import type { FoundOnDesk } from '@panai/contract/search/staff/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { staffCall } from '../api/staff-call.ts'

/** Who types on is not answered yet. */
const PAUSE_MS = 200

export function useFound(q: string): { found: FoundOnDesk[]; isLoading: boolean; error: Error | null } {
  const words = q.trim()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  const { data, isFetching, error } = useQuery({
    queryKey: ['desk search', asked],
    queryFn: ({ signal }) => staffCall('GET', '/api/staff/search', { q: asked }, { signal }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  return {
    found: words === '' ? [] : (data?.data ?? []),
    isLoading: words !== '' && (isFetching || asked !== words),
    error,
  }
}
