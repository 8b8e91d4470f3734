/** Where the word begins in which a page does: it is read whole, on that page. @param letter of the text, in UTF-16. */
export function startOfWord(text: string, letter: number): number {
  return letter - (/\S*$/u.exec(text.slice(0, letter))?.[0].length ?? 0)
}
