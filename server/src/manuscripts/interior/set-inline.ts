import type { Language } from '@panai/contract/language/vocabulary'

type SetRun = {
  /** With the places where its words may end a line. */
  text: string
  language: Language
  emphasis?: true
  strong?: true
  smallCaps?: true
  underlined?: true
  struck?: true
  position?: 'superscript' | 'subscript'
}
/** Text, the mark of a footnote with its text and the paragraph that it stands in, or the end of a line. */
export type SetInline = SetRun | { note: SetInline[]; of?: string } | { lineBreak: true }
