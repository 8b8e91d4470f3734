/** As a spreadsheet writes a long number in a narrow cell: `9.78936E+12`. */
const shortened = /^'?\d(?:[.,]\d+e\+?\d{1,3}|e\+\d{1,3})$/i

/** What is left of it when the file is saved as a workbook: `9789360000000`. */
const filledUp = /^'?\d{6,}0{6,}(?:\.0+)?$/

/**
 * Whether a spreadsheet has rounded a number, so that several books may have the same: nothing is matched or remembered by it. A number that
 * happens to end with six zeros is taken for one too.
 */
export function isRoundedNumber(text: string): boolean {
  const bare = text.trim()
  return shortened.test(bare) || filledUp.test(bare)
}
