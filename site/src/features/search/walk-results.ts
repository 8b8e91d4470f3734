import type { KeyboardEvent } from 'react'

/** The arrow keys lead from the text box through the results and back; a letter typed on a result goes into the text box. */
export function walkResults(event: KeyboardEvent<HTMLElement>, box: HTMLInputElement | null): void {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || !box) return
  const results = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')]
  const at = results.findIndex((result) => result.matches(':focus'))
  const inBox = document.activeElement === box
  if (at < 0 && !inBox) return

  const target = targetOf(event.key, at, results, box)
  if (target) {
    event.preventDefault()
    target.focus()
  } else if (!inBox && event.key.length === 1 && event.key !== ' ') box.focus()
}

/** @param at place of the result that has the focus, or -1 for the text box. */
function targetOf(key: string, at: number, results: readonly HTMLElement[], box: HTMLElement) {
  if (key === 'ArrowDown') return results[at + 1] ?? results.at(-1)
  if (at < 0) return undefined
  if (key === 'ArrowUp') return results[at - 1] ?? box
  if (key === 'Home') return results[0]
  if (key === 'End') return results.at(-1)
  return undefined
}
