/** For a page whose address holds a mailed token: nothing keeps the page, and no request that it makes says where it comes from. */
export function privateAddress(): Record<string, string> {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
}
