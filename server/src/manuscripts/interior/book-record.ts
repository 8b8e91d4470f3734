import type { ContributorRole, Language } from '@panai/contract/language/vocabulary'
import type { HouseStyle } from './house-styles.ts'

/** What stands in a book beside its text, as it was handed in and as the catalogue has it. */
export type BookRecord = {
  title: string
  subtitle: string | null
  author: string
  language: Language
  contributors: readonly { name: string; role: ContributorRole | null }[]
  isbn: string | null
  /** As it is printed, in the language of the book; left out: nothing is said of it. */
  edition?: string | undefined
  /** Left out: the author. */
  copyrightHolder?: string | undefined
  /** Left out: the year in which it is set. */
  copyrightYear?: number | undefined
  /** In which it is set. */
  year: number
  /** Left out: as most of its text is. */
  style?: HouseStyle
}
