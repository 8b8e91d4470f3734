import { bareIsbn, isbnCheckDigit, oldIsbnCheckDigit } from '@panai/contract/catalogue/staff/isbn'

/** The ISBN-13 of an ISBN of 13 or ten digits however it is written; null when its check digit is not the one its digits give. */
export function readIsbn(text: string): string | null {
  const bare = /^97[89]\d{10}$/.test(text) ? text : bareIsbn(text)
  if (/^97[89]\d{10}$/.test(bare)) return isbnCheckDigit(bare) === bare.charAt(12) ? bare : null
  if (!/^\d{9}[\dX]$/.test(bare) || oldIsbnCheckDigit(bare) !== bare.charAt(9)) return null
  const body = `978${bare.slice(0, 9)}`
  return body + isbnCheckDigit(body)
}

/** Amazon's own number; that of a printed book is its ISBN of ten digits. */
export function readAsin(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^'|\p{Cf}+/gu, '')
    .toUpperCase()
  return /^(?:B[\dA-Z]{9}|\d{9}[\dX])$/.test(bare) ? bare : null
}
