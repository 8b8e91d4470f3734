/** What makes the inside of a book look as books of its kind do; sizes in parts of the type, distances in ems. */
export type Style = {
  /** Chapters begin on a right-hand page, poems on the next. */
  isOnRight: boolean
  /** Poems have their titles, and all their lines, at the left. */
  isAtLeft: boolean
  /** Whether the book's title and the chapter's stand above the pages. */
  hasHeads: boolean
  isIndented: boolean
  verseInset: number
  notes: number
  quotations: number
  /** Subheadings have numbers, unless the author gave them some, and stand in the contents. */
  isNumbered: boolean
  /** Rules above, below and under the first row alone; else around each cell. */
  hasOpenTables: boolean
}

const novel: Style = {
  isOnRight: true,
  isAtLeft: false,
  hasHeads: true,
  isIndented: true,
  verseInset: 1.5,
  notes: 0.85,
  quotations: 1,
  isNumbered: false,
  hasOpenTables: false,
}

export const houseStyles = {
  novel,
  poetry: { ...novel, isOnRight: false, isAtLeft: true, hasHeads: false, isIndented: false, verseInset: 0 },
  academic: { ...novel, notes: 0.8, quotations: 0.92, isNumbered: true, hasOpenTables: true },
} as const satisfies Record<string, Style>

export type HouseStyle = keyof typeof houseStyles
