const closed = /^\/(login|register|forgot-password|reset-password)(\/|$)/

/** Where a login leads: to where the person came from, as long as that is a page of this site, else to the dashboard. */
export function wayBack(wanted: string | undefined): string {
  const dashboard = '/dashboard'
  if (!wanted?.startsWith('/')) return dashboard
  // Read as a browser reads it: `//elsewhere`, `/\elsewhere` and a tab in between all name another host.
  const here = 'https://here.invalid'
  const { origin, pathname, search, hash } = new URL(wanted, here)
  if (origin !== here || closed.test(pathname)) return dashboard
  return pathname + search + hash
}
