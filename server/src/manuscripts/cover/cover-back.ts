import { brand } from '@panai/contract/brand/brand'
import { BARCODE } from '@panai/contract/manuscripts/book-making'
import type { CoverFinding } from '@panai/contract/manuscripts/covers'
import { inRupees } from '@panai/contract/money/grouped-rupees'
import type { Measure } from '../interior/create-measure.ts'
import { houseWords } from '../interior/interior-words.ts'
import { DIGIT_SIZE, drawBarcode, priceAddOn } from './barcode.ts'
import { type CoverItem, coverLinesAt } from './cover-lines-at.ts'
import { PORTRAIT } from './cover-pictures.ts'
import type { CoverRecord } from './cover-record.ts'
import type { CoverSheet } from './cover-sheet.ts'
import { fitText } from './fit-text.ts'
import type { Palette } from './palette.ts'

export const PORTRAIT_FILE = 'portrait.jpg'
/** Words stay so far inside the trim, in millimetres. */
const INSIDE = 14
const GAP = 5
/** Of the text about the book, in points. */
const blurbSizes = [12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8]
const nameSizes = [10, 9.5, 9, 8.5, 8, 7.5, 7]
const SMALL = 7

type Back = {
  record: CoverRecord
  sheet: CoverSheet
  palette: Palette
  hasPortrait: boolean
  measure: Measure
}

/** The text about the book, below it the author and the house, and the barcode beside the spine. */
export function backOf(back: Back): { items: CoverItem[]; findings: CoverFinding[] } {
  const { record, sheet, palette, measure } = back
  const { width, foot } = belowOf(sheet)
  const about = fitText(
    record.blurb ?? '',
    {
      ...{ width: sheet.trim.width - 2 * INSIDE, height: foot - GAP - sheet.top - INSIDE },
      ...{ sizes: blurbSizes, cut: '400-normal' },
    },
    measure,
  )
  const isBlank = about.lines.length === 0
  return {
    items: [
      ...coverLinesAt({ x: sheet.back + INSIDE, y: sheet.top + INSIDE }, about, {
        width: sheet.trim.width - 2 * INSIDE,
        colour: palette.ink,
      }),
      ...besideBarcode(back, width),
      ...barcodeOf(record, sheet),
    ],
    findings: [
      ...(isBlank ? [findingOf('no_blurb')] : []),
      ...(about.isCut ? [findingOf('blurb_cut')] : []),
      ...(record.isbn === null ? [findingOf('no_isbn')] : []),
    ],
  }
}

export const findingOf = (kind: CoverFinding['kind']): CoverFinding => ({ kind, dpi: null, percent: null })

/** The strip at the foot: where it begins, and what the barcode leaves of it. */
function belowOf({ trim, foot }: CoverSheet) {
  return {
    foot: foot - BARCODE.distance - BARCODE.height,
    width: trim.width - INSIDE - GAP - BARCODE.width - BARCODE.distance,
  }
}

function besideBarcode({ record, sheet, palette, hasPortrait, measure }: Back, width: number): CoverItem[] {
  const { foot: top } = belowOf(sheet)
  const left = sheet.back + INSIDE
  const indent = hasPortrait ? PORTRAIT.width + 4 : 0
  const look = { width: width - indent, colour: palette.ink }
  const room = { width: look.width, sizes: nameSizes }
  const name = fitText(record.author, { ...room, height: 17, cut: '700-normal' }, measure)
  const house = houseWords(record.language).publisher
  const publisher = fitText(`${house}\n${brand.email}`, { ...room, height: 12, cut: '400-normal' }, measure)
  const x = left + indent
  const items: CoverItem[] = [
    ...coverLinesAt({ x, y: top }, name, { ...look, isBold: true }),
    ...coverLinesAt({ x, y: top + BARCODE.height - publisher.height }, publisher, look),
  ]
  if (hasPortrait)
    items.push({
      kind: 'image',
      x: left,
      y: top,
      ...PORTRAIT,
      file: PORTRAIT_FILE,
      description: record.author,
    })
  return items
}

function barcodeOf({ isbn, mrp }: CoverRecord, sheet: CoverSheet): CoverItem[] {
  if (isbn === null) return []
  const x = sheet.fold - BARCODE.distance - BARCODE.width
  const { foot: y } = belowOf(sheet)
  const { bars, digits } = drawBarcode(isbn, mrp === null ? null : priceAddOn(mrp))
  const word = (text: string, at: Pick<CoverItem, 'x' | 'y'>, size: number): CoverItem => ({
    kind: 'text',
    ...{ ...at, width: BARCODE.width, align: 'left', size, isBold: false, colour: 'black' },
    ...{ text, language: 'en', isTurned: false },
  })
  const price = mrp === null ? [] : [word(`MRP ${inRupees(mrp)}`, { x, y: y + 6.6 }, SMALL)]
  return [
    { kind: 'rect', x, y, width: BARCODE.width, height: BARCODE.height, colour: 'white' },
    ...[word(`ISBN ${isbn}`, { x, y: y + 3.6 }, SMALL), ...price].map((item) => centred(item, x)),
    ...bars.map((bar): CoverItem => ({ kind: 'rect', ...bar, x: x + bar.x, y: y + bar.y, colour: 'black' })),
    ...digits.map((digit): CoverItem => {
      const item = word(digit.text, { x: x + digit.x - 2, y: y + digit.baseline }, DIGIT_SIZE)
      return item.kind === 'text' ? { ...item, width: 4, align: 'centre' } : item
    }),
  ]
}

const centred = (item: CoverItem, x: number): CoverItem =>
  item.kind === 'text' ? { ...item, x, align: 'centre' } : item
