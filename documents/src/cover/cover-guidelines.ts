import {
  BARCODE,
  BLEED,
  coverSheet,
  coverThickness,
  NARROWEST_LETTERED_SPINE,
  PRINT_RESOLUTION,
  pageThickness,
  pixelsFor,
  SAFE_DISTANCE,
  spineWidth,
  trims,
} from '@panai/contract/book-making'
import { brand } from '@panai/contract/brand'
import { interiors } from '@panai/contract/calculator-rates'
import { ISBN_DIGITS } from '@panai/contract/publishing-terms'
import { type TrimSize, trimSizes } from '@panai/contract/vocabulary'
import { CORNER_HEIGHT, drawCorner } from './corner.ts'
import { drawFullWrap, FULL_WRAP_HEIGHT, size } from './full-wrap.ts'
import { Sheet } from './sheet.ts'
import { drawTamil, TAMIL_HEIGHT } from './tamil-figure.ts'

const madeAt = new Date('2026-01-01T00:00:00Z')
const example = { size: '5.5 X 8.5 in', pages: 200, interior: 'B & W cream paper' } as const
const trim = trims[example.size]
const spine = spineWidth(example.pages, example.interior)

/** The PDF for cover designers: the same bytes each time. */
export async function coverGuidelines(): Promise<Uint8Array> {
  const sheet = await Sheet.open('Cover design guidelines', madeAt)
  theSheet(sheet)
  sheet.newPage()
  theEdges(sheet)
  theSpine(sheet)
  theResolution(sheet)
  sheet.newPage()
  theSizes(sheet)
  theColours(sheet)
  sheet.newPage()
  theBack(sheet)
  theWords(sheet)
  theList(sheet)
  return sheet.close(`${brand.name} · Cover design guidelines · ${brand.email}`)
}

function theSheet(sheet: Sheet): void {
  sheet.leaf()
  sheet.heading(1, 'Cover design guidelines')
  sheet.text(
    'For authors who draw their own cover, and for the designers who do it for them. A printed cover is one sheet: back, spine and front side by side, with a little more on every side than the reader will see.',
  )
  sheet.heading(2, 'The whole sheet')
  sheet.figure(
    `The sheet of a book of 5.5 by 8.5 inches with ${example.pages} pages: the back on the left, the spine of ${size(spine)} in the middle, the front on the right, ${BLEED} millimetres of bleed all round, and white room for the barcode at the foot of the back, beside the spine.`,
    FULL_WRAP_HEIGHT,
    (doc, width) => drawFullWrap(doc, width, trim, spine),
  )
  const whole = coverSheet(trim, spine)
  sheet.text(
    `Our example is a book of 5.5 × 8.5 inches with ${example.pages} pages on cream paper and a soft cover. Width: ${BLEED} + ${size(trim.width)} + ${size(spine)} + ${size(trim.width)} + ${BLEED} = ${size(whole.width)}. Height: ${BLEED} + ${size(trim.height)} + ${BLEED} = ${size(whole.height)}.`,
  )
  sheet.list([
    `${BLEED} mm of bleed on all four sides; words and faces ${SAFE_DISTANCE} mm inside the cut and the folds.`,
    `${PRINT_RESOLUTION} dots an inch at the printed size, in CMYK, as one PDF with its fonts embedded.`,
    `The spine is drawn last, when the number of pages is final.`,
    `White room of ${BARCODE.width} × ${BARCODE.height} mm for the barcode, at the foot of the back beside the spine.`,
  ])
}

function theEdges(sheet: Sheet): void {
  sheet.heading(2, 'Bleed, trim and safe area')
  sheet.figure(
    'The corner of a front cover, enlarged: outermost the bleed, then the line of the trim, then the safe area in which the title stands.',
    CORNER_HEIGHT,
    drawCorner,
  )
  sheet.list([
    'Pictures and colours that reach the edge go on through the bleed, on all four sides of the sheet.',
    'A thin frame near the edge shows every tenth of a millimetre that the knife strays. Leave it out, or set it 10 mm inside.',
    `Keep words ${SAFE_DISTANCE} mm away from the folds at the spine too.`,
  ])
}

