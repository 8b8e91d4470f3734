import { useEffect, useState } from 'react'

/** A shorter way may be that of a trembling finger. */
const SHORTEST = 8
/** The top of a page is where it begins, whatever brought one there. */
const TOP = 80

/** Whether the last way through the page led down. */
export function useReadingOn(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const look = () => {
      const way = window.scrollY - last
      if (Math.abs(way) < SHORTEST) return
      last = window.scrollY
      setDown(way > 0 && last > TOP)
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return down
}
