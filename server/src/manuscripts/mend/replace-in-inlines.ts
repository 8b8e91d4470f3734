import type { Inline } from '@panai/contract/manuscripts/book-document'

export type Replacement = { index: number; length: number; instead: string }

/** Stands for the mark of a note where text is looked through. */
const NOTE = '\ufffc'

/** The text of a passage as it is looked through: every letter at its place, whatever it looks like. */
export function soughtText(inlines: readonly Inline[]): string {
  return inlines.map(textOf).join('')
}

function textOf(inline: Inline): string {
  if ('text' in inline) return inline.text
  return 'lineBreak' in inline ? '\n' : NOTE
}

/** Replaces stretches of a passage, which are in order and hold no mark of a note. What takes their place looks as the first letter did. */
export function replaceInInlines(inlines: readonly Inline[], replacements: readonly Replacement[]): Inline[] {
  if (replacements.length === 0) return [...inlines]
  const result: Inline[] = []
  let from = 0
  let next = 0
  for (const inline of inlines) {
    const { length } = textOf(inline)
    if (!('text' in inline)) result.push(inline)
    else {
      let text = ''
      let at = from
      while (at < from + length) {
        const found = replacements[next]
        const end = from + length
        if (!found || found.index >= end) {
          text += inline.text.slice(at - from)
          break
        }
        if (found.index >= at) text += inline.text.slice(at - from, found.index - from) + found.instead
        at = Math.min(end, found.index + found.length)
        if (found.index + found.length <= end) next += 1
      }
      if (text !== '') result.push({ ...inline, text })
    }
    from += length
  }
  return result
}
