import { localised } from '@panai/contract/language/localised'
import type { TrimSize } from '@panai/contract/language/vocabulary'

/** "5.5 × 8.5 in", with the unit in the page's language. */
export function crossedSize(size: TrimSize): string {
  const crossed = size.replace(' X ', ' × ')
  return localised(crossed, crossed.replace(/ in$/, ' அங்குலம்'))
}

/** The same in a column whose head has the Tamil unit, which is too long for each row of a narrow table. */
export function sizeInTable(size: TrimSize): string {
  const crossed = size.replace(' X ', ' × ')
  return localised(crossed, crossed.replace(/ in$/, ''))
}

export const sizeHead = localised('Size of the book', 'நூல் அளவு (அங்குலம்)')
