import { type RefObject, useEffect } from 'react'

/**
 * Keeps `--seen-top` and `--seen-height` of an element at what can be seen of the window. A phone's keyboard covers the page
 * without making it smaller, so that no length of CSS knows of it.
 */
export function useSeenArea(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const measure = () => {
      // A page that is zoomed into is moved about by hand, and what is fixed to it stays as it is.
      const zoomed = view.scale > 1.01
      element.current?.style.setProperty('--seen-top', zoomed ? '0px' : `${view.offsetTop}px`)
      element.current?.style.setProperty('--seen-height', zoomed ? '100dvh' : `${view.height}px`)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [element])
}
