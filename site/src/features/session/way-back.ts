const closed = /^(?:\/ta)?\/(login|register|forgot-password|reset-password)(\/|$)/
const dashboard = '/dashboard'

/** Where a login leads: to where the person came from, as long as that is a page of this site, else to the dashboard. */
export function wayBack(wanted: string | undefined): string {
  // Read as a browser reads it: `//elsewhere`, `/\elsewhere` and a tab in between all name another host.
  const here = 'https://here.invalid'
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, here)) return dashboard
  const { origin, pathname, search, hash } = new URL(wanted, here)
  if (origin !== here || pathname.startsWith('//') || closed.test(pathname)) return dashboard
  return pathname + search + hash
}
