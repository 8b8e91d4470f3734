/** What is in the circle of a profile: the first letter of a name with its vowel sign, or U where there is no name. */
export function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim())
  return first?.segment.toUpperCase() ?? 'U'
}
