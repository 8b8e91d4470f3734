import type { IncomingMessage } from 'node:http'

/**
 * The address of the visitor. Behind `trustedProxies` proxies it is the entry of X-Forwarded-For that the outermost of them
 * added; what stands further left was written by the visitor and proves nothing.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return direct
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  return forwarded.at(-trustedProxies) ?? direct
}
