import type { RunFonts, WordRun } from './word/word-nodes.ts'

/** What is longer is no name of a font. */
const MOST_NAME = 200

/** Letters above ASCII that Word sets in a font of their own, where no complex script is among them: old Tamil fonts have letters there. */
const high =
  /[\u0080-\u02af\u1e00-\u1eff\u2000-\u2bff\uf000-\uf0ff]+(?:\s+[\u0080-\u02af\u1e00-\u1eff\u2000-\u2bff\uf000-\uf0ff]+)*/g

/** Stretches of text by the font in which Word sets them. */
export function splitByFont(text: string, run: WordRun | null): { text: string; font: string | null }[] {
  return stretchesOf(text, run).map(([font, part]) => ({
    text: part,
    font: font?.slice(0, MOST_NAME) ?? null,
  }))
}

function stretchesOf(text: string, run: WordRun | null): (readonly [string | null, string])[] {
  if (text === '') return []
  if (!run) return [[null, text]]
  const { ascii, hAnsi, complex }: RunFonts = run.fonts
  if (run.isComplex) return [[complex, text]]
  if (ascii === hAnsi || /\p{Script=Tamil}/u.test(text)) return [[ascii ?? hAnsi, text]]
  const parts: (readonly [string | null, string])[] = []
  let from = 0
  for (const { index, 0: found } of text.matchAll(high)) {
    if (index > from) parts.push([ascii, text.slice(from, index)])
    parts.push([hAnsi, found])
    from = index + found.length
  }
  if (from < text.length) parts.push([ascii, text.slice(from)])
  return parts
}
