import { distanceInside } from './edit-distance.ts'
import { type FoundEntry, tiers } from './found-entry.ts'
import type { ReadQuery } from './read-query.ts'
import { spelled } from './spelling.ts'

/** Of fewer letters nobody can tell what they are meant to be. */
const SHORTEST_TOLD = 3

/** An entry with the lines of its names. */
export type NamedEntry = FoundEntry & { title_plain: string; plain: string }

/**
 * The entries without those whose names have nothing of the letters that were typed: the key takes some words for each other that
 * have not. Of several that sound alike, those come first that are spelled as they were typed: மழை for mazhai, மலை for malai.
 */
export function bySpelling({ plainWords }: ReadQuery, entries: readonly NamedEntry[]): FoundEntry[] {
  const words = plainWords.map(spelled)
  const told = words.filter((word) => word.length >= SHORTEST_TOLD)
  return entries
    .filter((entry) => {
      const mayLack = entry.tier === tiers.lackingWord ? 1 : 0
      return (
        isWritten(entry) || told.filter((word) => !isLike(word, inOneWord(entry.plain))).length <= mayLack
      )
    })
    .map(({ kind, target_id, tier, title_plain }) => ({
      entry: { kind, target_id, tier },
      distance: isNamedBySound(tier) ? distanceOf(words, inOneWord(title_plain)) : 0,
    }))
    .toSorted((a, b) => a.entry.tier - b.entry.tier || a.distance - b.distance)
    .map(({ entry }) => entry)
}

/** Headings of ordinary words are told by `looksAlike`, which knows the text below them. */
function isWritten({ kind, tier }: FoundEntry): boolean {
  const isOrdinary = kind === 'article' || kind === 'question'
  return isOrdinary || tier < tiers.soundsExactly || tier === tiers.writtenWords || tier === tiers.insideText
}

function isNamedBySound(tier: number): boolean {
  return tier >= tiers.soundsExactly && tier <= tiers.soundsBeginning
}

/** Half of its letters at least are there. */
function isLike(word: string, names: string): boolean {
  return names.includes(word) || distanceInside(word, names) * 2 <= word.length
}

function distanceOf(words: readonly string[], title: string): number {
  return words.reduce((sum, word) => sum + (title.includes(word) ? 0 : distanceInside(word, title)), 0)
}

function inOneWord(names: string): string {
  return spelled(names).replace(/[^\p{L}\p{N}]/gu, '')
}
