import { trimSizes } from '@panai/contract/language/vocabulary'
import { type Extent, PRINT_RESOLUTION } from '@panai/contract/manuscripts/book-making'
import { FEWEST_PAGES, MOST_PAGES } from '@panai/contract/royalties/royalty-calculator'
import { LEAST_RESOLUTION } from '../check/pictures.ts'
import { type Finding, finding } from '../findings/finding.ts'
import type { FactsOf, FindingKind } from '../findings/finding-kinds.ts'
import type { Names } from '../findings/kind.ts'
import { MOST_COUNTED } from './find-pages.ts'
import type { PageLook } from './page-look.ts'

const MOST_NAMED = 8
/** null: there was no time to look at the page. */
export type Looks = readonly (PageLook | null)[]

/** What is to be mended on the pages before they can be printed, each kind once with its pages. */
export function findInPages(looks: Looks, count: number): Finding[] {
  return [
    ...findCount(count),
    ...findSizes(looks),
    ...findFonts(looks),
    ...findPictures(looks),
    ...findInks(looks),
    ...findUnread(looks, count),
  ]
}

function findCount(count: number): Finding[] {
  if (count < FEWEST_PAGES) return [finding('stops', 'too_few_pages', { count })]
  if (count <= MOST_PAGES) return []
  const orMore = count >= MOST_COUNTED
  return [finding('stops', 'too_many_pages', { count: orMore ? MOST_COUNTED : count, orMore })]
}

const inWords = ({ width, height }: Extent) => `${Number(width.toFixed(1))} × ${Number(height.toFixed(1))} mm`

function findSizes(looks: Looks): Finding[] {
  const pagesOfSize = new Map<string, number[]>()
  const foreign = pagesWhere(looks, ({ size }) => size.trim === null)
  for (const [at, look] of looks.entries()) {
    if (!look) continue
    const name = look.size.trim ?? inWords(look.size.extent)
    pagesOfSize.set(name, [...(pagesOfSize.get(name) ?? []), at + 1])
  }
  const foreignNames = [...pagesOfSize.keys()].filter(
    (name) => !(trimSizes as readonly string[]).includes(name),
  )
  const [, ...others] = [...pagesOfSize].sort(([, one], [, other]) => other.length - one.length)
  const pagesOfOthers = others.flatMap(([, pages]) => pages).sort((one, other) => one - other)
  return [
    ...onPages(foreign, 'stops', 'unknown_size', { sizes: named(foreignNames) }),
    ...onPages(pagesOfOthers, 'stops', 'unequal_sizes', { sizes: named([...pagesOfSize.keys()]) }),
  ]
}

function findFonts(looks: Looks): Finding[] {
  const fonts = new Set(looks.flatMap((look) => [...(look?.missingFonts ?? [])]))
  const pages = pagesWhere(looks, ({ missingFonts }) => missingFonts.size > 0)
  return onPages(pages, 'stops', 'missing_fonts', { fonts: named([...fonts]) })
}

function findPictures(looks: Looks): Finding[] {
  const soft = (look: PageLook) => look.dots !== null && look.dots < PRINT_RESOLUTION
  const blurred = (look: PageLook) => look.dots !== null && look.dots < LEAST_RESOLUTION
  const least = (pages: readonly number[]) =>
    Math.round(Math.min(...pages.map((page) => looks[page - 1]?.dots ?? PRINT_RESOLUTION)))
  const stops = pagesWhere(looks, blurred)
  const mend = pagesWhere(looks, (look) => soft(look) && !blurred(look))
  const cut = pagesWhere(looks, ({ lacksBleed }) => lacksBleed)
  return [
    ...onPages(stops, 'stops', 'soft_pictures', { dots: least(stops), blurred: true }),
    ...onPages(mend, 'mend', 'soft_pictures', { dots: least(mend), blurred: false }),
    ...onPages(cut, 'mend', 'no_bleed', {}),
  ]
}

function findInks(looks: Looks): Finding[] {
  const inks = (['rgb', 'cmyk'] as const).filter((ink) => looks.some((look) => look?.inks.has(ink)))
  const transparent = pagesWhere(looks, ({ isTransparent }) => isTransparent)
  const spot = pagesWhere(looks, ({ inks: used }) => used.has('spot'))
  const coloured = pagesWhere(looks, ({ inks: used }) => used.has('rgb') || used.has('cmyk'))
  return [
    ...onPages(transparent, 'mend', 'transparent', {}),
    ...onPages(spot, 'mend', 'spot_colour', {}),
    ...onPages(coloured, 'mend', 'colours', { inks }),
  ]
}

function findUnread(looks: Looks, count: number): Finding[] {
  const unread = pagesWhere(looks, ({ isUnread }) => isUnread)
  const missing = looks.flatMap((look, at) => (look === null ? [at + 1] : []))
  return [
    ...onPages(unread, 'information', 'packed_pages', {}),
    ...onPages(missing, 'information', 'slow_pages', {}),
    ...(count > looks.length ? [finding('information', 'more_pages', { looked: looks.length })] : []),
  ]
}

function pagesWhere(looks: Looks, is: (look: PageLook) => boolean): number[] {
  return looks.flatMap((look, at) => (look !== null && is(look) ? [at + 1] : []))
}

/** A finding of these pages; none, where they are none. */
export function onPages<K extends FindingKind>(
  pages: readonly number[],
  severity: Finding['severity'],
  kind: K,
  facts: FactsOf<K>,
): Finding[] {
  return pages.length === 0 ? [] : [finding(severity, kind, facts, { pages: [...pages] })]
}

/** What is longer is cut: a file may name thousands. */
const MOST_LETTERS = 40
function named(all: readonly string[]): Names {
  const shown = all.slice(0, MOST_NAMED).map((name) => name.slice(0, MOST_LETTERS))
  return { shown, more: all.length - shown.length }
}
