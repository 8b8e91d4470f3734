import { accountMessages } from '@panai/contract/account-messages'
import { consumeLimit } from '../../../http/consume-limit.ts'
import type { RateLimitStore } from '../../../http/rate-limit-store.ts'
import type { Keyring } from '../../../keys/keyring.ts'

/** Links for one address, whoever asks: nobody's inbox is filled. The newest of them still works for its hour. */
const OF_ADDRESS = { points: 5, seconds: 3_600 }

/** Counts for an address without an account too. */
export function limitResets(counting: RateLimitStore) {
  const ofAddress = counting('reset-address', OF_ADDRESS)
  return {
    /** @throws Refusal too_many */
    take: (keys: Keyring, email: string) =>
      consumeLimit(ofAddress, keys.pseudonym(email), accountMessages.tooManyResets),
  }
}
