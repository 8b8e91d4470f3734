import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isAway } from '../page-failure.ts'

const AGAIN_MS = 5_000

/** Loads the page again; also by itself, for as long as it is looked at and the server says that it can answer a moment later. */
export function useRetry(error: unknown): () => void {
  const router = useRouter()
  useEffect(() => {
    if (!isAway(error)) return
    const waiting = setInterval(() => {
      if (document.visibilityState === 'visible') void router.invalidate()
    }, AGAIN_MS)
    return () => clearInterval(waiting)
  }, [error, router])
  return () => void router.invalidate()
}
