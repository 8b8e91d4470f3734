import type { Language, TrimSize } from '@panai/contract/language/vocabulary'
import type { Paise } from '@panai/contract/money/money'

/** What stands on a printed cover. */
export type CoverRecord = {
  title: string
  subtitle: string | null
  author: string
  language: Language
  /** For readers, in the language of the book. */
  blurb: string | null
  isbn: string | null
  /** null: it is not settled. */
  mrp: Paise | null
  size: TrimSize
  /** Of the inside, as it was set. */
  pages: number
}
