import type { LinkProps } from '@tanstack/react-router'

/** What the address asks for: a page of the list, or one statement and a page of its lines. */
export type StatementSearch = { readonly statement?: number | undefined; readonly page: number }

/** What makes no sense is as if it were not there. */
export function readStatementSearch({ statement, page }: Readonly<Record<string, unknown>>): StatementSearch {
  return { statement: readNumber(statement), page: readNumber(page) ?? 1 }
}

function readNumber(given: unknown): number | undefined {
  // The router reads digits as a number.
  const written = String(given ?? '')
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : undefined
}

/** Leads to it. */
export function statementLink(shown: StatementSearch) {
  return { to: '/statements', search: statementSearch(shown) } as Pick<LinkProps, 'to' | 'search'>
}

/** What is behind the question mark. The route itself does not know it, so that public pages need not load its rules. */
export function statementSearch({ statement, page }: StatementSearch) {
  return { ...(statement && { statement }), ...(page > 1 && { page }) } as NonNullable<LinkProps['search']> &
    object
}
