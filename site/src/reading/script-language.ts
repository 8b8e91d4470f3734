const scripts = [
  [undefined, /\p{Script=Latin}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
] as const

/**
 * The language to announce for a text whose record has none: that of the script that most of it is in; undefined for Latin, the
 * page's own.
 */
export function scriptLanguage(text: string): string | undefined {
  const counted = scripts.map(([language, letters]) => ({
    language,
    letters: text.match(letters)?.length ?? 0,
  }))
  return counted.reduce((most, one) => (one.letters > most.letters ? one : most)).language
}
