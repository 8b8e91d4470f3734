/** An 8-bit way to write Tamil: which glyph of its fonts stands for which letter or part of a letter. */
export type OldEncoding = {
  name: string
  /** What the table was checked against. */
  source: string
  /**
   * What each glyph stands for. A vowel sign that is drawn before its consonant stands alone here; a glyph that several tables write
   * for one letter is listed first in the form that is written back.
   */
  letters: ReadonlyMap<string, string>
  /** Which signs of ASCII stand for letters that the sources don't agree on. They stay as they were typed. */
  unread?: string
}

/** Pairs of a letter and its glyph, apart by blanks. Glyphs are those of Windows-1252, as Word stores them. */
export function letterPairs(text: string): Map<string, string> {
  const words = text.trim().split(/[ \n]+/)
  const letters = new Map<string, string>()
  for (let at = 0; at + 1 < words.length; at += 2) letters.set(words[at + 1] ?? '', words[at] ?? '')
  return letters
}
