/** How pages are shown: as they lie in the open book, or one at a time where there is no room for two. */
export type Spread = { readonly pages: number; readonly inPairs: boolean }

/** The pages that lie open with this one. Odd pages are on the right, so the first one lies alone. */
export function pagesAt(page: number, { pages, inPairs }: Spread): number[] {
  const left = page - (page % 2)
  const open = inPairs ? [left, left + 1] : [page]
  return open.filter((one) => one >= 1 && one <= pages)
}

/** The first page that lies open when one leaf is turned, null where there is none. */
export function turned(page: number, by: 1 | -1, spread: Spread): number | null {
  const open = pagesAt(page, spread)
  const next = by === 1 ? (open.at(-1) ?? page) + 1 : (open[0] ?? page) - 1
  return next < 1 || next > spread.pages ? null : (pagesAt(next, spread)[0] ?? null)
}

/** A page of that number, or the nearest one that there is. */
export function nearestPage(wanted: number, pages: number): number {
  return Math.min(Math.max(Math.trunc(wanted), 1), pages)
}
