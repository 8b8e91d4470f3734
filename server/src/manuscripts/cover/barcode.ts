import { BARCODE } from '@panai/contract/manuscripts/book-making'
import type { Paise } from '@panai/contract/money/money'
import bwipjs from 'bwip-js/node'

/** A bar, or a digit below one, in millimetres within the white room of the barcode. */
export type Bar = { x: number; y: number; width: number; height: number }
export type Digit = { text: string; x: number; baseline: number }
export type Barcode = { bars: Bar[]; digits: Digit[] }

/** One module: 0.88 of the nominal 0.33 mm (80 to 200 % are allowed), so that the add-on has room too. */
const MODULE = 0.29
/** White on the left of the bars, and between them and those of the add-on, in modules. */
const QUIET = 11
const GAP = 12
const WIDTH_OF_EAN = 95
const WIDTH_OF_ADD_ON = 47
const LAST_QUIET = 5

const TOP = 8
const HEIGHT = 17.5
/** How far the bars at both ends and in the middle reach below the others. */
const GUARD = 1.5
export const DIGIT_SIZE = 8
const BELOW = 3
const DIGIT = 7

/**
 * The price as five digits beside the barcode. The first digit of that number is the currency's, and rupees have none: 0 and 1 are pounds.
 * 9 says that the other four are the publisher's own, so there the rupees are. @returns null where they do not fit.
 */
export function priceAddOn(mrp: Paise): string | null {
  const rupees = mrp / 100
  return Number.isInteger(rupees) && rupees > 0 && rupees < 9_000
    ? `9${String(rupees).padStart(4, '0')}`
    : null
}

/** EAN-13 of an ISBN. @throws Error when its check digit is wrong. */
export function drawBarcode(isbn: string, addOn: string | null): Barcode {
  const modules = QUIET + WIDTH_OF_EAN + (addOn === null ? QUIET : GAP + WIDTH_OF_ADD_ON + LAST_QUIET)
  const left = (BARCODE.width - modules * MODULE) / 2 + QUIET * MODULE
  const right = left + (WIDTH_OF_EAN + GAP) * MODULE
  const baseline = TOP + HEIGHT + BELOW
  const digit = (text: string, from: number, module: number, line: number): Digit => ({
    text,
    x: from + module * MODULE,
    baseline: line,
  })
  const main = barsOf('ean13', isbn).map(({ at, wide }) => ({
    x: left + at * MODULE,
    y: TOP,
    width: wide * MODULE,
    height: HEIGHT + (isGuard(at) ? GUARD : 0),
  }))
  const digits = [...isbn].map((text, at) => digit(text, left, placeOf(at), baseline))
  if (addOn === null) return { bars: main, digits }
  const beside = barsOf('ean5', addOn).map(({ at, wide }) => ({
    x: right + at * MODULE,
    y: TOP + BELOW + 0.5,
    width: wide * MODULE,
    height: HEIGHT + GUARD - BELOW - 0.5,
  }))
  const above = [...addOn].map((text, at) => digit(text, right, 4 + at * 9 + DIGIT / 2, TOP + BELOW - 0.5))
  return { bars: [...main, ...beside], digits: [...digits, ...above] }
}

const isGuard = (module: number) => module < 3 || (module >= 45 && module < 50) || module >= 92

/** The middle of a digit: the first stands before the bars, the others below those that mean them. */
function placeOf(at: number): number {
  if (at === 0) return -QUIET / 2 + 0.5
  return at < 7 ? 3 + (at - 0.5) * DIGIT : 50 + (at - 6.5) * DIGIT
}

/** Where the bars begin and how wide they are, in modules. */
function barsOf(kind: 'ean13' | 'ean5', text: string): { at: number; wide: number }[] {
  const [symbol] = bwipjs.raw(kind, text)
  if (!symbol || !('sbs' in symbol)) throw new Error('a barcode without bars')
  let at = 0
  return symbol.sbs.flatMap((wide, number) => {
    const bar = { at, wide }
    at += wide
    return number % 2 === 0 && wide > 0 ? [bar] : []
  })
}
