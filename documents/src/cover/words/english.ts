import { brand } from '@panai/contract/brand/brand'
import type { TrimSize } from '@panai/contract/language/vocabulary'
import {
  BARCODE,
  BLEED,
  coverThickness,
  type Extent,
  FEWEST_PAGES_OF_LETTERED_SPINE,
  PRINT_RESOLUTION,
  pageThickness,
  SAFE_DISTANCE,
  SPINE_DISTANCE,
} from '@panai/contract/manuscripts/book-making'
import type { Interior } from '@panai/contract/royalties/calculator-rates'
import { ISBN_DIGITS } from '@panai/contract/submissions/publishing-terms'
import type { Example } from '../example.ts'

type Two = readonly [string, string]
const two = (one: string, other: string): Two => [one, other]
const size = (millimetres: number) => `${Number(millimetres.toFixed(1))} mm`

/** All that the guidelines say in English; lengths come in millimetres. */
export const english = {
  title: 'Cover design guidelines',
  foot: `${brand.name} · Cover design guidelines · ${brand.email}`,
  numbered: (page: number, pages: number) => `${page} of ${pages}`,
  size,
  ofSize: (name: TrimSize) => name.replace(' X ', ' × '),
  interior: (interior: Interior): string => interior,
  sheet: {
    lead: 'For authors who draw their own cover, and for the designers who do it for them. A printed cover is one sheet: back, spine and front side by side, with a little more on every side than the reader will see.',
    title: 'The whole sheet',
    figure: ({ pages, spine }: Example) =>
      `The sheet of a book of 5.5 by 8.5 inches with ${pages} pages: the back on the left, the spine of ${size(spine)} in the middle, the front on the right, ${BLEED} millimetres of bleed all round, and white room for the barcode at the foot of the back, beside the spine.`,
    example: ({ pages, spine, trim, whole }: Example) =>
      `Our example is a book of 5.5 × 8.5 inches with ${pages} pages on cream paper and a soft cover. Width: ${BLEED} + ${size(trim.width)} + ${size(spine)} + ${size(trim.width)} + ${BLEED} = ${size(whole.width)}. Height: ${BLEED} + ${size(trim.height)} + ${BLEED} = ${size(whole.height)}.`,
    list: [
      `${BLEED} mm of bleed on all four sides; words and faces ${SAFE_DISTANCE} mm inside the cut and the folds.`,
      `${PRINT_RESOLUTION} dots an inch at the printed size, in CMYK, as one PDF with its fonts embedded.`,
      `The spine is drawn last, when the number of pages is final.`,
      `White room of ${BARCODE.width} × ${BARCODE.height} mm for the barcode, at the foot of the back beside the spine.`,
    ],
  },
  wrap: {
    back: 'BACK',
    aFewWords: two('a few words that make', 'a stranger turn the page'),
    front: 'FRONT',
    onTheFront: 'title, author, one picture',
    onTheSpine: 'AUTHOR · TITLE',
    barcode: two('white, left empty', 'for the barcode'),
    safe: `safe area, ${SAFE_DISTANCE} mm inside`,
    size,
    spine: (spine: number) => `spine ${size(spine)}`,
    whole: (sheet: Extent) =>
      `whole sheet ${size(sheet.width)} × ${size(sheet.height)} with ${BLEED} mm bleed on every side`,
  },
  edges: {
    title: 'Bleed, trim and safe area',
    figure:
      'The corner of a front cover, enlarged: outermost the bleed, then the line of the trim, then the safe area in which the title stands.',
    list: [
      'Pictures and colours that reach the edge go on through the bleed, on all four sides of the sheet.',
      'A thin frame near the edge shows every tenth of a millimetre that the knife strays. Leave it out, or set it 10 mm inside.',
      `Keep words ${SAFE_DISTANCE} mm away from the folds at the spine too.`,
    ],
  },
  corner: {
    title: 'TITLE',
    bleed: two('Bleed', `The picture runs on ${BLEED} mm beyond the cut. It is cut away.`),
    trim: two('Trim', 'Here the knife cuts, give or take a millimetre.'),
    safe: two('Safe area', `Words and faces stay ${SAFE_DISTANCE} mm inside the cut.`),
  },
  spine: {
    title: 'The width of the spine',
    sum: ({ pages, interior, spine }: Example) =>
      `Spine = pages × thickness of a page + thickness of the cover. A page is one side of a leaf: a book of 200 pages has 100 leaves. In our example: ${pages} × ${pageThickness[interior]} + ${coverThickness['Soft Cover']} = ${size(spine)}.`,
    assumed: two('Assumed by us', 'Thickness'),
    onePage: (interior: string) => `One page, ${interior}`,
    thickness: (millimetres: number) => `${millimetres} mm`,
    card: 'The card of a soft cover, both sides together',
    boards: 'The boards of a hard cover, both sides together',
    estimates:
      'These are assumptions of this house, not a standard: paper differs from mill to mill. Draw with them, and ask us for the measured spine when the number of pages is final, before the cover goes to print.',
    byPages: 'Spine of a soft cover, by pages and paper',
    pages: 'Pages',
    paper: (interior: Interior): string => interior,
    width: (width: number, pages: number) =>
      `${width.toFixed(1)} mm${pages < FEWEST_PAGES_OF_LETTERED_SPINE ? ' *' : ''}`,
    list: [
      `Values marked with * are of books of fewer than ${FEWEST_PAGES_OF_LETTERED_SPINE} pages: leave such a spine without words, for the fold may fall to either side of them.`,
      `Words on the spine stay ${SPINE_DISTANCE} mm away from either fold.`,
      'Words on the spine read from top to bottom, so that they stand upright when the book lies on its back.',
      'If the number of pages changes, the spine changes with it. Draw the spine last.',
      `A hard cover: add ${coverThickness['Hard Cover'] - coverThickness['Soft Cover']} mm to the values above. It also needs about 20 mm to fold over the boards instead of ${BLEED} mm of bleed, and a joint of about 10 mm on either side of the spine. Ask us for a drawn sheet before you begin.`,
    ],
  },
  resolution: {
    title: 'Resolution',
    list: [
      `${PRINT_RESOLUTION} dots an inch at the printed size. Divide the pixels of a picture by ${PRINT_RESOLUTION}: that is how many inches wide it may be. A picture of 1,200 pixels may be 4 inches wide.`,
      'Enlarging a small picture in a program adds pixels and no detail. Pictures that came through a messenger have been shrunk: ask for the original file.',
      'Drawings and letters stay lines: send them in a PDF, not as a picture of themselves.',
    ],
  },
  sizes: {
    title: 'Sizes of the sheet',
    lead: (interior: string) =>
      `The trimmed page, and the whole sheet of a soft cover on ${interior} with ${BLEED} mm of bleed on its four sides, all in millimetres.`,
    book: 'Size of the book',
    trim: 'Trim',
    ofPages: (pages: number) => `${pages} pages`,
    front: 'The front as a picture',
    aboutFront: `What a single picture that fills the front needs at ${PRINT_RESOLUTION} dots an inch, with bleed at the top, the foot and the outer side.`,
    printed: 'Printed',
    pixels: 'Pixels',
    extent: (extent: string) => `${extent} mm`,
    ebook:
      'For an e-book only the front is needed: a JPG in RGB, 1,600 × 2,560 pixels, without bleed. Look at it as small as a stamp; the title must still be read.',
  },
  colours: {
    title: 'Colour',
    list: [
      'Covers are printed in four inks: save the sheet in CMYK. Bright greens, oranges and blues of the screen turn duller in ink; better you see it than the reader.',
      'Black words are 100 % black and nothing else. A large black ground may have 60 % cyan below it; all four inks together never more than 300 %.',
      'No word lighter than 30 % on white, and none thinner than 6 points in white on a dark ground.',
      'Flatten layers and transparency when you save. No spot colours, please.',
    ],
  },
  back: {
    title: 'The back and the barcode',
    list: [
      `Leave ${BARCODE.width} × ${BARCODE.height} mm white at the foot of the back, ${BARCODE.distance} mm from the spine and ${BARCODE.distance} mm from the foot. We put the barcode there; it is the ${ISBN_DIGITS} digits of the ISBN drawn as lines.`,
      'Don’t draw a barcode yourself and don’t write a number that you have not received. Each format has its own.',
      'About the Book, 100 to 150 words, is plenty for a back. Ten lines are read; thirty are not.',
      'The price belongs beside the barcode, once it is settled.',
    ],
  },
  tamil: {
    title: 'Tamil on the cover',
    figure: 'The Tamil word Ponni twice: set rightly, and with its vowel signs and dots in the wrong places.',
    list: [
      'Type Tamil in Unicode and set it with a program that knows the script. Where a program shows the signs in the wrong place, switch on its setting for Indian or world-ready text.',
      'Embed every font in the PDF, or turn the words of the cover into outlines when they are final.',
      'Tamil letters carry signs above and below: give lines of Tamil half as much room again as lines of English, never letter-space them, and never squeeze them to fit.',
      'Read the exported PDF itself, letter by letter, on another computer than your own.',
    ],
  },
  ponni: {
    right: two('Right', 'The sign stands before its letter, the dot upon it.'),
    wrong: two('Wrong', 'Letters in the order of typing: a broken export.'),
  },
  before: {
    title: 'Before you send it',
    list: [
      'One PDF of the whole sheet, at its true size, with bleed; fonts embedded; CMYK.',
      `Title and name spelt as in the manuscript, on the front and on the spine (from ${FEWEST_PAGES_OF_LETTERED_SPINE} pages on).`,
      'Number of pages and paper written in the e-mail, so that we can check the spine.',
      'The front alone as a JPG for the web and the e-book.',
      'The pictures as files of their own, and the permission of whoever made them: a line from the artist or the photographer that says what we may print.',
      'The name of the cover artist, for the page behind the title.',
    ],
    unsure: `Unsure? Send us the file as it is: ${brand.email}, ${brand.phone.shown}. We would rather look twice than print twice.`,
  },
}

export type CoverWords = typeof english
