import { localised } from '@panai/contract/language/localised'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { formatTitle } from '../../reading/trade-words.ts'

export type OrderedBook = {
  readonly title: string
  /** In rupees. */
  readonly mrp: number
  readonly format: readonly string[]
}

/** What somebody who wants to buy a book may send as it is, or with other copies and their town. */
export function orderText({ title, mrp, format }: OrderedBook): string {
  const price = writtenRupees(mrp)
  const formats = format.map(formatTitle)
  return localised(
    [
      'I would like to buy this book.',
      '',
      `Title: ${title}`,
      `Format: ${formats.join(' or ')}`,
      `MRP: ${price}`,
      'Copies: 1',
      'Town: ',
    ],
    [
      'இந்த நூலை வாங்க விரும்புகிறேன்.',
      '',
      `தலைப்பு: ${title}`,
      `வடிவம்: ${formats.join(' அல்லது ')}`,
      `விலை: ${price}`,
      'பிரதிகள்: 1',
      'ஊர்: ',
    ],
  ).join('\n')
}
