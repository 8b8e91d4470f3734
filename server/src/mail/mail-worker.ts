import { setTimeout as pause } from 'node:timers/promises'
import type { Mailbox } from '../config/mailbox.ts'
import type { Logger } from '../log/logger.ts'
import { afterProblem } from './after-problem.ts'
import { buildMessage } from './build-message.ts'
import { followServer, type HeldUp } from './follow-server.ts'
import type { MailDeps, MailKind } from './mail-kind.ts'
import { MailProblem } from './mail-problem.ts'
import {
  keepTaken,
  type Lane,
  msUntilDue,
  type Outcome,
  settleMail,
  type TakenMail,
  takeDueMail,
  wakeMailWorkers,
} from './outbox.ts'
import type { HandingStep, Transport } from './transport.ts'

/** The urgent lane takes urgent mail alone, the other one that too: so there is room for it when all else is full. */
const MOST_AT_ONCE: Readonly<Record<Lane, number>> = { any: 4, urgent: 2 }
/** With those that hang, which no longer count among these. */
const MOST_CONNECTIONS: Readonly<Record<Lane, number>> = { any: 16, urgent: 32 }
/** After a crash the mail that was on its way waits this long for its next try. */
const LEASE_MS = 60_000
/** Looks at the latest after this time, should a notice have been missed. */
const LONGEST_REST_MS = 30_000
const SHORTEST_REST_MS = 20
const AFTER_TROUBLE_MS = 2_000
const SETTLE_PAUSE_MS = 500
/** When the node stops, what became of the last mails may take so long to be noted. */
const NOTING_MS = 500

/** In milliseconds. */
export type MailPaces = {
  /** A mail that takes longer makes room for the next. */
  slow: number
  /** So long a mail that was given as a whole waits for its answer when the node stops. */
  grace: number
}

const usualPaces: MailPaces = { slow: 5_000, grace: 2_500 }

export type MailWorkerDeps = {
  deps: MailDeps
  transport: Transport
  kinds: readonly Pick<MailKind<unknown>, 'name' | 'compose'>[]
  from: Mailbox
  log: Logger
  /** Others than the usual ones. */
  paces?: Partial<MailPaces>
}

export type MailWorker = {
  /** There may be something to carry. */
  wake(): void
  /** Whether the mail server takes none of this node; null: as far as is known it does. */
  heldUp(): HeldUp | null
  /**
   * Takes no more. What the mail server does not have as a whole is broken off and due again at once; for its answer to the rest it waits
   * three seconds at the most.
   */
  stop(): Promise<void>
}

/** One mail on its way, or the look for one. */
type Errand = {
  lane: Lane
  begunAt: number
  /** null: not with the mail server yet. */
  step: HandingStep | null
  isSlow: boolean
  breakOff: AbortController
}

/**
 * Carries the waiting mails, a few at a time, until stopped. A mail is sent twice only if the process dies, is stopped, or loses the
 * database for longer than the lease, between the receiving server's last word and our note of it, or if that word takes longer than its
 * limit; both copies then have the same Message-ID.
 */
