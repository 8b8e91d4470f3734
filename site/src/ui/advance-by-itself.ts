import type { EmblaCarouselType } from 'embla-carousel'

/** Moves a carousel on every `interval` milliseconds, but not under a pointer, around the focus, nor where nobody sees it. */
export function advanceByItself(embla: EmblaCarouselType, interval: number, signal: AbortSignal) {
  const root = embla.rootNode()
  let timer: ReturnType<typeof setTimeout> | undefined
  let paused = false
  let held = false

  /** A whole interval begins. */
  function begin() {
    clearTimeout(timer)
    const rests = paused || held || document.hidden || root.matches(':hover, :focus-within')
    if (!rests) timer = setTimeout(next, interval)
  }
  function next() {
    if (embla.canScrollNext()) embla.scrollNext()
    else embla.scrollTo(0)
    begin()
  }

  for (const name of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    root.addEventListener(name, () => setTimeout(begin), { signal })
  document.addEventListener('visibilitychange', begin, { signal })
  embla.on('pointerDown', () => {
    held = true
    begin()
  })
  embla.on('pointerUp', () => {
    held = false
    begin()
  })
  signal.addEventListener('abort', () => clearTimeout(timer))
  begin()

  return {
    begin,
    pause(pauses: boolean) {
      paused = pauses
      begin()
    },
  }
}
