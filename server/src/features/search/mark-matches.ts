import { joinedKey, searchKey } from '@panai/contract/language/search-key'
import type { MatchedPart } from '@panai/contract/search/search'
import { editDistance } from './edit-distance.ts'
import { keptByWord } from './kept-by-word.ts'
import { allowedDistance } from './meant-words.ts'
import type { ReadQuery } from './read-query.ts'

const SHORTEST_INSIDE = 4
const SHORTEST_IN_TEXT = 3

/** The words of a text; the marks of Indian vowels belong to them. */
const words = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu

const keyOf = keptByWord(searchKey)

/** The parts of a name that answer to the query: of a word written alike its beginning, of one that only sounds alike the whole. */
export function markName(name: string, query: ReadQuery, isFuzzyAllowed: boolean): MatchedPart[] {
  const found = Array.from(name.matchAll(words), ({ 0: word, index }) => ({ word, start: index }))
  const parts = found.flatMap(({ word, start }): MatchedPart[] => {
    const part = writtenPart(word, query.plainWords)
    if (part) return [{ start: start + part.start, end: start + part.end }]
    return soundsLike(keyOf(word), query, isFuzzyAllowed) ? [{ start, end: start + word.length }] : []
  })
  return unite(parts.length > 0 ? parts : markInOneWord(found, query.joined))
}

/** The places in a running text where words of the query are written. */
export function markText(text: string, { plainWords }: ReadQuery): MatchedPart[] {
  const lower = text.toLowerCase()
  const telling = plainWords.filter((word) => word.length >= SHORTEST_IN_TEXT && lower.includes(word))
  if (telling.length === 0) return []
  return unite(
    Array.from(text.matchAll(words)).flatMap(({ 0: word, index }) =>
      telling.some((sought) => startsWith(word, sought)) ? [{ start: index, end: index + word.length }] : [],
    ),
  )
}

function writtenPart(word: string, sought: readonly string[]): MatchedPart | null {
  const beginning = sought
    .filter((one) => startsWith(word, one))
    .reduce((longest, one) => Math.max(longest, one.length), 0)
  if (beginning > 0) return { start: 0, end: beginning }
  const lower = word.toLowerCase()
  if (lower.length !== word.length) return null
  const inside = sought.find((one) => one.length >= SHORTEST_INSIDE && lower.includes(one))
  return inside ? { start: lower.indexOf(inside), end: lower.indexOf(inside) + inside.length } : null
}

function startsWith(word: string, sought: string): boolean {
  return word.slice(0, sought.length).toLowerCase() === sought
}

function soundsLike(key: string, { keyWords, joined }: ReadQuery, isFuzzyAllowed: boolean): boolean {
  return (
    keyWords.some((sought) => key.startsWith(sought)) ||
    (joined.length >= SHORTEST_INSIDE && key.includes(joined)) ||
    (isFuzzyAllowed &&
      [...keyWords, joined].some((sought) => editDistance(sought, key) <= allowedDistance(sought)))
  )
}

/** Several words of the name that were written in one: ponniyinselvan. */
function markInOneWord(found: readonly { word: string; start: number }[], joined: string): MatchedPart[] {
  for (const [first, { start }] of found.entries()) {
    let key = ''
    for (const { word, start: last } of found.slice(first)) {
      key = joinedKey(key + keyOf(word))
      if (key.startsWith(joined)) return [{ start, end: last + word.length }]
      if (!joined.startsWith(key)) break
    }
  }
  return []
}

/** Parts that touch are one. */
function unite(parts: readonly MatchedPart[]): MatchedPart[] {
  const united: MatchedPart[] = []
  for (const part of parts) {
    const last = united.at(-1)
    if (last && part.start <= last.end) last.end = Math.max(last.end, part.end)
    else united.push({ ...part })
  }
  return united
}