export function startMailWorker({ deps, transport, kinds, from, log, ...given }: MailWorkerDeps): MailWorker {
  const { db } = deps
  const paces = { ...usualPaces, ...given.paces }
  const server = followServer()
  const underWay = new Map<Errand, Promise<void>>()
  const giveUp = new AbortController()
  let rest: NodeJS.Timeout | undefined
  let restEnds = Number.POSITIVE_INFINITY
  let wokenMeanwhile = false
  let stopped = false

  function wake(): void {
    if (stopped) return
    // Whoever finds a mail there wakes for the next one.
    const lane = (['any', 'urgent'] as const).find((lane) => isFree(lane))
    if (lane) setOut(lane)
    else wokenMeanwhile = true
  }

  function isFree(lane: Lane): boolean {
    const wait = server.mayTryAt(lane) - server.now()
    if (wait > 0) {
      restUntil(wait)
      return false
    }
    const errands = [...underWay.keys()]
    const atOnce = errands.filter((errand) => errand.lane === lane && !errand.isSlow).length
    const most = server.isInDoubt() ? 1 : MOST_AT_ONCE[lane]
    return atOnce < most && errands.length < MOST_CONNECTIONS[lane]
  }

  function setOut(lane: Lane): void {
    const breakOff = new AbortController()
    const errand: Errand = { lane, begunAt: server.now(), step: null, isSlow: false, breakOff }
    const ended = carryNext(errand).then((carried) => {
      underWay.delete(errand)
      if (carried || wokenMeanwhile) {
        wokenMeanwhile = false
        wake()
      }
    })
    underWay.set(errand, ended)
  }

  /** @returns whether there was one, so that there may be another. */
  async function carryNext(errand: Errand): Promise<boolean> {
    try {
      const mail = await takeDueMail(db, LEASE_MS, errand.lane)
      if (mail) {
        wake() // others may be due too, and need not wait for this one
        await settle(mail, await carry(mail, errand))
        return true
      }
      restUntil((await msUntilDue(db, errand.lane)) ?? LONGEST_REST_MS)
    } catch (error) {
      log.warn({ error }, 'the outbox could not be read or written; trying again')
      restUntil(AFTER_TROUBLE_MS)
    }
    return false
  }

  /** Of several reasons to wake up the first counts. */
  function restUntil(ms: number): void {
    const wait = Math.min(Math.max(ms, SHORTEST_REST_MS), LONGEST_REST_MS)
    const ends = server.now() + wait
    if (stopped || ends >= restEnds) return
    clearTimeout(rest)
    restEnds = ends
    rest = setTimeout(() => {
      restEnds = Number.POSITIVE_INFINITY
      wake()
    }, wait)
    rest.unref()
  }

  async function carry(mail: TakenMail, errand: Errand): Promise<Outcome> {
    // A renewal that fails is tried again by the next one, before the lease is over.
    const renewal = setInterval(() => void keepTaken(db, mail, LEASE_MS).catch(() => {}), LEASE_MS / 3)
    const slow = setTimeout(() => makeRoom(mail, errand), paces.slow)
    const { signal } = errand.breakOff
    try {
      const kind = kinds.find(({ name }) => name === mail.kind)
      if (!kind) throw new Error(`this version knows no mail of the kind ${mail.kind}`)
      const letter = await kind.compose(deps, mail.details)
      if (letter === null) return { status: 'dropped' }
      const message = await buildMessage(letter, { key: mail.key, writtenAt: mail.created_at, from })
      if (signal.aborted) return dueAtOnce
      const status = await transport.hand(message, {
        name: nameOf(mail),
        signal,
        onStep(step) {
          errand.step = step
        },
      })
      server.worked()
      return { status }
    } catch (error) {
      if (signal.aborted && errand.step !== 'answer') return dueAtOnce
      if (error instanceof MailProblem && !signal.aborted) learnFrom(error, mail, errand)
      const outcome = afterProblem(error, mail.tries - mail.spared)
      const line = { mail: mail.id, kind: mail.kind, tries: mail.tries, ...reasonOf(error) }
      if (outcome.status === 'failed') log.error(line, 'a mail could not be sent and is given up')
      else log.warn(line, 'a mail could not be sent; trying again later')
      return outcome
    } finally {
      clearInterval(renewal)
      clearTimeout(slow)
    }
  }

  function makeRoom({ id }: TakenMail, errand: Errand): void {
    const { begunAt, step } = errand
    errand.isSlow = true
    if (step) server.setBack({ mailId: id, begunAt, fault: 'silence', trouble: { step, reply: null } })
    wake()
  }

  function learnFrom({ fault, trouble }: MailProblem, { id }: TakenMail, { begunAt }: Errand): void {
    if (fault === 'mail') server.worked()
    else server.setBack({ mailId: id, begunAt, fault, trouble })
  }

  /** What is known must be noted, or the mail is sent again: a database that is away for a moment is waited for. */
  async function settle(mail: TakenMail, outcome: Outcome): Promise<void> {
    const leaseEnds = performance.now() + LEASE_MS
    for (;;) {
      try {
        return await settleMail(db, mail, outcome)
      } catch (error) {
        if (giveUp.signal.aborted || performance.now() > leaseEnds) throw error
        log.warn(
          { mail: mail.id, status: outcome.status },
          'the fate of a mail could not be noted; trying again',
        )
        await pause(SETTLE_PAUSE_MS)
      }
    }
  }

  wake()
  return {
    wake,
    heldUp: server.heldUp,
    async stop() {
      stopped = true
      clearTimeout(rest)
      const errands = [...underWay.keys()]
      for (const { step, breakOff } of errands) if (step !== 'answer') breakOff.abort()
      const impatience = setTimeout(() => {
        giveUp.abort()
        for (const { breakOff } of errands) breakOff.abort()
      }, paces.grace)
      const noted = Promise.all(underWay.values())
        .then(() => wakeMailWorkers(db))
        .catch(() => {})
      await Promise.race([noted, pause(paces.grace + NOTING_MS, undefined, { ref: false })])
      clearTimeout(impatience)
    },
  }
}

/** What a node that stops hands back: the next that looks takes it. */
const dueAtOnce = { status: 'waiting', problem: null, againInMs: 0, isSpared: true } as const

/** Says when and about what, sorts by time, and holds nothing that a visitor wrote. */
function nameOf({ created_at, kind, id }: TakenMail): string {
  const when = created_at.toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.')
  return `${when} ${kind} ${id}`
}

/** For the log: what a mail server says may hold an address, its code does not. */
function reasonOf(error: unknown) {
  return error instanceof MailProblem ? { code: error.code } : { error }
}
