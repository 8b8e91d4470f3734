import { isIP } from 'node:net'

export type ListenAddress = { host: string; port: number }

/** `9464` (this machine alone), `10.0.0.5:9464` or `[::1]:9464`; null for anything else. */
export function parseListenAddress(text: string): ListenAddress | null {
  const [, host = '127.0.0.1', digits = ''] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? []
  const port = Number(digits)
  const bare = host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host
  const isAddress = host === bare ? isIP(bare) === 4 || bare === 'localhost' : isIP(bare) === 6
  return digits !== '' && port <= 65_535 && isAddress ? { host: bare, port } : null
}
