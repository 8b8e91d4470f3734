/** Words of names come again and again: as many are kept as take a megabyte or two. */
const MOST_KEPT = 10_000

/** What is made of a word, made once as long as the word is kept. */
export function keptByWord(make: (word: string) => string): (word: string) => string {
  const kept = new Map<string, string>()
  return (word) => {
    const known = kept.get(word)
    if (known !== undefined) return known
    const made = make(word)
    if (kept.size === MOST_KEPT) kept.clear()
    kept.set(word, made)
    return made
  }
}
