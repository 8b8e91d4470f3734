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
/**
 * Text, the mark of a footnote with its text and the paragraph that it stands in, the end of a line, or what nobody sees and tells its
 * page: the number of a stretch, and with how many letters before it the text begins that ends here.
 */
export type SetInline =
  | SetRun
  | { note: SetInline[]; of?: string }
  | { lineBreak: true }
  | { mark: readonly [stretch: number, letter: number] }
