import { localised } from '@panai/contract/language/localised'
import { lengths } from '@panai/contract/submissions/publishing-terms'

/** Words are what is between spaces, in Tamil as in Latin script; a dash or a star alone is none. */
export function countWords(text: string): number {
  let count = 0
  for (const [word] of text.matchAll(/\S+/g)) if (/[\p{L}\p{N}]/u.test(word)) count++
  return count
}

const { shortStory, novella, aboutTheBook } = lengths

const makes = localised(
  {
    tooFew: (more: number) => `${more} more for About the Author or About the Book`,
    shortText: 'Right for About the Author or About the Book',
    story: 'The length of a short story',
    novella: 'The length of a novella',
    novel: 'The length of a novel',
  },
  {
    tooFew: (more: number) => `ஆசிரியர் குறிப்புக்கோ நூல் குறிப்புக்கோ இன்னும் ${more} தேவை`,
    shortText: 'ஆசிரியர் குறிப்புக்கோ நூல் குறிப்புக்கோ சரியான நீளம்',
    story: 'ஒரு சிறுகதையின் நீளம்',
    novella: 'ஒரு குறுநாவலின் நீளம்',
    novel: 'ஒரு நாவலின் நீளம்',
  },
)

/** What a text of so many words is the right length for. */
export function whatItMakes(words: number): string {
  if (words === 0) return ''
  if (words < aboutTheBook.least) return makes.tooFew(aboutTheBook.least - words)
  if (words <= aboutTheBook.most) return makes.shortText
  if (words <= shortStory.most) return makes.story
  return words <= novella.most ? makes.novella : makes.novel
}
