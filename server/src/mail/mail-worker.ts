import { setTimeout as pause } from 'node:timers/promises'
import type { Mailbox } from '../config/mailbox.ts'
import type { Logger } from '../log/log.ts'
import { afterProblem } from './after-problem.ts'
import { buildMessage } from './build-message.ts'
import type { MailDeps, MailKind } from './mail-kind.ts'
import { MailProblem } from './mail-problem.ts'
import { keepTaken, msUntilDue, type Outcome, settleMail, type TakenMail, takeDueMail } from './outbox.ts'
import type { Transport } from './transport.ts'

const MOST_AT_ONCE = 4
/** After a crash the mail that was on its way waits this long for its next try. */
const LEASE_MS = 60_000
/** Looks at the latest after this time, should a notice have been missed. */
const LONGEST_REST_MS = 30_000
const AFTER_TROUBLE_MS = 2_000
const SETTLE_PAUSE_MS = 500
const GRACE_MS = 8_000

export type MailWorkerDeps = {
  deps: MailDeps
  transport: Transport
  kinds: readonly Pick<MailKind<unknown>, 'name' | 'compose'>[]
  from: Mailbox
  log: Logger
}

export type MailWorker = {
  /** There may be something to carry. */
  wake(): void
  /** Whether the last mail that this node carried found the mail server out of reach. */
  isHeldUp(): boolean
  /** Takes no more; waits some seconds for what is on its way and then breaks it off, to be tried again later. */
  stop(): Promise<void>
}

/**
 * Carries the waiting mails, a few at a time, until stopped. A mail is sent twice only if the process dies, or loses the
 * database for longer than the lease, between the receiving server's last word and our note of it; both copies then have the same
 * Message-ID.
 */
export function startMailWorker({ deps, transport, kinds, from, log }: MailWorkerDeps): MailWorker {
  const { db } = deps
  const underWay = new Set<Promise<void>>()
  const giveUp = new AbortController()
  let rest: NodeJS.Timeout | undefined
  let wokenMeanwhile = false
  let stopped = false
  let heldUp = false

  function wake(): void {
    if (stopped) return
    if (underWay.size >= MOST_AT_ONCE) {
      wokenMeanwhile = true
      return
    }
    const errand = carryNext().then((carried) => {
      underWay.delete(errand)
      if (carried || wokenMeanwhile) {
        wokenMeanwhile = false
        wake()
      }
    })
    underWay.add(errand)
  }

  /** @returns whether there was one, so that there may be another. */
  async function carryNext(): Promise<boolean> {
    try {
      const mail = await takeDueMail(db, LEASE_MS)
      if (mail) {
        wake() // others may be due too, and need not wait for this one
        await settle(mail, await carry(mail))
        return true
      }
      restUntil(await msUntilDue(db))
    } catch (error) {
      log.warn({ error }, 'the outbox could not be read or written; trying again')
      restUntil(AFTER_TROUBLE_MS)
    }
    return false
  }

  function restUntil(ms: number | null): void {
    clearTimeout(rest)
    if (stopped) return
    rest = setTimeout(wake, Math.min(Math.max(ms ?? LONGEST_REST_MS, 20), LONGEST_REST_MS))
    rest.unref()
  }

  async function carry(mail: TakenMail): Promise<Outcome> {
    // A renewal that fails is tried again by the next one, before the lease is over.
    const renewal = setInterval(() => void keepTaken(db, mail, LEASE_MS).catch(() => {}), LEASE_MS / 3)
    try {
      const kind = kinds.find(({ name }) => name === mail.kind)
      if (!kind) throw new Error(`this version knows no mail of the kind ${mail.kind}`)
      const letter = await kind.compose(deps, mail.details)
      if (letter === null) return { status: 'dropped' }
      const message = await buildMessage(letter, { key: mail.key, writtenAt: mail.created_at, from })
      const status = await transport.hand(message, { name: nameOf(mail), signal: giveUp.signal })
      heldUp = false
      return { status }
    } catch (error) {
      if (error instanceof MailProblem) heldUp = !error.isRefusal
      const outcome = afterProblem(error, mail.tries)
      const line = { mail: mail.id, kind: mail.kind, tries: mail.tries, ...reasonOf(error) }
      if (outcome.status === 'failed') log.error(line, 'a mail could not be sent and is given up')
      else log.warn(line, 'a mail could not be sent; trying again later')
      return outcome
    } finally {
      clearInterval(renewal)
    }
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
    isHeldUp: () => heldUp,
    async stop() {
      stopped = true
      clearTimeout(rest)
      const impatience = setTimeout(() => giveUp.abort(), GRACE_MS)
      await Promise.all(underWay)
      clearTimeout(impatience)
    },
  }
}

/** Says when and about what, sorts by time, and holds nothing that a visitor wrote. */
function nameOf({ created_at, kind, id }: TakenMail): string {
  const when = created_at.toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.')
  return `${when} ${kind} ${id}`
}

/** For the log: what a mail server says may hold an address, its code does not. */
function reasonOf(error: unknown) {
  return error instanceof MailProblem ? { code: error.code } : { error }
}