function theSpine(sheet: Sheet): void {
  sheet.heading(2, 'The width of the spine')
  sheet.text(
    `Spine = pages × thickness of a page + thickness of the cover. A page is one side of a leaf: a book of 200 pages has 100 leaves. In our example: ${example.pages} × ${pageThickness[example.interior]} + ${coverThickness['Soft Cover']} = ${size(spine)}.`,
  )
  const columns = [
    { title: 'Pages', share: 1 },
    ...interiors.map((title) => ({
      title,
      share: 1 + title.length / 12,
      align: 'right' as const,
    })),
  ]
  sheet.table(
    [
      { title: 'Assumed by us', share: 2.4 },
      { title: 'Thickness', share: 1, align: 'right' },
    ],
    [
      ...interiors.map((interior) => [`One page, ${interior}`, `${pageThickness[interior]} mm`]),
      ['The card of a soft cover, both sides together', `${coverThickness['Soft Cover']} mm`],
      ['The boards of a hard cover, both sides together', `${coverThickness['Hard Cover']} mm`],
    ],
    5.8,
  )
  sheet.text(
    'These are assumptions of this house, not a standard: paper differs from mill to mill. Draw with them, and ask us for the measured spine when the number of pages is final, before the cover goes to print.',
    { font: 'strong' },
  )
  sheet.newPage()
  sheet.heading(2, 'Spine of a soft cover, by pages and paper')
  sheet.table(
    columns,
    [20, 50, 80, 100, 120, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000].map((pages) => [
      pages.toLocaleString('en-IN'),
      ...interiors.map((interior) => lettered(spineWidth(pages, interior))),
    ]),
  )
  sheet.list([
    `Values marked with * are below ${NARROWEST_LETTERED_SPINE} mm: leave such a spine without words, for the fold may fall to either side of them.`,
    'Words on the spine read from top to bottom, so that they stand upright when the book lies on its back.',
    'If the number of pages changes, the spine changes with it. Draw the spine last.',
    `A hard cover: add ${coverThickness['Hard Cover'] - coverThickness['Soft Cover']} mm to the values above. It also needs about 20 mm to fold over the boards instead of ${BLEED} mm of bleed, and a joint of about 10 mm on either side of the spine. Ask us for a drawn sheet before you begin.`,
  ])
}

const lettered = (width: number) => `${width.toFixed(1)} mm${width < NARROWEST_LETTERED_SPINE ? ' *' : ''}`

function theSizes(sheet: Sheet): void {
  sheet.heading(2, 'Sizes of the sheet')
  sheet.text(
    `The trimmed page, and the whole sheet of a soft cover on ${example.interior} with ${BLEED} mm of bleed on its four sides, all in millimetres.`,
  )
  sheet.table(
    [
      { title: 'Size of the book', share: 1.5 },
      { title: 'Trim', share: 1.7, align: 'right' },
      { title: '100 pages', share: 1.7, align: 'right' },
      { title: '200 pages', share: 1.7, align: 'right' },
      { title: '300 pages', share: 1.7, align: 'right' },
    ],
    trimSizes.map((name) => [
      spoken(name),
      extent(trims[name]),
      ...[100, 200, 300].map((pages) => extent(coverSheet(trims[name], spineWidth(pages, example.interior)))),
    ]),
  )
  sheet.heading(2, 'The front as a picture')
  sheet.text(
    `What a single picture that fills the front needs at ${PRINT_RESOLUTION} dots an inch, with bleed at the top, the foot and the outer side.`,
  )
  sheet.table(
    [
      { title: 'Size of the book', share: 1.4 },
      { title: 'Printed', share: 1.6, align: 'right' },
      { title: 'Pixels', share: 1.6, align: 'right' },
    ],
    trimSizes.map((name) => {
      const front = { width: trims[name].width + BLEED, height: trims[name].height + 2 * BLEED }
      return [spoken(name), `${extent(front)} mm`, `${pixelsFor(front.width)} × ${pixelsFor(front.height)}`]
    }),
  )
  sheet.text(
    'For an e-book only the front is needed: a JPG in RGB, 1,600 × 2,560 pixels, without bleed. Look at it as small as a stamp; the title must still be read.',
  )
}

