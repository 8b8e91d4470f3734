import { newKey } from '@panai/client/new-key'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { StaffApiError } from '../api/api-error.ts'

/**
 * One thing at a time that is sent to the server, and what came of it. A try that failed keeps its key, so that the same is there once;
 * `again` makes a new one for what is another thing.
 */
export function useSending() {
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const sending = useRef(false)
  const key = useRef(newKey())

  function again(): void {
    key.current = newKey()
    setProblem(null)
  }

  /** @returns whether it is done. */
  async function send(work: (idempotencyKey: string) => Promise<unknown>, done: string): Promise<boolean> {
    if (sending.current) return false
    sending.current = true
    setBusy(true)
    setProblem(null)
    try {
      await work(key.current)
      again()
      notify(done)
      return true
    } catch (cause) {
      setProblem(reasonOf(cause))
      return false
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return { busy, problem, again, send }
}

/** What is said of a call that failed: what is wrong with each field, where that is it. */
export function reasonOf(cause: unknown): string {
  const problems = cause instanceof StaffApiError ? Object.values(cause.fields).join(' ') : ''
  return problems || (cause instanceof Error ? cause.message : String(cause))
}
