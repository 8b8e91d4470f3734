import { distanceInside, distanceToBeginning, editDistance } from './edit-distance.ts'
import { type FoundEntry, tiers } from './found-entry.ts'
import type { ReadQuery } from './read-query.ts'
import { spelled } from './spelled.ts'

/** Of fewer letters nobody can tell what they are meant to be. */
const SHORTEST_TOLD = 3
/** A shorter word is looked for at the beginnings of words alone: in all the letters of several names it is soon found. */
const SHORTEST_IN_ANY_PLACE = 6
/** With more mistakes a title is another one. */
const MOST_MISTAKES = 2
/** But in a long one this share of its letters may be others. */
const SHARE_OF_MISTAKES = 1 / 4

/** An entry with the lines of its names. */
export type NamedEntry = FoundEntry & { title_plain: string; plain: string; keys: string }

type Spelled = (text: string) => string

/** What was typed, as it is spelled: each word, those of which one can tell what they are meant to be, and all of it. */
type Typed = {
  query: ReadQuery
  words: readonly string[]
  told: readonly string[]
  whole: string
  inOneWord: Spelled
  loosely: Spelled
}
type Judged = { tier: number; distance: number }

/**
 * The entries without those whose names have too little of the letters that were typed: the key takes some words for each other that
 * have hardly one in common. Of several that answer alike, those come first that are spelled as they were typed: மழை for mazhai,
 * மலை for malai. What is called so but for a mistake or two comes before what has it somewhere inside.
 */
export function bySpelling(query: ReadQuery, entries: readonly NamedEntry[]): FoundEntry[] {
  const inOneWord = onceEach((text) => spelled(text).replace(/[^\p{L}\p{N}]/gu, ''))
  const loosely = onceEach((text) => fold(inOneWord(text)))
  const typed: Typed = {
    query,
    words: query.plainWords.map(inOneWord),
    told: query.plainWords.map(loosely).filter((word) => word.length >= SHORTEST_TOLD),
    whole: loosely(query.plain),
    inOneWord,
    loosely,
  }
  return entries
    .flatMap((entry) => {
      const judged = judge(typed, entry)
      return judged ? [{ kind: entry.kind, target_id: entry.target_id, ...judged }] : []
    })
    .toSorted((a, b) => a.tier - b.tier || a.distance - b.distance)
    .map(({ distance: _, ...entry }) => entry)
}

/** The tier that remains, and how far the title is from what was typed; null: it is another name. */
function judge(typed: Typed, entry: NamedEntry): Judged | null {
  const { tier } = entry
  if (written.has(tier)) return { tier, distance: 0 }
  if (tier === tiers.withinQuery) return isWithin(typed, entry, 1 / 2) ? { tier, distance: 0 } : null
  if (tier === tiers.fuzzyWithinQuery) return isWithin(typed, entry, 1 / 3) ? { tier, distance: 0 } : null
  if (tier === tiers.fuzzy || tier === tiers.fuzzyButOne) return judgeMistaken(typed, entry)
  const isToldElsewhere = entry.kind === 'article' || entry.kind === 'question'
  if (tier <= tiers.soundsBeginningInOneWord)
    return isToldElsewhere || hasHalfOfEach(typed, entry)
      ? { tier, distance: heard.has(tier) ? distanceToTitle(typed, entry) : 0 }
      : null
  if (tier === tiers.insideName && !standsInAWord(typed.query.joined, entry.keys)) return null
  // Headings of ordinary words are told by `looksAlike`, which knows the text below them.
  return isToldElsewhere || hasEach(typed, entry) ? { tier, distance: 0 } : null
}

const written = new Set<number>([
  tiers.writtenExactly,
  tiers.writtenBeginning,
  tiers.writtenWholeWords,
  tiers.writtenWords,
  tiers.insideText,
])
const heard = new Set<number>([
  tiers.soundsExactly,
  tiers.soundsWholeWords,
  tiers.soundsBeginning,
  tiers.soundsBeginningInOneWord,
])

/** With mistakes, and perhaps without one of the words: so it is called, or it has something like each word. */
function judgeMistaken(typed: Typed, entry: NamedEntry): Judged | null {
  const whole = typed.words.join('')
  const distance = Math.min(...titlesOf(entry, typed.inOneWord).map((title) => editDistance(whole, title)))
  const most = entry.tier === tiers.fuzzy ? MOST_MISTAKES : whole.length * SHARE_OF_MISTAKES
  if (distance <= most) return { tier: tiers.fuzzyExactly, distance }
  return hasEach(typed, entry) ? { tier: tiers.fuzzy, distance } : null
}

/** The whole title stands in what was typed, but for a share of its letters. */
function isWithin({ whole, loosely }: Typed, entry: NamedEntry, share: number): boolean {
  return titlesOf(entry, loosely).some((title) => distanceInside(title, whole) <= title.length * share)
}

function hasHalfOfEach({ told, loosely }: Typed, entry: NamedEntry): boolean {
  const names = loosely(entry.plain)
  return told.every((word) => names.includes(word) || distanceInside(word, names) * 2 <= word.length)
}

/** Less than a third of each word are other letters. */
function hasEach({ told, loosely }: Typed, { tier, plain }: NamedEntry): boolean {
  const names = loosely(plain)
  let each: readonly string[] | undefined
  return told.every((word) => {
    const isLike = (distance: number) => distance * 3 < word.length
    if (word.length >= SHORTEST_IN_ANY_PLACE || tier === tiers.insideName)
      return names.includes(word) || isLike(distanceInside(word, names))
    each ??= plain.split(/[\s|]+/).map(loosely)
    return each.some((one) => one.startsWith(word) || isLike(distanceToBeginning(word, one)))
  })
}

/** And not only where two words of a name meet that stand there once more in one. */
function standsInAWord(joined: string, keys: string): boolean {
  return keys.replace(/=[^ ]+/g, '').includes(joined)
}

function distanceToTitle({ words, inOneWord }: Typed, entry: NamedEntry): number {
  const title = inOneWord(entry.title_plain)
  return words.reduce((sum, word) => sum + (title.includes(word) ? 0 : distanceInside(word, title)), 0)
}

function titlesOf({ title_plain }: NamedEntry, inOneWord: Spelled): string[] {
  return title_plain
    .split('|')
    .map(inOneWord)
    .filter((title) => title !== '')
}

/** Long and short vowels, those that are taken for each other, and the different l as one: nobody is held to them. */
function fold(letters: string): string {
  return letters
    .replaceAll('zh', 'l')
    .replaceAll('o', 'u')
    .replaceAll('e', 'i')
    .replace(/(.)\1+/gu, '$1')
}

function onceEach(make: Spelled): Spelled {
  const made = new Map<string, string>()
  return (text) => {
    const known = made.get(text)
    if (known !== undefined) return known
    const result = make(text)
    made.set(text, result)
    return result
  }
}
