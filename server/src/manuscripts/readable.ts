import type { Inline } from '@panai/contract/book-document'
import { encodings } from '../old-tamil/encodings/all.ts'
import { recognise } from '../old-tamil/recognise.ts'
import { toUnicode } from '../old-tamil/to-unicode.ts'

/** A stretch of text as it reads, also where it is typed in an old font that we can read. */
export function readable(text: string, font: string | null): string {
  const old = recognise(text, font)
  return old?.encoding ? toUnicode(text, encodings[old.encoding]) : text
}

/** The same of a paragraph; its lines are apart by line ends. */
export function readableText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if ('text' in inline) return readable(inline.text, inline.font)
      return 'lineBreak' in inline ? '\n' : ''
    })
    .join('')
}
