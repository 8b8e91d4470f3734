/** Of Tamil prose, whose words are long. */
const WORDS_PER_MINUTE = 150

/** Signs within a word that nobody sees. */
const unseen = /[\u00ad\u200b-\u200d\u2060]/g
/** “1,234.50” is one. */
const word = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}’'-]|(?<=\p{N})[.,](?=\p{N}))*/gu

export function countWords(text: string): number {
  return text.replaceAll(unseen, '').match(word)?.length ?? 0
}

export function minutesToRead(words: number): number {
  return Math.ceil(words / WORDS_PER_MINUTE)
}
