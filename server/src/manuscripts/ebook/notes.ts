import type { BookDocument, Inline } from '@panai/contract/manuscripts/book-document'

type Note = { number: number; inlines: readonly Inline[] }

/** Numbers footnotes through the whole book, as the printed one does. */
export function numberNotes({ footnotes }: Pick<BookDocument, 'footnotes'>) {
  const texts = new Map(footnotes.map(({ number, inlines }) => [number, inlines]))
  let last = 0
  let marked: Note[] = []
  return {
    /** The number for a mark; null for one whose note has no text. */
    mark(footnote: number): number | null {
      const inlines = texts.get(footnote) ?? []
      if (!inlines.some((inline) => 'text' in inline)) return null
      last += 1
      marked.push({ number: last, inlines })
      return last
    },
    /** Those that were marked since this was asked before. */
    take(): Note[] {
      const taken = marked
      marked = []
      return taken
    },
  }
}
export type Notes = ReturnType<typeof numberNotes>
