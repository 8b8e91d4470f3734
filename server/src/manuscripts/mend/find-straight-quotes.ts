import type { Replacement } from './replace-in-inlines.ts'

/** What a quotation opens behind. */
const beforeOpening = /[\s([{“‘–—\u2009-]$/u

/** Straight marks, and the curved ones in their places: inches and minutes behind a figure stay, where no quotation is open. */
export function findStraightQuotes(text: string): Replacement[] {
  const found: Replacement[] = []
  let isOpen = false
  for (const { index, 0: mark } of text.matchAll(/["']/g)) {
    const before = text.slice(0, index)
    const after = text.slice(index + 1)
    const opens = (before === '' || beforeOpening.test(before)) && /^\S/u.test(after)
    if (/\d$/.test(before) && !isOpen) continue
    if (mark === '"') {
      found.push({ index, length: 1, instead: opens ? '“' : '”' })
      isOpen = opens
    } else found.push({ index, length: 1, instead: opens ? '‘' : '’' })
  }
  return found
}
