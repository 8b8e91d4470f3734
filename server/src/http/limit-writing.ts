import { messages } from '@panai/contract/http/messages'
import type { Config } from '../config/config.ts'
import { addressBlock } from './address-block.ts'
import { consumeLimit } from './consume-limit.ts'
import { limitNetworks } from './limit-networks.ts'
import { rateLimitsInMemory } from './rate-limit-store.ts'

/** Of all requests that a network may make in a minute: so many of its calls may change something, and so many of an account. */
const SHARE_OF_NETWORK = 1 / 4
const SHARE_OF_ACCOUNT = 1 / 10

/** Counts a call that may change something before any of it is read. @throws Refusal too_many */
export type WritingLimit = (visitor: string | null, accountId: number | null) => Promise<void>

/** The limit of every call that is no reading one and none of a session's own, whatever stricter limit it has beside; each node counts for itself. */
export function limitWriting({ requestsPerMinute }: Pick<Config, 'requestsPerMinute'>): WritingLimit {
  const share = (part: number) => ({ points: Math.ceil(requestsPerMinute * part), seconds: 60 })
  const ofNetwork = limitNetworks('writing', share(SHARE_OF_NETWORK))
  const ofAccount = rateLimitsInMemory('writing-account', share(SHARE_OF_ACCOUNT))
  return async (visitor, accountId) => {
    if (visitor !== null) await ofNetwork.take(addressBlock(visitor), messages.tooMany)
    if (accountId !== null) await consumeLimit(ofAccount, String(accountId), messages.tooMany)
  }
}
