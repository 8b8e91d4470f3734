import type { Slider } from './slider.ts'

/** Moves a carousel on every `interval` milliseconds, but not under a pointer, around the focus, nor where nobody sees it. */
export function advanceByItself(slider: Slider, interval: number, signal: AbortSignal) {
  const { view } = slider
  let timer: ReturnType<typeof setTimeout> | undefined
  let paused = false

  /** A whole interval begins. */
  function begin() {
    clearTimeout(timer)
    const rests =
      paused || slider.isHeld() || document.hidden || view.matches(':hover, :focus-within') || signal.aborted
    if (!rests) timer = setTimeout(() => slider.go(slider.place() + 1), interval)
  }

  for (const name of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    view.addEventListener(name, () => setTimeout(begin), { signal })
  document.addEventListener('visibilitychange', begin, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))

  return {
    begin,
    pause(pauses: boolean) {
      paused = pauses
      begin()
    },
  }
}
