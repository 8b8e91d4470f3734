import { z } from 'zod'
import type { PageStart } from '../book/page-starts.ts'
import type { Stretch } from '../book/stretches-of.ts'

const mark = z.union([
  z.enum(['titlePage', 'copyrightPage', 'contents']),
  z.tuple([z.int().min(0), z.int().min(0)]),
])
const marked = z.object({
  /** Those that have text, in their order. */
  pages: z.array(z.object({ page: z.int().min(1), first: mark, last: mark })),
  /** On which a number stands. */
  numbered: z.array(z.int().min(1)),
})
export type Marked = z.output<typeof marked>

/** What the template tells of its marks. */
export const marksQuery = { selector: '<marked>', field: 'value' }
export const markedIn = z.tuple([marked])

/** The stretches that may go on to another page: the last that is begun on each. */
export function mayGoAcross({ pages }: Marked): Set<number> {
  return new Set(pages.flatMap(({ last }) => (typeof last === 'string' ? [] : [last[0]])))
}

/** @param count of all pages. @param stretches of the book, by the numbers that their marks have. */
export function pageStartsOf(
  { pages, numbered }: Marked,
  count: number,
  stretches: readonly Stretch[],
): PageStart[] {
  const firsts = new Map(pages.map(({ page, first }) => [page, first]))
  const labels = new Set(numbered)
  function placeOf(first: z.output<typeof mark> | undefined): PageStart['at'] {
    if (first === undefined) return null
    if (typeof first === 'string') return { house: first }
    const [at, letter] = first
    const stretch = stretches[at]
    if (!stretch) throw new Error(`no stretch ${at} is in the book`)
    const { section, block, part, paragraph } = stretch
    return { section, block, part, letter, paragraph }
  }
  return Array.from({ length: count }, (_, at) => {
    const page = at + 1
    return { page, label: labels.has(page) ? String(page) : null, at: placeOf(firsts.get(page)) }
  })
}
