import type { LinkProps } from '@tanstack/react-router'

/** The page that the address asks for; what makes no sense is the first. */
export function readHistoryPage({ page }: Readonly<Record<string, unknown>>): number {
  // The router reads digits as a number.
  const written = String(page ?? '')
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : 1
}

/** The query of the address. The route itself does not know it, so that public pages need not load its rules. */
export function historySearch(page: number) {
  return (page > 1 ? { page } : {}) as NonNullable<LinkProps['search']> & object
}
