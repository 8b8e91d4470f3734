/** Where `clamd` listens. */
export type ScannerAddress = { host: string; port: number } | { path: string }

/** Reads `CLAMD_URL`: `tcp://host:port`, or `unix:/path`. @returns null when it is neither. */
export function parseScannerUrl(given: string): ScannerAddress | null {
  const [, path] = /^unix:(?:\/\/)?(\/.+)$/.exec(given) ?? []
  if (path !== undefined) return { path }
  if (!URL.canParse(given)) return null
  const { protocol, hostname, port, pathname } = new URL(given)
  if (protocol !== 'tcp:' || hostname === '' || !['', '/'].includes(pathname)) return null
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? 3310 : Number(port) }
}
