import { widerBlock } from './address-block.ts'
import { consumeLimit } from './consume-limit.ts'
import { type Limit, type RateLimitStore, rateLimitsInMemory } from './rate-limit-store.ts'

/** A /56 is one customer's or some neighbours': together they may as much as so many networks. */
export const NETWORKS_OF_A_CUSTOMER = 4

export type NetworkLimit = {
  /** @param network as `addressBlock` gives it. @throws Refusal too_many, with this message */
  take(network: string, message: string): Promise<void>
  /** The last one taken does not count. */
  giveBack(network: string): Promise<void>
}

/** So much for each IPv4 address or IPv6 /64, and four times as much for all of a /56 together. */
export function limitNetworks(
  name: string,
  limit: Limit,
  counting: RateLimitStore = rateLimitsInMemory,
): NetworkLimit & { withNames(called: (network: string) => string): NetworkLimit } {
  const ofNetwork = counting(name, limit)
  const ofCustomer = counting(`${name}-56`, { ...limit, points: limit.points * NETWORKS_OF_A_CUSTOMER })

  function withNames(called: (network: string) => string): NetworkLimit {
    return {
      async take(network, message) {
        await consumeLimit(ofNetwork, called(network), message)
        const wider = widerBlock(network)
        if (wider !== null) await consumeLimit(ofCustomer, called(wider), message)
      },
      async giveBack(network) {
        await ofNetwork.reward(called(network))
        const wider = widerBlock(network)
        if (wider !== null) await ofCustomer.reward(called(wider))
      },
    }
  }
  return { withNames, ...withNames((network) => network) }
}