function theResolution(sheet: Sheet): void {
  sheet.heading(2, 'Resolution')
  sheet.list([
    `${PRINT_RESOLUTION} dots an inch at the printed size. Divide the pixels of a picture by ${PRINT_RESOLUTION}: that is how many inches wide it may be. A picture of 1,200 pixels may be 4 inches wide.`,
    'Enlarging a small picture in a program adds pixels and no detail. Pictures that came through a messenger have been shrunk: ask for the original file.',
    'Drawings and letters stay lines: send them in a PDF, not as a picture of themselves.',
  ])
}

function theColours(sheet: Sheet): void {
  sheet.heading(2, 'Colour')
  sheet.list([
    'Covers are printed in four inks: save the sheet in CMYK. Bright greens, oranges and blues of the screen turn duller in ink; better you see it than the reader.',
    'Black words are 100 % black and nothing else. A large black ground may have 60 % cyan below it; all four inks together never more than 300 %.',
    'No word lighter than 30 % on white, and none thinner than 6 points in white on a dark ground.',
    'Flatten layers and transparency when you save. No spot colours, please.',
  ])
}

function theBack(sheet: Sheet): void {
  sheet.heading(2, 'The back and the barcode')
  sheet.list([
    `Leave ${BARCODE.width} × ${BARCODE.height} mm white at the foot of the back, ${BARCODE.distance} mm from the spine and ${BARCODE.distance} mm from the foot. We put the barcode there; it is the ${ISBN_DIGITS} digits of the ISBN drawn as lines.`,
    'Don’t draw a barcode yourself and don’t write a number that you have not received. Each format has its own.',
    'About the Book, 100 to 150 words, is plenty for a back. Ten lines are read; thirty are not.',
    'The price belongs beside the barcode, once it is settled.',
  ])
}

function theWords(sheet: Sheet): void {
  sheet.heading(2, 'Tamil on the cover')
  sheet.figure(
    'The Tamil word Ponni twice: set rightly, and with its vowel signs and dots in the wrong places.',
    TAMIL_HEIGHT,
    drawTamil,
  )
  sheet.list([
    'Type Tamil in Unicode and set it with a program that knows the script. Where a program shows the signs in the wrong place, switch on its setting for Indian or world-ready text.',
    'Embed every font in the PDF, or turn the words of the cover into outlines when they are final.',
    'Tamil letters carry signs above and below: give lines of Tamil half as much room again as lines of English, never letter-space them, and never squeeze them to fit.',
    'Read the exported PDF itself, letter by letter, on another computer than your own.',
  ])
}

function theList(sheet: Sheet): void {
  sheet.heading(2, 'Before you send it')
  sheet.list([
    'One PDF of the whole sheet, at its true size, with bleed; fonts embedded; CMYK.',
    `Title and name spelt as in the manuscript, on the front and on the spine (from ${NARROWEST_LETTERED_SPINE} mm on).`,
    'Number of pages and paper written in the e-mail, so that we can check the spine.',
    'The front alone as a JPG for the web and the e-book.',
    'The pictures as files of their own, and the permission of whoever made them: a line from the artist or the photographer that says what we may print.',
    'The name of the cover artist, for the page behind the title.',
  ])
  sheet.text(
    `Unsure? Send us the file as it is: ${brand.email}, ${brand.phone.shown}. We would rather look twice than print twice.`,
  )
}

const spoken = (name: TrimSize) => name.replace(' X ', ' × ')
const extent = ({ width, height }: { width: number; height: number }) =>
  `${width.toFixed(1)} × ${height.toFixed(1)}`
