/** What stands for a letter that no font has: [U+6F22]. */
export function letterCode(letter: string): string {
  return `[U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`
}
