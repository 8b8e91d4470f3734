import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { PricedLine, RoyaltyDecision } from '../../agreements/index.ts'
import { changesWithin, decideRoyalty, loadTerms } from '../../agreements/index.ts'

type Terms = Awaited<ReturnType<typeof loadTerms>>

/** The agreements of the books that have come so far: those of a batch are read with one query, and stay for the next. */
export class KnownTerms {
  readonly #db: Database | Tx
  readonly #ofBook = new Map<number, Terms>()

  constructor(db: Database | Tx) {
    this.#db = db
  }

  async load(bookIds: Iterable<number>): Promise<void> {
    const unknown = [...new Set(bookIds)].filter((id) => !this.#ofBook.has(id))
    if (unknown.length === 0) return
    const terms = await loadTerms(this.#db, unknown)
    for (const id of unknown) this.#ofBook.set(id, terms)
  }

  /** @throws Error when the book's agreements were not loaded. */
  decide(line: PricedLine): RoyaltyDecision {
    return decideRoyalty(this.#loaded(line.bookId), line)
  }

  /** Days after the first and up to the last from which on something else holds for the book. @throws as above. */
  changesWithin(bookId: number, period: { from: string; to: string }): string[] {
    return changesWithin(this.#loaded(bookId), bookId, period)
  }

  #loaded(bookId: number): Terms {
    const terms = this.#ofBook.get(bookId)
    if (!terms) throw new Error(`the agreements of book ${bookId} were not loaded`)
    return terms
  }
}
