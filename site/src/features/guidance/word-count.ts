import { lengths } from '@panai/contract/publishing-terms'

/** Words are what is between spaces, in Tamil as in Latin script; a dash or a star alone is none. */
export function countWords(text: string): number {
  let count = 0
  for (const [word] of text.matchAll(/\S+/g)) if (/[\p{L}\p{N}]/u.test(word)) count++
  return count
}

const { shortStory, novella, aboutTheBook } = lengths

/** What a text of so many words is the right length for. */
export function whatItMakes(words: number): string {
  if (words === 0) return ''
  if (words < aboutTheBook.least)
    return `${aboutTheBook.least - words} more for About the Author or About the Book`
  if (words <= aboutTheBook.most) return 'Right for About the Author or About the Book'
  if (words <= shortStory.most) return 'The length of a short story'
  return words <= novella.most ? 'The length of a novella' : 'The length of a novel'
}
