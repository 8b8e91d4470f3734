// How far the server's clock is ahead of this device's, as far as its answers have told.
let aheadMs = 0

/** Learns the right time from an answer: a device's clock may be hours wrong. */
export function noteServerTime(answer: Response): void {
  const said = Date.parse(answer.headers.get('Date') ?? '')
  if (!Number.isNaN(said)) aheadMs = said - Date.now()
}

/** Whether the token says so itself; one that can't be read has no life left. Only the server knows whether it is genuine. */
export function isExpired(token: string): boolean {
  const end = endOf(token)
  return end === null || end * 1000 <= Date.now() + aheadMs
}

/** The `exp` of a token, in seconds. */
function endOf(token: string): number | null {
  const [, claims = ''] = token.split('.')
  try {
    const { exp }: { exp?: unknown } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof exp === 'number' ? exp : null
  } catch {
    return null
  }
}
