/**
 * Words in English and in Tamil, beside each other: the Tamil ones say all that the English ones say, or they don't compile. The site
 * is built once a language, and its build puts the words of that language in place of the call. Everywhere else they are English.
 *
 * Every text of ours that is there in both languages goes through one of three functions:
 * - `localised` (here): a page says it, in the language that it was built in;
 * - `inTwoLanguages`: a page says it, and the server too, which refuses with it;
 * - `inEach`: letters, statements, findings and documents, whose language is that of their reader.
 *
 * `npm run check` (`scripts/check-texts.ts`) finds a text that nothing uses, one that leaves out in Tamil what the English one names,
 * and one that stands beside its other language without any of them.
 */
export function localised(english: string, tamil: string): string
export function localised<Words>(english: Words, tamil: NoInfer<Words>): Words
export function localised<Words>(english: Words, _tamil: Words): Words {
  return english
}
