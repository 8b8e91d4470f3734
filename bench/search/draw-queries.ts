import { createDice, type Dice } from '@panai/demo/dice'

/** As many words as a generated description has. */
const WORDS_IN_BOOK = 90
const PAGES = 5
/** A word in more than this share of the books is common, in less than the smaller one rare. */
const COMMON = 0.08
const RARE = 0.02
const TAMIL = /\p{Script=Tamil}{3}/u

export const kinds = [
  'common word',
  'medium word',
  'rare word',
  'piece of 2 letters',
  'piece of 3 letters',
  'Tamil',
  'phrase',
  'matching nothing',
] as const
export type Kind = (typeof kinds)[number]
export type SearchQuery = { kind: Kind; q: string; page: number }

/**
 * Makes the function that draws so many searches, as many of each kind, and never one twice over all its calls: no answer can
 * come from memory. The same seed and the same text draw the same searches.
 */
export function createDraw(text: readonly string[], seed: number): (count: number) => SearchQuery[] {
  const dice = createDice(seed)
  const makers = queryMakers(text, dice)
  const drawn = new Set<string>()
  return (count) =>
    Array.from({ length: count }, (_, index) => {
      const kind = kinds[index % kinds.length] ?? 'rare word'
      for (let tries = 0; tries < 10_000; tries++) {
        const query = { kind, q: inSomeCase(makers[kind](), dice), page: 1 + dice.below(PAGES) }
        const key = `${query.q} ${query.page}`
        if (drawn.has(key)) continue
        drawn.add(key)
        return query
      }
      throw new Error(`no more searches of the kind: ${kind}`)
    })
}

function queryMakers(text: readonly string[], dice: Dice): Record<Kind, () => string> {
  const counts = new Map<string, number>()
  for (const word of text.map(bare)) if (word.length > 2) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts].map(([word, count]) => ({
    word,
    share: 1 - (1 - count / text.length) ** WORDS_IN_BOOK,
  }))
  const between = (least: number, most: number) =>
    words.filter(({ share }) => share >= least && share < most).map(({ word }) => word)
  const common = between(COMMON, 1)
  const medium = between(RARE, COMMON)
  const rare = between(0, RARE)
  const tamil = words.map(({ word }) => word).filter((word) => TAMIL.test(word))
  const all = [...common, ...medium, ...rare]
  return {
    'common word': () => dice.pick(common),
    'medium word': () => dice.pick(medium),
    'rare word': () => dice.pick(rare),
    'piece of 2 letters': () => piece(dice.pick(all), 2, dice),
    'piece of 3 letters': () => piece(dice.pick(all), 3, dice),
    Tamil: () => (dice.below(2) === 0 ? dice.pick(tamil) : piece(dice.pick(tamil), 3 + dice.below(3), dice)),
    phrase: () => phrase(text, [...common, ...medium], dice),
    // The second kind is made of pieces that are in many books, so that an index can't rule it out at once.
    'matching nothing': () =>
      piece(dice.pick(all), 4, dice) +
      (dice.below(2) === 0 ? gibberish(dice) : piece(dice.pick(all), 4, dice)),
  }
}

/** Half of them stand in a real text; the others are of words that many books have, so that some books have them together. */
function phrase(text: readonly string[], frequent: readonly string[], dice: Dice): string {
  const length = 2 + dice.below(2)
  if (dice.below(2) === 0) return Array.from({ length }, () => dice.pick(frequent)).join(' ')
  const start = dice.below(text.length - length)
  return text.slice(start, start + length).join(' ')
}

function piece(word: string, length: number, dice: Dice): string {
  const letters = [...word]
  const start = dice.below(Math.max(1, letters.length - length + 1))
  return letters.slice(start, start + length).join('')
}

function gibberish(dice: Dice): string {
  return Array.from({ length: 3 }, () => dice.pick([...'bcdfghjklmnpqrstvwxz'])).join('')
}

/** A word as one types it into a search: without the signs around it. */
function bare(word: string): string {
  return word
    .normalize('NFC')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
    .toLowerCase()
}

function inSomeCase(q: string, dice: Dice): string {
  const throwOf = dice.below(4)
  if (throwOf === 0) return q.toUpperCase()
  return throwOf === 1 ? q.charAt(0).toUpperCase() + q.slice(1) : q
}
