import type { ServerTrouble } from './mail-problem.ts'
import type { Lane } from './outbox.ts'

const FIRST_PAUSE_MS = 1_000
/** Until the next try of a server that takes no mail at all: it may have to be left alone to let us in again. */
const LONGEST_PAUSE_MS = 60_000
/** Of one that is silent about some mails, and may not be about the next. */
const LONGEST_PAUSE_OF_SILENCE_MS: Readonly<Record<Lane, number>> = { urgent: 5_000, any: 30_000 }
/** A server that is only slow takes less. */
const SILENT_FOR_MS = 15_000

/** That the mail server takes no mail of this node. */
export type HeldUp = {
  since: Date
  /** When the next mail may be tried. */
  again: Date
  trouble: ServerTrouble
}

type SetBack = { mailId: number; begunAt: number; fault: 'server' | 'silence'; trouble: ServerTrouble }

/**
 * What a node knows of its mail server by the mails that it hands over. When one gets no further while others do, that is this mail's
 * affair. When none does, the server is held up: mails are tried one at a time, after pauses that double, so that not each of them spends
 * its tries on it; the first that gets through ends that.
 * @param now milliseconds of a clock that only goes forward.
 */
export function followServer(now = () => performance.now()) {
  let workedAt = Number.NEGATIVE_INFINITY
  let setBackAt = Number.NEGATIVE_INFINITY
  let rounds = 0
  let takesNone = false
  const silentAbout = new Set<number>()
  let first: { at: number } | null = null
  let trouble: ServerTrouble = { step: 'connect', reply: null }

  function mayTryAt(lane: Lane): number {
    if (rounds === 0) return Number.NEGATIVE_INFINITY
    const longest = takesNone ? LONGEST_PAUSE_MS : LONGEST_PAUSE_OF_SILENCE_MS[lane]
    return setBackAt + Math.min(FIRST_PAUSE_MS * 2 ** (rounds - 1), longest)
  }

  return {
    now,
    mayTryAt,
    isInDoubt: () => rounds > 0,
    /** It took a mail, or said why it does not take this one. */
    worked(): void {
      workedAt = now()
      rounds = 0
      takesNone = false
      silentAbout.clear()
      first = null
    },
    /** A mail that began then has not got through, or not for long. */
    setBack(by: SetBack): void {
      if (by.begunAt < workedAt) return
      first ??= { at: by.begunAt }
      trouble = by.trouble
      const isOneMailAgain = by.fault === 'silence' && silentAbout.has(by.mailId)
      if (by.fault === 'server') takesNone = true
      else silentAbout.add(by.mailId)
      // Mails that were under way together are one try of the server.
      if (by.begunAt < setBackAt) return
      setBackAt = now()
      if (!isOneMailAgain || rounds === 0) rounds += 1
    },
    /** null as well where it has been silent about one mail alone. */
    heldUp(): HeldUp | null {
      if (first === null) return null
      const lasts = now() - first.at
      if (!takesNone && (silentAbout.size < 2 || lasts < SILENT_FOR_MS)) return null
      const dateOf = (at: number) => new Date(Date.now() + at - now())
      return { since: dateOf(first.at), again: dateOf(mayTryAt('urgent')), trouble }
    },
  }
}
