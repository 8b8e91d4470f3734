import type { Database } from '../../../db/database.ts'

const EVERY_MS = 400

/** Thrown where work is given up because somebody cancelled it. */
export class Cancelled extends Error {
  constructor() {
    super('the import was cancelled')
    this.name = 'Cancelled'
  }
}

/** Tells how far the work is, now and then, and hears of a cancellation by the way. */
export class Progress {
  readonly #db: Database
  readonly #importId: number
  readonly #state: 'reading' | 'posting'
  readonly #stop: (reason: Error) => void
  #share = 0
  #rows = 0
  #toldAt = 0

  constructor(
    db: Database,
    { id, state }: { id: number; state: 'reading' | 'posting' },
    stop: (reason: Error) => void,
  ) {
    this.#db = db
    this.#importId = id
    this.#state = state
    this.#stop = stop
  }

  reached(share: number): void {
    this.#share = share
  }

  async read(rows: number): Promise<void> {
    this.#rows += rows
    if (performance.now() - this.#toldAt < EVERY_MS) return
    this.#toldAt = performance.now()
    const told = await this.#db
      .updateTable('sales_imports')
      .set({
        progress: Math.floor(this.#share * 1_000) / 1_000,
        ...(this.#state === 'reading' && { rows_read: this.#rows }),
      })
      .where('id', '=', this.#importId)
      .where('state', '=', this.#state)
      .returning('id')
      .executeTakeFirst()
    if (!told) this.#stop(new Cancelled())
  }
}
