/**
 * What many public answers are made of and few changes touch: found once and remembered until public content changes. What began to be
 * found before a change is given to its callers and not remembered.
 */
export class KeptFacts {
  #found = new Map<object, Promise<unknown>>()
  readonly #mayKeep: () => boolean

  /** @param mayKeep false while changes could be missed; then nothing is remembered. */
  constructor(mayKeep: () => boolean) {
    this.#mayKeep = mayKeep
  }

  drop(): void {
    this.#found = new Map()
  }

  /** The same question, answered from memory where that may be. */
  keep<T>(find: () => Promise<T>): () => Promise<T> {
    return () => {
      if (!this.#mayKeep()) return find()
      const found = this.#found
      const known = found.get(find) as Promise<T> | undefined // each was put there under its own question
      if (known) return known
      const finding = find()
      found.set(find, finding)
      finding.catch(() => found.delete(find))
      return finding
    }
  }
}
