import { writtenRupees } from '@panai/contract/grouped-rupees'
import { formatTitle } from '../../reading/trade-words.ts'

export type OrderedBook = {
  readonly title: string
  /** In rupees. */
  readonly mrp: number
  readonly format: readonly string[]
}

/** What somebody who wants to buy a book may send as it is, or with other copies and their town. */
export function orderText({ title, mrp, format }: OrderedBook): string {
  return [
    'I would like to buy this book.',
    '',
    `Title: ${title}`,
    `Format: ${format.map(formatTitle).join(' or ')}`,
    `MRP: ${writtenRupees(mrp)}`,
    'Copies: 1',
    'Town: ',
  ].join('\n')
}
