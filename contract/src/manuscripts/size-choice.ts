import { z } from 'zod'
import { inTwoLanguages } from '../language/in-two-languages.ts'
import { trimSizes } from '../language/vocabulary.ts'
import { FEWEST_PAGES, MOST_PAGES } from '../royalties/royalty-calculator.ts'

export const sizeChoiceMessages = {
  chosen: inTwoLanguages(
    'The size is chosen. The book is set in it.',
    'அளவு தேர்வானது. நூலை அந்த அளவில் வடிவமைக்கிறோம்.',
  ),
  takenBack: inTwoLanguages('The choice is taken back.', 'தேர்வை நீக்கிவிட்டோம்.'),
  published: inTwoLanguages(
    'This book is published: its size can’t be chosen any more.',
    'இந்த நூல் வெளியாகிவிட்டது: இனி அதன் அளவை மாற்ற முடியாது.',
  ),
  inCatalogue: inTwoLanguages(
    'The catalogue has this book in a size already, and that one is printed.',
    'நூற்பட்டியலில் இந்த நூலுக்கு ஏற்கெனவே ஓர் அளவு உள்ளது; அந்த அளவிலேயே அச்சாகும்.',
  ),
  notPrinted: inTwoLanguages(
    `In this size the book has too few or too many pages: we print books of ${FEWEST_PAGES} to ${MOST_PAGES} pages.`,
    `இந்த அளவில் பக்கங்கள் மிகக் குறைவு அல்லது மிக அதிகம்: ${FEWEST_PAGES} முதல் ${MOST_PAGES} பக்கங்கள் வரை உள்ள நூல்களை அச்சிடுகிறோம்.`,
  ),
  sizeUnknown: inTwoLanguages(`The sizes are ${trimSizes.join(', ')}`, `அளவுகள்: ${trimSizes.join(', ')}`),
} as const

/** null takes a choice back. */
export const chosenSize = z.enum(trimSizes, sizeChoiceMessages.sizeUnknown).nullable()

export const sizeChoice = z
  .object({
    printed: z.enum(trimSizes).meta({ description: 'In which size the book is printed.' }),
    from: z.enum(['catalogue', 'choice', 'usual']).meta({
      description:
        'What says so. The size of the catalogue’s book counts before one that was chosen, and without either a book is set in the usual size.',
    }),
    is_open: z.boolean().meta({
      description:
        'Whether a size can be chosen: until the book is published, unless the catalogue has its size.',
    }),
    by: z
      .string()
      .nullable()
      .meta({ description: 'Who chose last or took it back; null: nobody, or that account is gone.' }),
    at: z.iso.datetime().nullable().meta({ description: 'null: nobody has chosen yet.' }),
  })
  .meta({ id: 'SizeChoice' })
export type SizeChoice = z.output<typeof sizeChoice>
