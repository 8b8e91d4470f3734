/**
 * ISBN-13: twelve digits and the check digit that they give, each counting once or three times in turn (ISO 2108). Numbers begin
 * with 978 or 979. They are kept bare; people write them with hyphens. Nothing here may load a schema library.
 */

export const isbnMessages = {
  digits: 'An ISBN has 13 digits: leave it empty while it is pending',
  prefix: 'An ISBN begins with 978 or 979',
  old: 'This is an ISBN of ten digits: give the one of 13, which begins with 978 or 979',
} as const

export type ReadIsbn = { isbn: string } | { problem: string }

/** The word before the number, as it is copied along: `ISBN`, `ISBN-13:`. */
const word = /^[\s\p{Cf}]*isbn(?:[\s-]?1[03](?=[\s:]))?:?/iu
/** Blanks and signs that nobody sees, hyphens of every width, and what keeps a spreadsheet from rounding: an apostrophe, `="978…"`. */
const between = /[\s\p{Cf}\p{Pd}\u2212\u2043'"=\u2018-\u201f]+/gu

/** The digits of what may be an ISBN, however it was typed, pasted or exported: `978-0-306-40615-7`, `="9780306406157"`, `9780306406157.0`. */
export function bareIsbn(text: string): string {
  return text.normalize('NFKC').replace(word, '').replace(between, '').replace(/\.0+$/, '').toUpperCase()
}

/** Reads what a person typed or pasted. */
export function readIsbn(text: string): ReadIsbn {
  const bare = bareIsbn(text)
  if (/^\d{9}[\dX]$/.test(bare)) return { problem: isbnMessages.old }
  if (!/^\d{13}$/.test(bare)) return { problem: isbnMessages.digits }
  if (!/^97[89]/.test(bare)) return { problem: isbnMessages.prefix }
  const check = isbnCheckDigit(bare)
  return bare.endsWith(check)
    ? { isbn: bare }
    : {
        problem: `The last digit should be ${check} and is ${bare.slice(-1)}: please compare it with the certificate`,
      }
}

/** The thirteenth digit that the first twelve give; what follows them does not count. A million rows of sales ask for it. */
export function isbnCheckDigit(digits: string): string {
  let sum = 0
  for (let at = 0; at < 12; at += 1) sum += digitAt(digits, at) * (at % 2 === 0 ? 1 : 3)
  return String((10 - (sum % 10)) % 10)
}

/** The tenth digit of an old ISBN: its first nine count ten times down to twice, and ten is written X. */
export function oldIsbnCheckDigit(digits: string): string {
  let sum = 0
  for (let at = 0; at < 9; at += 1) sum += digitAt(digits, at) * (10 - at)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? 'X' : String(check)
}

const ZERO = '0'.charCodeAt(0)
const digitAt = (digits: string, at: number) => digits.charCodeAt(at) - ZERO
