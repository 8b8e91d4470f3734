import { invisible } from '@panai/contract/language/text-rules'

const MOST_LETTERS = 80
/** What some file system, some shell or the header of an answer takes amiss, or no font has. */
const troublesome = /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|%]+/gu
/** They shape the letters beside them: of some words of Malayalam and of a family in one picture nothing would be left without them. */
const joiner = /\u200c|\u200d|\ufe0e|\ufe0f/
const atEdges = /^(?:[.\s~-]|\u200c|\u200d|\ufe0e|\ufe0f)+|[.\s]+$/g

/**
 * Under which name a file is saved: the title, or what its sender calls it, as far as a file can be called so, and the ending of what it
 * is. What only turns, hides or parts letters is left out.
 */
export function savedName(
  called: string,
  ending: string,
  { otherwise, most = MOST_LETTERS }: { otherwise: string; most?: number },
): string {
  const calm = called
    .normalize('NFC')
    .replace(troublesome, ' ')
    .replace(invisible, (letter) => (joiner.test(letter) ? letter : ''))
    .replace(/\s+/g, ' ')
    .replace(atEdges, '')
  const short = [...calm].slice(0, most).join('').replace(atEdges, '')
  return `${short || otherwise}.${ending}`
}
