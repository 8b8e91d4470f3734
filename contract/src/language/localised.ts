/**
 * Words in English and in Tamil, beside each other: the Tamil ones say all that the English ones say, or they don't compile. The site
 * is built once a language, and its build puts the words of that language in place of the call. Everywhere else they are English.
 */
export function localised(english: string, tamil: string): string
export function localised<Words>(english: Words, tamil: NoInfer<Words>): Words
export function localised<Words>(english: Words, _tamil: Words): Words {
  return english
}
