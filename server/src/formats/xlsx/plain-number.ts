const FIVE = '5'.charCodeAt(0)
const written = /^(-?)(\d*)(?:\.(\d*))?(?:[eE]([-+]?\d{1,3}))?$/
/** What spreadsheets calculate with and show; the 17 digits they store differ from what a person typed. */
const SIGNIFICANT_DIGITS = 15

/** A workbook's number as its cell would show it in full: `12.339999999999999` is 12.34, `9.789380001233E12` is 9789380001233. */
export function plainNumber(text: string): string {
  const [, minus, whole = '', decimals = '', exponent = '0'] = written.exec(text) ?? []
  if (minus === undefined) return text
  if (exponent === '0' && whole.length + decimals.length <= SIGNIFICANT_DIGITS) return text
  const all = (whole + decimals).replace(/^0+/, '')
  const point = whole.length + Number(exponent) - (whole.length + decimals.length - all.length)
  if (all === '') return '0'
  if (Math.abs(point) > 30) return text
  const digits = roundedDigits(all)
  const at = point + digits.length - Math.min(all.length, SIGNIFICANT_DIGITS)
  const padded = at > 0 ? digits.padEnd(at, '0') : digits.padStart(digits.length - at + 1, '0')
  const split = Math.max(at, 1)
  const rest = padded.slice(split).replace(/0+$/, '')
  return `${minus}${padded.slice(0, split)}${rest === '' ? '' : `.${rest}`}`
}

/** @returns fifteen digits, or sixteen when rounding made 1000… of 999…. */
function roundedDigits(digits: string): string {
  if (digits.length <= SIGNIFICANT_DIGITS) return digits
  const up = digits.charCodeAt(SIGNIFICANT_DIGITS) >= FIVE
  return String(BigInt(digits.slice(0, SIGNIFICANT_DIGITS)) + (up ? 1n : 0n))
}
