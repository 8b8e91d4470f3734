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
  /** In which it is set. */
  year: number
  /** Left out: as most of its text is. */
  style?: HouseStyle
}
