import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { StaffApiError } from '../api/api-error.ts'

type Shown = {
  message: string
  /** Under the names of the fields. */
  errors: Readonly<Record<string, string>>
  /** Somebody else has changed the record since it was read. */
  isStale: boolean
}

/**
 * Does something with a submission: shows what has become of it, or tells why not. Nothing that was typed is lost when it is refused.
 * @returns whether it was done.
 */
export function useSubmissionAction(id: number) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Shown | null>(null)
  const notify = useNotify()
  const refresh = useRefresh()
  const queries = useQueryClient()

  async function act(work: () => Promise<{ data: StaffSubmission }>, done: string): Promise<Shown | null> {
    setBusy(true)
    setRefused(null)
    try {
      const { data } = await work()
      queries.setQueriesData({ queryKey: ['submissions', 'getOne', { id: String(id) }] }, data)
      notify(done, { type: 'success' })
      refresh()
      return null
    } catch (cause) {
      const told = tell(cause)
      setRefused(told)
      return told
    } finally {
      setBusy(false)
    }
  }
  return { act, busy, refused, forget: () => setRefused(null), refresh }
}

function tell(cause: unknown): Shown {
  if (!(cause instanceof Error)) throw cause
  return {
    message: cause.message,
    errors: cause instanceof StaffApiError ? cause.fields : {},
    isStale: cause instanceof StaffApiError && cause.reason === 'stale',
  }
}
