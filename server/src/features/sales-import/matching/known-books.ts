import type { BookFormat } from '@panai/contract/language/vocabulary'
import { isRoundedNumber } from '@panai/contract/money/is-rounded-number'
import type { IdentifierKind, MatchedBy } from '@panai/contract/sales/sales-import-states'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { readIsbn, type SalesLine } from '../../../sales-files/index.ts'
import { matchKey } from './match-key.ts'

/** `matchId`: of what was remembered; null where a number of the book's own says it. */
export type Match = { bookId: number; format: BookFormat | null; matchId: number | null; by: MatchedBy }
type Known = Omit<Match, 'by'>
type Numbered = Pick<SalesLine, 'isbn' | 'asin' | 'sku'>
type Named = Numbered & Pick<SalesLine, 'channel' | 'account' | 'identifier' | 'title' | 'author'>

/** Every number of every book and all that was matched by hand, in memory: a file is matched without asking the database. */
export class KnownBooks {
  readonly #numbers: Readonly<Record<IdentifierKind, Map<string, Known>>>
  readonly #remembered: ReadonlyMap<string, Known>
  readonly #notOurs: ReadonlyMap<string, number>

  constructor(
    numbers: Record<IdentifierKind, Map<string, Known>>,
    remembered: Map<string, Known>,
    notOurs: Map<string, number>,
  ) {
    this.#numbers = numbers
    this.#remembered = remembered
    this.#notOurs = notOurs
  }

  /** The book of a row, by the surest of its numbers. A number that is wrongly written may still be remembered. */
  find(line: Named): Match | null {
    const numbered = this.findByNumber(line)
    if (numbered || this.#remembered.size === 0) return numbered
    const key = matchKey(line)
    return key === null ? null : this.recall(key)
  }

  findByNumber(line: Numbered): Match | null {
    for (const by of ['isbn', 'asin', 'sku'] as const) {
      const number = line[by]
      const known = number === null || isRoundedNumber(number) ? undefined : this.#numbers[by].get(number)
      if (known) return { ...known, by }
    }
    // Many shops take the ISBN for their own number of a book.
    const isbn = line.sku === null ? null : readIsbn(line.sku)
    const known = isbn === null ? undefined : this.#numbers.isbn.get(isbn)
    return known ? { ...known, by: 'isbn' } : null
  }

  /** The match by which rows with this key are not ours. */
  findNotOurs(key: string | null): number | null {
    return key === null ? null : (this.#notOurs.get(key) ?? null)
  }

  recall(key: string): Match | null {
    const remembered = this.#remembered.get(key)
    return remembered ? { ...remembered, by: 'remembered' } : null
  }
}

/** A number of the book's own goes before one that was added. */
export async function loadBooks(db: Database | Tx): Promise<KnownBooks> {
  const [books, identifiers, matches] = await Promise.all([
    db.selectFrom('books').select(['id', 'isbn', 'reference', 'formats']).execute(),
    db.selectFrom('book_identifiers').select(['book_id', 'kind', 'value', 'format']).execute(),
    db
      .selectFrom('sale_matches')
      .select(['id', 'key', 'book_id', 'format'])
      .where('forgotten_at', 'is', null)
      .execute(),
  ])
  const numbers = { isbn: new Map(), asin: new Map(), sku: new Map() } satisfies Record<
    IdentifierKind,
    Map<string, Known>
  >
  for (const { kind, value, book_id, format } of identifiers) numbers[kind].set(value, known(book_id, format))
  for (const { id, isbn, reference, formats } of books) {
    const [only = null, another] = formats
    const book = known(id, another === undefined ? only : null)
    numbers.sku.set(reference, book)
    if (isbn !== null) numbers.isbn.set(isbn, book)
  }
  const remembered = new Map<string, Known>()
  const notOurs = new Map<string, number>()
  for (const { id, key, book_id, format } of matches)
    if (book_id === null) notOurs.set(key, id)
    else remembered.set(key, known(book_id, format, id))
  return new KnownBooks(numbers, remembered, notOurs)
}

function known(bookId: number, format: BookFormat | null, matchId: number | null = null): Known {
  return { bookId, format, matchId }
}
