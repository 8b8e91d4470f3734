import { accountMessages } from '@panai/contract/accounts/account-messages'
import { spellingSought } from '@panai/contract/accounts/email-rule'
import { consumeLimit } from '../../../http/consume-limit.ts'
import { limitNetworks } from '../../../http/limit-networks.ts'
import type { RateLimitStore } from '../../../http/rate-limit-store.ts'
import type { Keyring } from '../../../keys/keyring.ts'

/** Wrong passwords from one network, for any account. */
const OF_NETWORK = { points: 30, seconds: 5 * 60 }
/** Wrong passwords for one account from one network. */
const OF_ACCOUNT_FROM_NETWORK = { points: 10, seconds: 15 * 60 }
/** Wrong passwords for one account from all networks that it never used. */
const OF_ACCOUNT_FROM_STRANGERS = { points: 30, seconds: 15 * 60 }

/** A try to show that one knows a password. */
export type Attempt = {
  email: string
  /** null: from our own pages. */
  network: string | null
  /** The account was used from this network before: strangers elsewhere can't close the door to it. */
  isKnownNetwork: boolean
}

export type AttemptLimits = {
  /** Counts a try before it is known to be wrong, so that many at once are counted too. @throws Refusal too_many */
  begin(keys: Keyring, attempt: Attempt): Promise<void>
  /** It was right: it does not count, and neither do the wrong ones for this account from this network. */
  succeed(keys: Keyring, attempt: Attempt): Promise<void>
}

/** An address without an account is counted like any other, so that the limits tell nothing about it. */
export function limitAttempts(counting: RateLimitStore): AttemptLimits {
  const ofNetworks = limitNetworks('login-network', OF_NETWORK, counting)
  const ofPair = counting('login-account-network', OF_ACCOUNT_FROM_NETWORK)
  const ofStrangers = counting('login-strangers', OF_ACCOUNT_FROM_STRANGERS)

  function keysOf(keys: Keyring, { email: typed, network }: Attempt) {
    const email = spellingSought(typed)
    const from = network ?? 'here'
    return {
      from,
      ofNetwork: ofNetworks.withNames((network) => keys.pseudonym(network)),
      pair: keys.pseudonym(`${email} ${from}`),
      account: keys.pseudonym(email),
    }
  }

  return {
    async begin(keys, attempt) {
      const names = keysOf(keys, attempt)
      // One after the other: who is stopped at one door is not counted at the next.
      await names.ofNetwork.take(names.from, accountMessages.tooManyLogins)
      await consumeLimit(ofPair, names.pair, accountMessages.tooManyLogins)
      if (!attempt.isKnownNetwork)
        await consumeLimit(ofStrangers, names.account, accountMessages.tooManyLogins)
    },
    async succeed(keys, attempt) {
      const names = keysOf(keys, attempt)
      await names.ofNetwork.giveBack(names.from)
      await ofPair.delete(names.pair)
      if (!attempt.isKnownNetwork) await ofStrangers.reward(names.account)
    },
  }
}
