import {
  MOST_ANCHOR,
  type ParagraphUse,
  placeOf,
  type TextEdit,
} from '@panai/contract/manuscripts/text-edits'
import { textOf } from '../word/text-of.ts'
import type { WordParagraph } from '../word/word-nodes.ts'

/** How a paragraph begins, as it is typed: by that it is known again. */
export const anchorOf = (paragraph: WordParagraph): string =>
  textOf(paragraph.children).trim().slice(0, MOST_ANCHOR).toWellFormed()

/** What was said of paragraphs of a manuscript, found in the file that is read. */
export type FoundEdits = {
  uses: ReadonlyMap<number, ParagraphUse>
  /** Where the chapters begin of which somebody took the old letters, by the places of edits. */
  starts: ReadonlyMap<string, number>
  /** The places of edits of which the file has no paragraph any more. */
  lost: ReadonlySet<string>
  /** How each paragraph begins. */
  anchors: ReadonlyMap<number, string>
}

/**
 * Finds the paragraphs that edits are about: by their number where they still begin so, else the nearest that does. An empty one is
 * known by its number alone.
 */
export function findEdits(
  edits: readonly TextEdit[],
  numbers: ReadonlyMap<WordParagraph, number>,
): FoundEdits {
  const byAnchor = new Map<string, number[]>()
  const anchors = new Map<number, string>()
  for (const [paragraph, at] of numbers) {
    const anchor = anchorOf(paragraph)
    anchors.set(at, anchor)
    const known = byAnchor.get(anchor)
    if (known) known.push(at)
    else byAnchor.set(anchor, [at])
  }
  const uses = new Map<number, ParagraphUse>()
  const starts = new Map<string, number>()
  const lost = new Set<string>()
  for (const edit of edits) {
    if (edit.kind !== 'paragraph' && edit.kind !== 'old_font') continue
    const isThere = edit.at === 0 || anchors.get(edit.at) === edit.anchor
    const at = isThere ? edit.at : nearest(byAnchor.get(edit.anchor) ?? [], edit)
    if (at === null) lost.add(placeOf(edit))
    else if (edit.kind === 'paragraph') uses.set(at, edit.use)
    else starts.set(placeOf(edit), at)
  }
  return { uses, starts, lost, anchors }
}

function nearest(all: readonly number[], { at, anchor }: { at: number; anchor: string }): number | null {
  if (anchor === '') return null
  return all.toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at))[0] ?? null
}
