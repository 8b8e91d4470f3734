import type { Owner } from '../untrusted-files/fair-queue.ts'
import { addressBlock } from './address-block.ts'
import type { Visitor } from './route.ts'

/** Whose files a call brings. */
export function ownerOf({ address }: Pick<Visitor, 'address'>, account: number | null = null): Owner {
  return { account, network: address === null ? null : addressBlock(address) }
}
