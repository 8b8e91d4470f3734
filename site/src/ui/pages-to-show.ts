/** Page numbers to offer: the first, the last, those around the current one; `null` where some are left out. */
export function pagesToShow(page: number, lastPage: number): (number | null)[] {
  const wanted = new Set([1, lastPage, page - 1, page, page + 1])
  const shown = [...wanted].filter((n) => n >= 1 && n <= lastPage).sort((a, b) => a - b)
  return shown.flatMap((n, at) => {
    const gap = n - (shown[at - 1] ?? 0)
    if (gap === 2) return [n - 1, n]
    return gap > 2 ? [null, n] : [n]
  })
}
