const firstTouch = ['click', 'scroll', 'touchend'] as const

/** Starts the film. Where that is not allowed, the first click, scroll or touch tries once more, and only once. */
export function startFilm(film: HTMLVideoElement, signal: AbortSignal, onBlocked: () => void): void {
  film.play().catch((error: unknown) => {
    if (signal.aborted || !isBlocked(error)) return
    film.autoplay = false
    onBlocked()
    const untilTried = new AbortController()
    const retry = ({ target }: Event) => {
      untilTried.abort()
      // The browser's own controls see to a click on the film itself; both at once would stop it again.
      if (target !== film) film.play().catch(() => {}) // still blocked: the controls stay
    }
    for (const name of firstTouch)
      document.addEventListener(name, retry, {
        capture: true,
        passive: true,
        signal: AbortSignal.any([signal, untilTried.signal]),
      })
  })
}

function isBlocked(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError'
}
