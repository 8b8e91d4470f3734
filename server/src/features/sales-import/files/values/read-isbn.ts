/** What spreadsheets and people leave round the digits: `'9789380001234`, `978-93-80001-23-4`, `9789380001234.0`, `ISBN …`. */
const wrapping = /^\s*'?(?:isbn(?:-?1[03])?:?)?|\.0+$|[-\s\u00ad\u2010-\u2015]+/gi

/** The ISBN-13 of an ISBN of 13 or ten digits however it is written; null when its check digit is not the one its digits give. */
export function readIsbn(text: string): string | null {
  const bare = /^97[89]\d{10}$/.test(text) ? text : text.replace(wrapping, '').toUpperCase()
  if (/^97[89]\d{10}$/.test(bare)) return checkDigit13(bare) === bare.charAt(12) ? bare : null
  if (!/^\d{9}[\dX]$/.test(bare) || checkDigit10(bare) !== bare.charAt(9)) return null
  const body = `978${bare.slice(0, 9)}`
  return body + checkDigit13(body)
}

/** Amazon's own number; that of a printed book is its ISBN of ten digits. */
export function readAsin(text: string): string | null {
  const bare = text.trim().replace(/^'/, '').toUpperCase()
  return /^(?:B[\dA-Z]{9}|\d{9}[\dX])$/.test(bare) ? bare : null
}

/** The thirteenth digit that the first twelve give (ISO 2108). */
function checkDigit13(digits: string): string {
  let sum = 0
  for (let at = 0; at < 12; at += 1) sum += (digits.charCodeAt(at) - ZERO) * (at % 2 === 0 ? 1 : 3)
  return String((10 - (sum % 10)) % 10)
}

function checkDigit10(digits: string): string {
  let sum = 0
  for (let at = 0; at < 9; at += 1) sum += (digits.charCodeAt(at) - ZERO) * (10 - at)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? 'X' : String(check)
}

const ZERO = '0'.charCodeAt(0)
