/** Vowel signs of Tamil that are drawn before their consonant and written after it. */
const sign = '[\u0bc6-\u0bc8]'
const consonant = 'க்ஷ|[க-ஹ]'

const isMisplaced = new RegExp(`(?<![க-ஹ])${sign}`, 'u')
const drawn = new RegExp(`(${sign})(${consonant})`, 'gu')

/**
 * A text that was copied from a PDF often has its signs in the order in which they are drawn: அைல ஓைச for அலை ஓசை. A sign that stands
 * behind no consonant gives it away, and then all of the text is so. @returns the text as it is written.
 */
export function toWrittenOrder(text: string): string {
  return isMisplaced.test(text) ? text.replace(drawn, '$2$1').normalize('NFC') : text
}
