import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { messages } from '@panai/contract/http/messages'
import { limitConcurrency } from '../../../http/limit-concurrency.ts'
import { Refusal } from '../../../http/refusal.ts'

/** argon2id as OWASP's password storage cheat sheet has it: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const OUR_KIND = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/** One core stays free for everything else, and one thread of the four that also read files. */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1))
const MOST_WAITING = 24
const enter = limitConcurrency(AT_ONCE)
let waiting = 0

/** The hash of a password that nobody has. An address without an account is checked against it, so that it takes as long. */
const nobodys = await hash(crypto.randomUUID(), cost)

/** The same text in the two ways in which keyboards write an accented letter is the same password. */
function spelled(password: string): string {
  return password.normalize('NFC')
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(spelled(password), cost))
}

/** @param stored null: there is no account, or none with a password. The answer is no then, after the same work. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const isRight = await inTurn(() => verify(stored ?? nobodys, spelled(password)))
  return isRight && stored !== null
}

/** Whether a hash was made with another cost than today's. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(OUR_KIND)
}

/** @throws Refusal too_many when too many wait already: who comes then would not get an answer in time. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= MOST_WAITING) throw new Refusal('too_many', messages.tooMany, { retryAfter: 2 })
  waiting += 1
  try {
    return await enter(work)
  } finally {
    waiting -= 1
  }
}
