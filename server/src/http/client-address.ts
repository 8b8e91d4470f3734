import type { IncomingMessage } from 'node:http'
import net from 'node:net'
import { plainAddress } from './address-block.ts'

/**
 * The address of the visitor, without a port. Behind `trustedProxies` proxies it is the entry of X-Forwarded-For that the outermost
 * of them added; what is further left was written by the visitor and proves nothing, and neither does what is no address.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = plainAddress(request.socket.remoteAddress ?? 'unknown')
  if (trustedProxies === 0) return direct
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  return addressIn(forwarded.at(-trustedProxies) ?? '') ?? direct
}

/** Some proxies write `203.0.113.7:51234` or `[2001:db8::7]:51234`. */
function addressIn(entry: string): string | null {
  const [, inBrackets, withPort] = /^"?(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)"?$/.exec(entry) ?? []
  const address = inBrackets ?? withPort ?? entry
  return net.isIP(address) === 0 ? null : plainAddress(address)
}
