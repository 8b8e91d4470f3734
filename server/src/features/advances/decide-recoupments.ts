import { type Paise, paise } from '@panai/contract/money/money'

/** An advance as it stands when it is looked at. */
export type Advance = {
  id: number
  /** Of which book royalties recoup it; null: of all of the author's books. */
  bookId: number | null
  amount: Paise
  /** It was taken back: nothing recoups it any more. */
  isReversed: boolean
  /** The number of the journal by which it was advanced. */
  journalId: number
  /** Royalty of its books that was posted since then, less what was taken back since then. */
  royalties: Paise
  /** What has been recouped of it so far, by the numbers of journals. */
  recouped: readonly { journalId: number; amount: Paise }[]
}

/** Positive: royalty that goes to the advance. Negative: what comes back of it. */
export type Recoupment = { advanceId: number; amount: Paise }

/**
 * What has to be recouped now of one author's advances. Each is recouped by the royalties of its books since it was advanced, up to its
 * amount, and what is taken back of those royalties comes back. Royalty goes to one advance only: to those of a single book first, and
 * among them to the oldest. Asked again when nothing was posted since, there is nothing to recoup.
 */
export function decideRecoupments(advances: readonly Advance[]): Recoupment[] {
  const decided: Recoupment[] = []
  const inOrder = advances.toSorted(
    (one, other) => Number(one.bookId === null) - Number(other.bookId === null) || one.id - other.id,
  )
  for (const [at, advance] of inOrder.entries()) {
    const before = inOrder
      .slice(0, at)
      .filter((one) => !one.isReversed && (advance.bookId === null || one.bookId === advance.bookId))
    const taken = before.flatMap((one) => [
      ...one.recouped.filter(({ journalId }) => journalId > advance.journalId).map(({ amount }) => amount),
      ...decided.filter(({ advanceId }) => advanceId === one.id).map(({ amount }) => amount),
    ])
    const due = advance.isReversed
      ? 0
      : Math.min(advance.amount, Math.max(0, advance.royalties - sumOf(taken)))
    const amount = due - sumOf(advance.recouped.map((one) => one.amount))
    if (amount !== 0) decided.push({ advanceId: advance.id, amount: paise(amount) })
  }
  return decided
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
