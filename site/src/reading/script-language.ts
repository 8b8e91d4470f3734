const scripts = [
  ['ta', /\p{Script=Tamil}/u],
  ['ml', /\p{Script=Malayalam}/u],
  ['te', /\p{Script=Telugu}/u],
  ['kn', /\p{Script=Kannada}/u],
  ['hi', /\p{Script=Devanagari}/u],
] as const

/** The language to announce for a name whose record has none, by its script; undefined for Latin, the page's own. */
export function scriptLanguage(text: string): string | undefined {
  return scripts.find(([, letters]) => letters.test(text))?.[0]
}
