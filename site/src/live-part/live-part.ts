import { whenWanted } from './when-wanted.ts'

/**
 * `<live-part data-script="…">`: a part of a page that moves by a module of its own, on pages on which no framework runs as on the
 * others. The module offers `start(part, signal)` and ends when the signal says so. Where it can't be fetched the part stays as it was
 * rendered.
 */
class LivePart extends HTMLElement {
  #gone = new AbortController()

  connectedCallback() {
    this.#gone = new AbortController()
    const { signal } = this.#gone
    whenWanted(this, signal, () => this.#start(signal))
  }

  disconnectedCallback() {
    this.#gone.abort()
  }

  async #start(signal: AbortSignal): Promise<void> {
    const { start } = await import(/* @vite-ignore */ this.dataset.script ?? '').catch(() => ({
      start: null,
    }))
    if (!signal.aborted) start?.(this, signal)
  }
}

/** Lets the browser know the element. Whoever comes second finds it done. */
export function defineLivePart(): void {
  if (!customElements.get('live-part')) customElements.define('live-part', LivePart)
}
