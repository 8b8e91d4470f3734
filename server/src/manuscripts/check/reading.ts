/** Of Tamil prose, whose words are long. */
const WORDS_PER_MINUTE = 150

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0
}

export function minutesToRead(words: number): number {
  return Math.ceil(words / WORDS_PER_MINUTE)
}
