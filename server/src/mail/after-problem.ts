import { reasonOf } from '../log/describe-error.ts'
import { MailProblem } from './mail-problem.ts'
import type { Outcome } from './outbox.ts'

const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 3_600_000
/** With the pauses above: about five days, as mail servers themselves do. */
const MOST_TRIES = 126
/** Some servers refuse for good what they take an hour later. */
const MOST_TRIES_AFTER_REFUSAL = 3
/** What pauses then is all mail; this one only lets others go first. */
const PAUSE_OF_SPARED_MS = 2_000
const LONGEST_PROBLEM = 500

/**
 * What becomes of a mail that could not be handed over: another try after a pause that doubles up to an hour, or the end. A try at which
 * the mail server took no mail at all is spared.
 * @param tries how many there were that were not spared.
 * @param jitter 0 to 1: keeps the mails of one outage from all coming back at the same moment.
 */
export function afterProblem(error: unknown, tries: number, jitter = Math.random()): Outcome {
  const problem = reasonOf(error)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, LONGEST_PROBLEM)
  if (error instanceof MailProblem && error.fault === 'server')
    return { status: 'waiting', problem, againInMs: PAUSE_OF_SPARED_MS, isSpared: true }
  const most = error instanceof MailProblem && error.isRefusal ? MOST_TRIES_AFTER_REFUSAL : MOST_TRIES
  if (tries >= most) return { status: 'failed', problem }
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS)
  return { status: 'waiting', problem, againInMs: Math.round(pause * (0.8 + 0.4 * jitter)), isSpared: false }
}
