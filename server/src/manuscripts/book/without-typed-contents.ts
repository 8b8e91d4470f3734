import type { BookDocument, Matter, Section } from '@panai/contract/manuscripts/book-document'

/** What the house makes itself for every book, of its record and its chapters. */
const own: ReadonlySet<Matter | null> = new Set(['halfTitle', 'titlePage', 'contents'] as const)

/** A page that the author has made and the house makes too: only one that is no guess is left out for it. */
export const isHousePage = ({ matter, isGuessed }: Section): boolean => own.has(matter) && !isGuessed

export function withoutHousePages(book: BookDocument): BookDocument {
  return { ...book, sections: book.sections.filter((section) => !isHousePage(section)) }
}
