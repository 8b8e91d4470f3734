import { whenWanted } from './when-wanted.ts'

/**
 * `<live-part data-script="…">`: a part of a page that moves by a module of its own, on pages on which no framework runs as on the
 * others. The module offers `start(part, signal)` and ends when the signal says so. Where it can't be fetched the part stays as it was
 * rendered.
 */
export class LivePart extends HTMLElement {
  #gone = new AbortController()
  #starting: Promise<void> | null = null
  /** Whether its module runs. */
  started = false

  connectedCallback() {
    this.#gone = new AbortController()
    whenWanted(this, this.#gone.signal, () => {
      this.begin().catch(() => {}) // it is tried again when somebody needs it
    })
  }

  disconnectedCallback() {
    this.#gone.abort()
    this.#starting = null
    this.started = false
  }

  /** Starts its module, or joins that. It fails where the module can't be fetched, and may be tried again. */
  begin(): Promise<void> {
    this.#starting ??= this.#start(this.#gone.signal).catch((cause: unknown) => {
      this.#starting = null
      throw cause
    })
    return this.#starting
  }

  async #start(signal: AbortSignal): Promise<void> {
    const { start } = await import(/* @vite-ignore */ this.dataset.script ?? '')
    if (signal.aborted) return
    start(this, signal)
    this.started = true
  }
}

/** Lets the browser know the element. Whoever comes second finds it done. */
export function defineLivePart(): void {
  if (!customElements.get('live-part')) customElements.define('live-part', LivePart)
}
