import { onceShown } from './once-shown.ts'

const turns = ['pointerenter', 'touchstart', 'focusin', 'wheel'] as const

/**
 * Calls back once, when a part of a page is wanted: with `data-seen-for` when it has been in view for so many milliseconds or a person
 * turns to it with pointer, finger or keyboard, else when the page is there. Before, its code would only stand in the way of what
 * is read first.
 */
export function whenWanted(part: HTMLElement, signal: AbortSignal, onWanted: () => void): void {
  onceShown(signal, () => {
    const { seenFor } = part.dataset
    if (seenFor === undefined) onWanted()
    else whenSeen(part, Number(seenFor), signal, onWanted)
  })
}

function whenSeen(part: HTMLElement, delay: number, signal: AbortSignal, onSeen: () => void): void {
  const until = new AbortController()
  let waiting: ReturnType<typeof setTimeout> | undefined
  const watch = new IntersectionObserver(([entry]) => {
    clearTimeout(waiting)
    if (entry?.isIntersecting) waiting = setTimeout(come, delay)
  })
  const end = () => {
    until.abort()
    clearTimeout(waiting)
    watch.disconnect()
  }
  function come() {
    end()
    onSeen()
  }
  signal.addEventListener('abort', end, { signal: until.signal })
  for (const name of turns) part.addEventListener(name, come, { passive: true, signal: until.signal })
  watch.observe(part)
}
