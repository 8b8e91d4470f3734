import { isRoundedNumber } from '@panai/contract/rounded-number'
import type { SalesLine } from '../../../sales-files/index.ts'

/** An index holds so much of both together, in whichever script. */
const MOST = 320

/**
 * What rows have in common that mean the same book: the number that the channel writes, or else title and author as they are spelt,
 * but for case, blanks and forms of letters. A number that a spreadsheet rounded is that of several books and counts as none. What is confirmed for one row holds for all that have the same. Null: the row names no book.
 */
export function matchKey({
  channel,
  identifier,
  title,
  author,
}: Pick<SalesLine, 'channel' | 'identifier' | 'title' | 'author'>): string | null {
  if (identifier && !isRoundedNumber(identifier)) return `${channel} number ${plain(identifier)}`
  return title ? `title ${plain(title)} by ${plain(author ?? '')}` : null
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim().slice(0, MOST)
}
