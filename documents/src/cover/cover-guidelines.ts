import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { trimSizes } from '@panai/contract/language/vocabulary'
import {
  coverSheet,
  coverThickness,
  type Extent,
  frontWithBleed,
  pageThickness,
  pixelsFor,
  spineWidth,
  trims,
} from '@panai/contract/manuscripts/book-making'
import { interiors } from '@panai/contract/royalties/calculator-rates'
import { CORNER_HEIGHT, drawCorner } from './corner.ts'
import { example } from './example.ts'
import { drawFullWrap, FULL_WRAP_HEIGHT } from './full-wrap.ts'
import { Sheet } from './sheet.ts'
import { drawTamil, TAMIL_HEIGHT } from './tamil-figure.ts'
import { type CoverWords, english } from './words/english.ts'
import { tamil } from './words/tamil.ts'

const madeAt = new Date('2026-01-01T00:00:00Z')
const wordsOf = inEach(english, tamil)

/** The PDF for cover designers in one language: the same bytes each time. */
export async function coverGuidelines(language: InterfaceLanguage): Promise<Uint8Array> {
  const words = wordsOf[language]
  const sheet = await Sheet.open(words.title, language, madeAt)
  theSheet(sheet, words)
  sheet.newPage()
  theEdges(sheet, words)
  theSpine(sheet, words)
  sheet.listed(words.resolution)
  sheet.newPage()
  theSizes(sheet, words)
  sheet.listed(words.colours)
  sheet.newPage()
  sheet.listed(words.back)
  theTamil(sheet, words)
  sheet.listed(words.before)
  sheet.text(words.before.unsure)
  return sheet.close(words.foot, words.numbered)
}

function theSheet(sheet: Sheet, { title, sheet: said, wrap }: CoverWords): void {
  sheet.leaf()
  sheet.heading(1, title)
  sheet.text(said.lead)
  sheet.heading(2, said.title)
  sheet.figure(said.figure(example), FULL_WRAP_HEIGHT, (drawing, width) =>
    drawFullWrap(drawing, width, example, wrap),
  )
  sheet.text(said.example(example))
  sheet.list(said.list)
}

function theEdges(sheet: Sheet, { edges, corner }: CoverWords): void {
  sheet.heading(2, edges.title)
  sheet.figure(edges.figure, CORNER_HEIGHT, (drawing) => drawCorner(drawing, corner))
  sheet.list(edges.list)
}

const counts = [20, 50, 80, 100, 120, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000]

function theSpine(sheet: Sheet, { spine, interior: nameOf }: CoverWords): void {
  sheet.heading(2, spine.title)
  sheet.text(spine.sum(example))
  const [assumed, thickness] = spine.assumed
  sheet.table(
    [
      { title: assumed, share: 2.4 },
      { title: thickness, share: 1, align: 'right' },
    ],
    [
      ...interiors.map((interior) => [
        spine.onePage(nameOf(interior)),
        spine.thickness(pageThickness[interior]),
      ]),
      [spine.card, spine.thickness(coverThickness['Soft Cover'])],
      [spine.boards, spine.thickness(coverThickness['Hard Cover'])],
    ],
    5.8,
  )
  sheet.text(spine.estimates, { font: 'strong' })
  sheet.newPage()
  sheet.heading(2, spine.byPages)
  sheet.table(
    [
      { title: spine.pages, share: 1 },
      ...interiors.map(spine.paper).map((title) => ({
        title,
        share: 1 + title.length / 12,
        align: 'right' as const,
      })),
    ],
    counts.map((pages) => [
      pages.toLocaleString('en-IN'),
      ...interiors.map((interior) => spine.width(spineWidth(pages, interior), pages)),
    ]),
  )
  sheet.list(spine.list)
}

function theSizes(sheet: Sheet, { sizes, interior, ofSize }: CoverWords): void {
  sheet.heading(2, sizes.title)
  sheet.text(sizes.lead(interior(example.interior)))
  sheet.table(
    [
      { title: sizes.book, share: 1.5 },
      { title: sizes.trim, share: 1.7, align: 'right' },
      ...[100, 200, 300].map((pages) => ({
        title: sizes.ofPages(pages),
        share: 1.7,
        align: 'right' as const,
      })),
    ],
    trimSizes.map((name) => [
      ofSize(name),
      extent(trims[name]),
      ...[100, 200, 300].map((pages) => extent(coverSheet(trims[name], spineWidth(pages, example.interior)))),
    ]),
  )
  sheet.heading(2, sizes.front)
  sheet.text(sizes.aboutFront)
  sheet.table(
    [
      { title: sizes.book, share: 1.4 },
      { title: sizes.printed, share: 1.6, align: 'right' },
      { title: sizes.pixels, share: 1.6, align: 'right' },
    ],
    trimSizes.map((name) => {
      const front = frontWithBleed(trims[name])
      return [
        ofSize(name),
        sizes.extent(extent(front)),
        `${pixelsFor(front.width)} × ${pixelsFor(front.height)}`,
      ]
    }),
  )
  sheet.text(sizes.ebook)
}

function theTamil(sheet: Sheet, { tamil: said, ponni }: CoverWords): void {
  sheet.heading(2, said.title)
  sheet.figure(said.figure, TAMIL_HEIGHT, (drawing, width) => drawTamil(drawing, width, ponni))
  sheet.list(said.list)
}

const extent = ({ width, height }: Extent) => `${width.toFixed(1)} × ${height.toFixed(1)}`
