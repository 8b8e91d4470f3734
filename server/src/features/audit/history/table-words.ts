import type { Column } from './column-kinds.ts'

export type TableWords = {
  /** With its article: "added …", "removed …". */
  thing: string
  /** In place of "added" for a row that is made. null: that one is made says nothing. */
  made?: string | null
  /**
   * Every column that is written down. null: it says nothing to people, being a number of the database, or is said by
   * what is beside it.
   */
  columns: Readonly<Record<string, Column | null>>
}
