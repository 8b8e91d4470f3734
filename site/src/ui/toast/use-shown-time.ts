import { useEffect, useEffectEvent, useRef } from 'react'
import { SHOWN_MS } from './toast-store.ts'

/** Calls back when the time of a toast is over. What it was held for does not count. */
export function useShownTime(held: boolean, over: () => void): void {
  const left = useRef(SHOWN_MS)
  const end = useEffectEvent(over)
  useEffect(() => {
    if (held) return
    const began = performance.now()
    const timer = setTimeout(end, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - began
    }
  }, [held])
}
