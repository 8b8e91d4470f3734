import type { TrimSize } from '@panai/contract/language/vocabulary'
import type { PageStart } from '../book/page-starts.ts'
import type { BookRecord } from '../interior/book-record.ts'

/** What stands in an e-book beside its text. */
export type EbookRecord = BookRecord & {
  /** Of the book where it has no ISBN: the same for all its versions. */
  uuid: string
  /** When this version came, in UTC to the second: `2026-11-24T10:00:00Z`. */
  modified: string
  /** The picture of the cover in the form in which we keep pictures, as base64. */
  cover: string | null
  /** The printed book, whose pages are listed; null: it is not known where they begin. */
  printed: { size: TrimSize; starts: readonly PageStart[] } | null
}
