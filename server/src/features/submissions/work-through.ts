import type { Database } from '../../db/database.ts'
import { type BookWork, beginStep, breakOffStep, type EndedStep, endStep } from './steps/note-steps.ts'

/**
 * Does a piece of work after another, and looks each time what is to be done: what came meanwhile is found. One that fails does not hold
 * up the others. What is worked on is noted, for who waits for it. @param work says how it ended; null: it is given up, for something
 * else is wanted by now. @param goOn asks for what goes on from it, after each. @returns how many were done. @throws Error the first failure, when the others are done.
 */
export async function workThrough<Piece extends { id: number }>(
  { db, step, goOn }: { db: Database; step: BookWork; goOn?: (() => Promise<void>) | undefined },
  listOpen: () => Promise<readonly Piece[]>,
  work: (piece: Piece) => Promise<EndedStep | null>,
  signal: AbortSignal,
): Promise<number> {
  const tried = new Set<number>()
  const failures: unknown[] = []
  for (;;) {
    const [next, ...behind] = (await listOpen()).filter(({ id }) => !tried.has(id))
    if (!next && failures.length > 0) throw failures[0]
    if (!next) return tried.size
    signal.throwIfAborted()
    tried.add(next.id)
    const noted = { version: next.id, step }
    try {
      await beginStep(
        db,
        noted,
        behind.map(({ id }) => id),
      )
      const ended = await work(next)
      await (ended === null ? breakOffStep(db, noted) : endStep(db, noted, ended))
      await goOn?.()
    } catch (error) {
      // Where the database is away, this stays behind until it is begun again.
      await breakOffStep(db, noted).catch(() => {})
      signal.throwIfAborted()
      failures.push(error)
    }
  }
}
