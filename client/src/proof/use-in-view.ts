import { type RefObject, useEffect, useState } from 'react'

/** How far off it is seen coming, as a part of the height of what scrolls. */
const AHEAD = '50%'

/** The numbers in `data-page` of those elements within that are in view, or nearly. */
export function useInView(scrolled: RefObject<HTMLElement | null>): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const root = scrolled.current
    if (!root) return
    const observer = new IntersectionObserver(
      (changes) =>
        setSeen((before) => {
          const after = new Set(before)
          for (const { target, isIntersecting } of changes) {
            const page = Number(target instanceof HTMLElement ? target.dataset.page : undefined)
            if (isIntersecting) after.add(page)
            else after.delete(page)
          }
          return after
        }),
      { root, rootMargin: `${AHEAD} 0px` },
    )
    for (const one of root.querySelectorAll('[data-page]')) observer.observe(one)
    return () => observer.disconnect()
  }, [scrolled])
  return seen
}
