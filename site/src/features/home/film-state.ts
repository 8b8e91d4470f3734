import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { savesData } from '../../saves-data.ts'

/** `blocked`: the browser wants to be asked by a person; its own controls are shown. */
export type FilmState = 'waiting' | 'playing' | 'paused' | 'blocked'

const still = '(prefers-reduced-motion: reduce)'
const firstTouch = ['click', 'scroll', 'touchend'] as const

/** Whether a film is wanted at all: never by somebody who saves data or wants nothing to move, and not before the page is there. */
export function useFilmWanted(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const motion = matchMedia(still)
      motion.addEventListener('change', onChange)
      window.addEventListener('load', onChange)
      return () => {
        motion.removeEventListener('change', onChange)
        window.removeEventListener('load', onChange)
      }
    },
    () => document.readyState === 'complete' && !matchMedia(still).matches && !savesData(),
    () => false,
  )
}

/** Starts the film. Where that is not allowed, the first click, scroll or touch tries once more, and only once. */
export function useFilmState(film: RefObject<HTMLVideoElement | null>): FilmState {
  const [state, setState] = useState<FilmState>('waiting')

  useEffect(() => {
    const video = film.current
    if (!video) return
    const listening = new AbortController()
    const { signal } = listening
    video.addEventListener('playing', () => setState('playing'), { signal })
    video.addEventListener('pause', () => setState((now) => (now === 'playing' ? 'paused' : now)), { signal })
    start(video, signal, () => setState('blocked'))
    return () => listening.abort()
  }, [film])

  return state
}

function start(video: HTMLVideoElement, signal: AbortSignal, onBlocked: () => void): void {
  video.play().catch((error: unknown) => {
    if (signal.aborted || !isBlocked(error)) return
    video.autoplay = false
    onBlocked()
    const untilTried = new AbortController()
    const retry = ({ target }: Event) => {
      untilTried.abort()
      // The browser's own controls see to a click on the film itself; both at once would stop it again.
      if (target !== video) video.play().catch(() => {}) // still blocked: the controls stay
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
