/** What stands between two spaces, or behind a hyphen within a word: how wide it is, and whether a space goes before it. */
export type LinePart = { width: number; spaceBefore: boolean }
export type Line = {
  /** The first part that is not of it any more. */
  end: number
  /** Whether its spaces are stretched to the margin; else they stay as they are, and its right end is ragged. */
  justify: boolean
}

/** How much wider, and how much narrower, a space may become, in parts of itself. */
export const MOST_STRETCH = 1.4
export const MOST_SHRINK = 0.25
/** What a ragged line costs beside its gap, measured by what stretching spaces costs. */
const RAGGED = 4
const GAP = 60

/**
 * Breaks a paragraph so that as few lines as possible are ragged and spaces are as even as they can be. All widths in the same unit.
 * A part that is wider than the line has one of its own.
 */
export function breakLines(
  parts: readonly LinePart[],
  { width, space, indent }: { width: number; space: number; indent: number },
): Line[] {
  type Best = { cost: number; from: number; justify: boolean }
  const best: (Best | undefined)[] = [{ cost: 0, from: 0, justify: false }]
  for (let from = 0; from < parts.length; from += 1) {
    const before = best[from]
    if (!before) continue
    const room = width - (from === 0 ? indent : 0)
    let [natural, spaces] = [0, 0]
    for (let end = from + 1; end <= parts.length; end += 1) {
      const part = parts[end - 1]
      if (!part) break
      const isSpaced = part.spaceBefore && end > from + 1
      natural += part.width + (isSpaced ? space : 0)
      spaces += isSpaced ? 1 : 0
      if (natural - spaces * space * MOST_SHRINK > room && end > from + 1) break
      const line = costOf(room - natural, { spaces, space, width, isLast: end === parts.length })
      const cost = before.cost + line.cost
      if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY))
        best[end] = { cost, from, justify: line.justify }
    }
  }
  const lines: Line[] = []
  for (let end = parts.length; end > 0; ) {
    const line = best[end]
    if (!line) break
    lines.unshift({ end, justify: line.justify })
    end = line.from
  }
  return lines
}

type Room = { spaces: number; space: number; width: number; isLast: boolean }

function costOf(left: number, { spaces, space, width, isLast }: Room): { cost: number; justify: boolean } {
  const stretch = spaces === 0 ? Number.POSITIVE_INFINITY : left / (spaces * space)
  if (isLast) return { cost: left < 0 ? stretch ** 2 / MOST_SHRINK ** 2 : 0, justify: left < 0 }
  if (left <= 0) return { cost: spaces === 0 ? GAP : (stretch / MOST_SHRINK) ** 2, justify: spaces > 0 }
  if (stretch <= MOST_STRETCH) return { cost: (stretch / MOST_STRETCH) ** 2, justify: true }
  return { cost: RAGGED + GAP * (left / width) ** 2, justify: false }
}
