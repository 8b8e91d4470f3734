import { languageOfLetters } from '@panai/contract/language/script-language'
import type { Language } from '@panai/contract/language/vocabulary'
import type { FittedText } from './fit-text.ts'

type Place = { x: number; y: number }

/** What the template places, in millimetres from the top left; a text by its baseline. */
export type CoverItem =
  | (Place & { kind: 'rect'; width: number; height: number; colour: string })
  | (Place & { kind: 'image'; width: number; height: number; file: string; description: string })
  | (Place & { kind: 'line'; across: number; down: number; isFold: boolean })
  | (Place & {
      kind: 'text'
      width: number
      align: 'left' | 'centre' | 'right'
      /** In points. */
      size: number
      isBold: boolean
      colour: string
      language: Language
      text: string
      /** Reads from top to bottom. */
      isTurned: boolean
    })

type Look = { width: number; colour: string; align?: 'left' | 'centre' | 'right'; isBold?: boolean }

/** The lines of a text, its top left corner at that place. */
export function coverLinesAt(
  { x, y }: Place,
  { lines, size }: Pick<FittedText, 'lines' | 'size'>,
  { width, colour, align = 'left', isBold = false }: Look,
): CoverItem[] {
  return lines.map(({ text, baseline }) => ({
    kind: 'text',
    ...{ x, y: y + baseline, width, align, size, isBold, colour, text, isTurned: false },
    language: languageOfLetters(text),
  }))
}
