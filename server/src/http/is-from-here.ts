import type { IncomingMessage } from 'node:http'
import { isLoopback, namesLoopback } from '../config/loopback.ts'
import { plainAddress } from './address-block.ts'

/** Where a proxy says who called it. */
const ADDRESSES = /^(?:x-forwarded-for|x-real-ip)$/
const PROXIED = /^(?:forwarded|via|x-forwarded-.+|x-real-ip)$/

/**
 * Whether a call was made on this machine to this machine: it comes from a loopback address, under a name of this machine (another one may
 * be a page of somebody else's whose name was bound to our address), and with no trace of a proxy that had it from elsewhere. Where no
 * proxy is expected any trace of one counts, since behind it every call has an address of this machine; where some are, each address
 * that they name must be of this machine too. A proxy on this machine that changes the name and leaves no trace can't be told.
 */
export function isFromHere({ socket, headers }: IncomingMessage, trustedProxies: number): boolean {
  if (!isLoopback(plainAddress(socket.remoteAddress ?? ''))) return false
  if (!namesLoopback(headers.host ?? '')) return false
  return Object.entries(headers)
    .filter(([name]) => PROXIED.test(name))
    .every(([name, value]) => trustedProxies > 0 && isHarmless(name, String(value)))
}

function isHarmless(name: string, value: string): boolean {
  const named = value.split(',').map((entry) => entry.trim())
  if (ADDRESSES.test(name)) return named.every((entry) => isLoopback(plainAddress(entry)))
  if (name === 'x-forwarded-host') return named.every(namesLoopback)
  return name === 'x-forwarded-proto' || name === 'x-forwarded-port'
}
