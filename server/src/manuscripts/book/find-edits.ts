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
  textOf(paragraph.children).trim().slice(0, MOST_ANCHOR)

/** What was said of paragraphs of a manuscript, found in the file that is read. */
export type FoundEdits = {
  uses: ReadonlyMap<number, ParagraphUse>
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
  const lost = new Set<string>()
  for (const edit of edits) {
    if (edit.kind !== 'paragraph') continue
    const at = anchors.get(edit.at) === edit.anchor ? edit.at : nearest(byAnchor.get(edit.anchor) ?? [], edit)
    if (at === null) lost.add(placeOf(edit))
    else uses.set(at, edit.use)
  }
  return { uses, lost, anchors }
}

function nearest(all: readonly number[], { at, anchor }: { at: number; anchor: string }): number | null {
  if (anchor === '') return null
  return all.toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at))[0] ?? null
}
