import { useEffect, useState } from 'react'

/**
 * Whether the moment has come to fetch what moves a part of the page: when a person turns to it with pointer, finger or keyboard, or
 * when it has been in view for `delay` milliseconds. Until then its code would only stand in the way of what is read first.
 */
export function useFetchMoment(part: HTMLElement | null, delay: number): boolean {
  const [hasCome, setHasCome] = useState(false)

  useEffect(() => {
    if (!part || hasCome) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const come = () => setHasCome(true)
    const watch = new IntersectionObserver(([entry]) => {
      clearTimeout(waiting)
      if (entry?.isIntersecting) waiting = setTimeout(come, delay)
    })
    watch.observe(part)
    const turns = ['pointerenter', 'touchstart', 'focusin', 'wheel'] as const
    for (const name of turns) part.addEventListener(name, come, { passive: true })
    return () => {
      clearTimeout(waiting)
      watch.disconnect()
      for (const name of turns) part.removeEventListener(name, come)
    }
  }, [part, delay, hasCome])

  return hasCome
}
