import type { SalesLine } from '../files/index.ts'

/**
 * What rows have in common that mean the same book: the number that the channel writes, or else title and author as they are spelt,
 * but for case, blanks and forms of letters. What is confirmed for one row holds for all that have the same. Null: the row names no book.
 */
export function matchKey({
  channel,
  identifier,
  title,
  author,
}: Pick<SalesLine, 'channel' | 'identifier' | 'title' | 'author'>): string | null {
  if (identifier) return `${channel} number ${plain(identifier)}`
  return title ? `title ${plain(title)} by ${plain(author ?? '')}` : null
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim().slice(0, 900)
}
