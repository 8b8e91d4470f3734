import { addressBlock } from '../http/address-block.ts'
import type { Visitor } from '../http/route.ts'
import type { Owner } from './fair-queue.ts'

/** The owner of the files that a call uploads. */
export function ownerOf({ address }: Pick<Visitor, 'address'>, account: number | null = null): Owner {
  return { account, network: address === null ? null : addressBlock(address) }
}
