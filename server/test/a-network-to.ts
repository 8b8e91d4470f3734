import { onTestFinished } from 'vitest'
import type { DatabaseServer } from './database-for-tests.ts'
import { type Network, openNetwork } from './open-network.ts'

export type { Network } from './open-network.ts'

/** A network between the application and its database, until the running test is over. */
export async function aNetworkTo(server: DatabaseServer): Promise<Network> {
  const network = await openNetwork(server)
  onTestFinished(network.close)
  return network
}
