import { searchKey } from '@panai/contract/language/search-key'
import { editDistance } from './edit-distance.ts'

/** Of fewer letters nobody can tell what they are the beginning of. */
const SHORTEST_TOLD = 3
const latinWords = /[\p{Script=Latin}\p{M}\p{N}]+/gu

/**
 * Whether a heading of ordinary words answers to the words as they are spelled. The key is made for names, which everybody spells
 * otherwise; of ordinary words it takes some for each other that have hardly a letter in common, such as "size" and "xyzzy".
 */
export function looksAlike(heading: string, text: string, plainWords: readonly string[]): boolean {
  const named = (heading.toLowerCase().match(latinWords) ?? []).map((word) => ({
    word,
    key: searchKey(word),
  }))
  const whole = `${heading} ${text}`.toLowerCase()
  return plainWords.every((sought) => {
    if (sought.length < SHORTEST_TOLD || whole.includes(sought)) return true
    const key = searchKey(sought)
    const sounding = named.filter((one) => one.key.startsWith(key))
    return sounding.length === 0 || sounding.some(({ word }) => isSpelledLike(sought, word))
  })
}

/** Fewer than two of three letters differ; of a longer word its beginning counts. */
function isSpelledLike(sought: string, word: string): boolean {
  return [word, word.slice(0, sought.length)].some(
    (one) => editDistance(sought, one) * 3 < Math.max(sought.length, one.length) * 2,
  )
}
