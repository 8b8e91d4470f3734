import type { Inline } from '@panai/contract/manuscripts/book-document'

/** What a reader reads; lines are apart by line ends. */
export function inlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if ('text' in inline) return inline.text
      return 'lineBreak' in inline ? '\n' : ''
    })
    .join('')
}
