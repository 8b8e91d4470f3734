import { isDeepStrictEqual } from 'node:util'
import { breakLines, type LinePart } from './break-lines.ts'
import type { Measure } from './create-measure.ts'
import type { FontCut } from './fonts.ts'
import type { SetInline, SetRun } from './set-inline.ts'

/** A mark of a footnote is about so wide, in ems. */
const MARK = 0.4
/** Letters above and below the line are smaller by this much. */
const RAISED = 0.6
/** A line is reckoned a little wider than measured, so that none is broken once more where it is set. */
const SAFETY = 1.003

type Part = LinePart & { inlines: SetInline[] }
/** All in ems. */
type Measures = { width: number; indent: number; space: number; measure: Measure }

/**
 * Ends the lines of a paragraph in a script that is not hyphenated: a line whose spaces would become too wide is left ragged. What sets
 * it stretches every line but the last, however far.
 */
export function setLines(inlines: readonly SetInline[], { measure, ...line }: Measures): SetInline[] {
  return linesOf(inlines).flatMap((own, at, all) => {
    const parts = partsOf(own, measure)
    const broken = breakLines(parts, { ...line, indent: at === 0 ? line.indent : 0 })
    const set = broken.flatMap(({ end, justify }, number) => {
      const [first, ...rest] = parts.slice(broken[number - 1]?.end ?? 0, end)
      const text = [
        ...(first?.inlines ?? []),
        ...rest.flatMap(({ inlines, spaceBefore }, at) =>
          spaceBefore
            ? [spaceBetween((at === 0 ? first : rest[at - 1])?.inlines ?? [], inlines), ...inlines]
            : inlines,
        ),
      ]
      return number === broken.length - 1 ? joined(text) : [...joined(text), { justify }]
    })
    return at === all.length - 1 ? set : [...set, { justify: false }]
  })
}

/** An author's own ends of lines stay. */
function linesOf(inlines: readonly SetInline[]): SetInline[][] {
  const lines: SetInline[][] = [[]]
  for (const inline of inlines)
    if ('justify' in inline) lines.push([])
    else lines.at(-1)?.push(inline)
  return lines
}

/** A space, or the place behind a hyphen or a dash within a word. */
const chance = /( )|(?<=[\p{L}\p{M}\p{N}][-–—])(?=[\p{L}\p{N}])/u

function partsOf(inlines: readonly SetInline[], measure: Measure): Part[] {
  const parts: Part[] = []
  let isEnded: 'by a space' | 'by a hyphen' | null = 'by a hyphen'
  function add(inline: SetInline, width: number): void {
    if (isEnded) parts.push({ inlines: [], width: 0, spaceBefore: isEnded === 'by a space' })
    const part = parts.at(-1)
    part?.inlines.push(inline)
    if (part) part.width += width * SAFETY
    isEnded = null
  }
  for (const inline of inlines) {
    if ('note' in inline) add(inline, MARK)
    if (!('text' in inline)) continue
    const cut: FontCut = `${inline.strong ? 700 : 400}-${inline.emphasis ? 'italic' : 'normal'}`
    const size = inline.position === undefined ? 1 : RAISED
    const pieces = inline.text.split(chance).filter((piece) => piece !== undefined && piece !== '')
    for (const [at, text] of pieces.entries()) {
      if (text === ' ') isEnded = 'by a space'
      else {
        if (at > 0 && pieces[at - 1] !== ' ') isEnded = 'by a hyphen'
        add({ ...inline, text }, measure(text, cut) * size)
      }
    }
  }
  return parts
}

/** A space looks as the text that it goes before; a line under or through it goes on from what is before. */
function spaceBetween(before: readonly SetInline[], [next]: readonly SetInline[]): SetInline {
  if (!next || !('text' in next)) return { text: ' ', language: 'en' }
  const { underlined, struck, ...look } = next
  const last = before.findLast((inline) => 'text' in inline)
  return {
    ...look,
    text: ' ',
    ...(underlined && last?.underlined && { underlined }),
    ...(struck && last?.struck && { struck }),
  }
}

/** Runs that look alike are one: what sets them shapes them together. */
function joined(inlines: readonly SetInline[]): SetInline[] {
  const result: SetInline[] = []
  for (const inline of inlines) {
    const last = result.at(-1)
    if (last && 'text' in last && 'text' in inline && looksAs(last, inline))
      result[result.length - 1] = { ...last, text: last.text + inline.text }
    else result.push(inline)
  }
  return result
}

function looksAs({ text: _, ...one }: SetRun, { text: __, ...other }: SetRun): boolean {
  return isDeepStrictEqual(one, other)
}
