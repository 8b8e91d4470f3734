import { isRoundedNumber } from '@panai/contract/money/is-rounded-number'
import type { SalesLine } from '../../../sales-files/index.ts'

/** An index holds so much of both together, in whichever script. */
const MOST = 320

/**
 * What rows have in common that mean the same book: the number that the channel writes, or else title and author as they are spelt,
 * but for case, blanks and forms of letters. A number that a spreadsheet rounded is that of several books and counts as none. What is confirmed for one row holds for all that have the same. Null: the row names no book.
 */
export function matchKey({
  channel,
  account,
  identifier,
  title,
  author,
}: Pick<SalesLine, 'channel' | 'account' | 'identifier' | 'title' | 'author'>): string | null {
  if (identifier && !isRoundedNumber(identifier))
    return `${account === null ? `${channel} number ` : keyOfNumbers(account)}${plain(identifier)}`
  return title ? `title ${plain(title)} by ${plain(author ?? '')}` : null
}

/** With what the keys of an account begin: a shop has numbers of its own for the books. */
export function keyOfNumbers(account: number): string {
  return `account ${account} number `
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim().slice(0, MOST)
}
