import { pauseName, playName } from './motion-words.ts'

/** The button that pauses what a part moves, shown and named for what it does now. */
export function showPaused(button: HTMLButtonElement, paused: boolean, what: string): void {
  button.hidden = false
  button.toggleAttribute('data-rests', paused)
  button.ariaLabel = paused ? playName(what) : pauseName(what)
}
