import { useCallback, useState } from 'react'

/** Whether an element has come near the part of the page that is seen. Once it has, it stays so. */
export function useSeen(): [(element: Element | null) => (() => void) | undefined, boolean] {
  const [seen, setSeen] = useState(false)
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        setSeen(true)
        observer.disconnect()
      },
      { rootMargin: '150px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [watch, seen]
}
