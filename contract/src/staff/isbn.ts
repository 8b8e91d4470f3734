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

/** What stands between the digits: blanks, hyphens of every width, and the word that is copied along. */
const between = /^\s*isbn(?:-?1[03])?:?|[\s\u00ad\u2010-\u2015\u2212-]+/gi

/** Reads what a person typed or pasted: `978-0-306-40615-7`, `ISBN 9780306406157`. */
export function readIsbn(text: string): ReadIsbn {
  const bare = text.replace(between, '')
  if (/^\d{9}[\dXx]$/.test(bare)) return { problem: isbnMessages.old }
  if (!/^\d{13}$/.test(bare)) return { problem: isbnMessages.digits }
  if (!/^97[89]/.test(bare)) return { problem: isbnMessages.prefix }
  const check = isbnCheckDigit(bare)
  return bare.endsWith(check)
    ? { isbn: bare }
    : {
        problem: `The last digit should be ${check} and is ${bare.slice(-1)}: please compare it with the certificate`,
      }
}

/** The thirteenth digit that the first twelve give; what stands behind them does not count. */
export function isbnCheckDigit(digits: string): string {
  const sum = [...digits.slice(0, 12)].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  )
  return String((10 - (sum % 10)) % 10)
}
