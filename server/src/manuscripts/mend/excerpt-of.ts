import type { Replacement } from './replace-in-inlines.ts'

const AROUND = 24
const MOST_EXCERPT = 300

/** The first place with whole words on both sides, as it is and with all that is replaced in it. */
export function excerptOf(
  text: string,
  replacements: readonly Replacement[],
): { before: string; after: string } {
  const [first] = replacements
  if (!first) return { before: '', after: '' }
  const begin = beginOf(text, first.index)
  const end = Math.min(endOf(text, first.index + first.length), begin + MOST_EXCERPT)
  let after = ''
  let at = begin
  for (const { index, length, instead } of replacements) {
    if (index + length > end) break
    after += text.slice(at, index) + instead
    at = index + length
  }
  return { before: text.slice(begin, end), after: after + text.slice(at, Math.max(at, end)) }
}

function beginOf(text: string, index: number): number {
  const from = Math.max(0, text.lastIndexOf('\n', index - 1) + 1, index - AROUND)
  if (from === 0 || text[from - 1] === '\n') return from
  const blank = text.slice(from, index).search(/\s/)
  return blank < 0 ? from : from + blank + 1
}

function endOf(text: string, index: number): number {
  const line = text.indexOf('\n', index)
  const most = Math.min(line < 0 ? text.length : line, index + AROUND)
  if (most === text.length || text[most] === '\n') return most
  const blank = text.slice(index, most).search(/\s\S*$/)
  return blank < 0 ? most : index + blank
}
