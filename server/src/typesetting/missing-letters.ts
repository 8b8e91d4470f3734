/** No font of ours has these letters: a paper about money is not printed with boxes in their place. */
export class MissingLetters extends Error {
  readonly letters: readonly string[]

  constructor(letters: readonly string[]) {
    super(`no font has ${letters.map(codesOf).join(', ')}`)
    this.name = 'MissingLetters'
    this.letters = letters
  }
}

function codesOf(cluster: string): string {
  const codes = [...cluster].map(
    (letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  )
  return `${cluster} (${codes.join(' ')})`
}
