/**
 * Does a piece of work after another, and looks each time what is to be done: what came meanwhile is found. One that fails does not hold
 * up the others. @returns how many were done. @throws Error the first failure, when the others are done.
 */
export async function workThrough<Piece extends { id: number }>(
  listOpen: () => Promise<readonly Piece[]>,
  work: (piece: Piece) => Promise<void>,
  signal: AbortSignal,
): Promise<number> {
  const tried = new Set<number>()
  const failures: unknown[] = []
  for (;;) {
    const next = (await listOpen()).find(({ id }) => !tried.has(id))
    if (!next && failures.length > 0) throw failures[0]
    if (!next) return tried.size
    signal.throwIfAborted()
    tried.add(next.id)
    try {
      await work(next)
    } catch (error) {
      signal.throwIfAborted()
      failures.push(error)
    }
  }
}
