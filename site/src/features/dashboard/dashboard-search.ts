import type { LinkProps } from '@tanstack/react-router'

export type Shelf = 'published' | 'submitted'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** `submitted`: the author comes from handing in a book and is shown it. */
    status?: Shelf
  }
}

/** What the author looks at. Part of the address, so that Back and a bookmark lead to the same. */
export type DashboardSearch = AddressedSearch & { readonly shelf: Shelf }

/** As the address and the way here say it. */
export type AddressedSearch = {
  /** Undefined: neither names one. */
  readonly shelf?: Shelf | undefined
  /** Undefined: all. */
  readonly genre?: string | undefined
  readonly page: number
  /** The submission whose messages are open. */
  readonly messages?: number | undefined
}

/** Reads it leniently: what makes no sense is as if it were not there. `arrival` counts where the address names no shelf. */
export function readDashboardSearch(
  { books, genre, page, messages }: Readonly<Record<string, unknown>>,
  arrival: Shelf | undefined,
): AddressedSearch {
  const named = books === 'submitted' || books === 'published' ? books : undefined
  const open = readNumber(messages)
  const shelf = named ?? (arrival === 'submitted' ? arrival : undefined)
  return {
    ...(shelf && { shelf }),
    page: readNumber(page) ?? 1,
    ...(typeof genre === 'string' && genre !== '' && { genre }),
    ...(open !== undefined && { messages: open }),
  }
}

/** The shelf that opens where none is named: the published books, unless only the other one has any. */
export function shelfWithBooks(
  published: readonly unknown[] | null | undefined,
  submitted: readonly unknown[] | null | undefined,
): Shelf {
  return published?.length === 0 && submitted && submitted.length > 0 ? 'submitted' : 'published'
}

function readNumber(given: unknown): number | undefined {
  // The router reads digits as a number.
  const written = String(given ?? '')
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : undefined
}

/** What is behind the question mark. A shelf is always named, so that it does not depend on how the author came. */
export function dashboardParameters({ shelf, genre, page, messages }: DashboardSearch) {
  return { books: shelf, ...(genre && { genre }), ...(page > 1 && { page }), ...(messages && { messages }) }
}

/** Leads to it. */
export function dashboardLink(shown: DashboardSearch) {
  // The route itself does not know these parameters, so that public pages need not load the rules for them.
  return { to: '/dashboard', search: dashboardParameters(shown), replace: true, resetScroll: false } as Pick<
    LinkProps,
    'to' | 'search' | 'replace' | 'resetScroll'
  >
}
