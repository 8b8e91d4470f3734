/** In Tamil: a consonant, or those that are drawn as one letter, with its signs. */
const tamil = /(?:க்ஷ|[ஸஶ]்ரீ|[\u0b95-\u0bb9])[\u0bbe-\u0bcd\u0bd7]*|[\u0b80-\u0bff][\u0bbe-\u0bcd\u0bd7]*/
/** In scripts that stack their consonants: all that are joined by a virama, with their signs. */
const stacked =
  /(?:\p{Lo}[\u093c\u09bc\u0a3c\u0abc\u0b3c]?[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d\u0dca][\u200c\u200d]?)*\p{Lo}[\p{M}\u200c\u200d]*/u
/** Two letters of a flag, or pictures that are joined to one. */
const picture =
  /\p{RI}{2}|\p{Extended_Pictographic}(?:\p{EMod}|\ufe0f)?(?:\u200d\p{Extended_Pictographic}(?:\p{EMod}|\ufe0f)?)*/u
/** Of all else one character. */
const cluster = new RegExp(
  `${[tamil, stacked, picture].map(({ source }) => source).join('|')}|[^\\s\\u0b80-\\u0bff]|\\s`,
  'gu',
)

/** A text in the pieces that are shaped by themselves: nothing reaches across their borders. */
export function findClusters(text: string): string[] {
  return text.match(cluster) ?? []
}

/** A Tamil consonant without a vowel, with the dot that says so. */
const pureConsonant = /^\p{Script=Tamil}+\u0bcd$/u

/** A word in the pieces between which a line may end: none begins with a pure consonant, which ends the syllable before it. */
export function findLineParts(word: string): string[] {
  const parts: string[] = []
  for (const cluster of findClusters(word)) {
    const before = parts.at(-1)
    if (before !== undefined && pureConsonant.test(cluster)) parts[parts.length - 1] = before + cluster
    else parts.push(cluster)
  }
  return parts
}
