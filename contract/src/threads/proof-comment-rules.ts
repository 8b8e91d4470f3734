import { inTwoLanguages } from '../language/in-two-languages.ts'
import type { TextRule } from '../language/text-rules.ts'
import { messageRule } from './thread-rules.ts'

/** A place on a page is told in thousandths of its width and height. */
export const MOST_OF_PLACE = 1_000

/** A comment is a message, so it is as long as one. */
export const commentRule = {
  ...messageRule,
  missing: inTwoLanguages('Please write your comment', 'உங்கள் குறிப்பை எழுதுங்கள்'),
} as const satisfies TextRule

export const commentMessages = {
  page: inTwoLanguages(
    'A page is a whole number from 1',
    'பக்க எண் 1 அல்லது அதற்கு மேற்பட்ட முழு எண்ணாக இருக்க வேண்டும்',
  ),
  place: inTwoLanguages(
    'A place on a page has two whole numbers from 0 to 1,000',
    'பக்கத்தில் ஓர் இடத்தை 0 முதல் 1,000 வரையிலான இரண்டு முழு எண்கள் சொல்லும்',
  ),
  lettersBefore: inTwoLanguages(
    'How much of a page stands before a place is a whole number from 0 to 1,000, and unknown of the page as a whole',
    'ஓர் இடத்துக்கு முன் பக்கத்தில் எவ்வளவு உள்ளது என்பதை 0 முதல் 1,000 வரையிலான முழு எண் சொல்லும்; முழுப் பக்கத்துக்கு அது கிடையாது',
  ),
} as const
