import { localised } from '../language/localised.ts'
import { shortSize } from './interior-texts.ts'
import type { Interior } from './interiors.ts'
import type { SizeChoice } from './size-choice.ts'

export const choiceTexts = localised(
  {
    column: 'Choice',
    choose: 'Choose',
    takeBack: 'Take back',
    /** Behind these two, for who does not see the row. */
    of: (size: string) => ` ${size}`,
    marks: { catalogue: 'In the catalogue', choice: 'Chosen', usual: 'Usual' },
  },
  {
    column: 'தேர்வு',
    choose: 'தேர்ந்தெடுக்க',
    takeBack: 'தேர்வை நீக்குக',
    of: (size: string) => `: ${size}`,
    marks: { catalogue: 'நூற்பட்டியலில் உள்ளது', choice: 'தேர்ந்தெடுத்தது', usual: 'வழக்கமானது' },
  },
)

/** In which size the book is printed, and who says so. @param dayOf the day of a moment, in words */
export function choiceSentence({ printed, from, by, at }: SizeChoice, dayOf: (at: string) => string): string {
  const size = shortSize(printed)
  const name = by ?? localised('an account that is gone', 'இப்போது இல்லாத ஒரு கணக்கு')
  if (from === 'catalogue')
    return localised(
      `The catalogue has this book in ${size}: it is printed in that size, and none is chosen here.`,
      `நூற்பட்டியலில் இந்த நூலின் அளவு ${size}: அந்த அளவிலேயே அச்சாகும்; இங்கே தேர்ந்தெடுக்க வேண்டியதில்லை.`,
    )
  const day = at === null ? '' : dayOf(at)
  if (from === 'choice')
    return localised(`${size} was chosen by ${name} on ${day}.`, `தேர்ந்தெடுத்த அளவு ${size}: ${name}, ${day}.`)
  const until = localised(
    `Until a size is chosen the book is set in ${size}.`,
    `ஓர் அளவைத் தேர்ந்தெடுக்கும் வரை நூலை ${size} அளவில் வடிவமைக்கிறோம்.`,
  )
  if (at === null) return until
  return localised(
    `The choice was taken back by ${name} on ${day}. ${until}`,
    `தேர்வை நீக்கியவர் ${name}, ${day}. ${until}`,
  )
}

/** Why the file is not the one that is wanted; null where it is. */
export function renewalSentence({ is_outdated, trim_size, choice, steps }: Interior): string | null {
  if (!is_outdated || trim_size === null) return null
  if (trim_size === choice.printed)
    return localised(
      'What is printed in the book has changed since its pages were set: they are set anew within the hour. Until then the file is the one before.',
      'பக்கங்களை வடிவமைத்த பிறகு நூலில் அச்சாகும் விவரம் மாறிவிட்டது: ஒரு மணி நேரத்துக்குள் அவற்றை மீண்டும் வடிவமைப்போம். அதுவரை முந்தைய கோப்பே இருக்கும்.',
    )
  const [before, wanted] = [shortSize(trim_size), shortSize(choice.printed)]
  if (steps.some(({ kind, state }) => kind === 'interior' && state === 'failed'))
    return localised(
      `The pages could not be set in ${wanted}: the file is the one in ${before}.`,
      `பக்கங்களை ${wanted} அளவில் வடிவமைக்க முடியவில்லை: ${before} அளவில் உள்ள கோப்பே இருக்கிறது.`,
    )
  return localised(
    `The pages are being set in ${wanted}. Until then the file is the one in ${before}.`,
    `பக்கங்களை ${wanted} அளவில் வடிவமைக்கிறோம். அதுவரை ${before} அளவில் உள்ள கோப்பே இருக்கும்.`,
  )
}
