/** Whether a query has a letter or a digit. Without one it asks for nothing: so does a vowel sign or a pulli on its own. */
export function hasLetters(q: string): boolean {
  return /[\p{L}\p{N}]/u.test(q)
}
