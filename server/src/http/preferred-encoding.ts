export type Encoding = 'br' | 'gzip'

const declined = /\b(br|gzip)\s*;\s*q=0(\.0+)?(?=\s*(,|$))/g

/** The better of the two encodings that we have, as Accept-Encoding allows it. */
export function preferredEncoding(accepted: string): Encoding | null {
  const offered = accepted.includes('q=0') ? accepted.replace(declined, '') : accepted
  return /\bbr\b/.test(offered) ? 'br' : /\bgzip\b/.test(offered) ? 'gzip' : null
}
