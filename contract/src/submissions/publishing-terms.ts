import { localised } from '../language/localised.ts'
/** What the company takes, makes and promises, as its specification says it: figures and lists that several texts quote. */

export const translationLanguages = [
  'Tamil',
  'English',
  'Kannada',
  'Malayalam',
  'Telugu',
  'Hindi',
  'German',
] as const

/** Groups who publish free of charge. */
export const sponsoredAudiences = ['homemakers', 'school children', 'children with special needs'] as const

export const manuscript = {
  programs: ['MS Word', 'PageMaker'],
  /** Ends of the file names that an upload may have. */
  uploads: ['pdf', 'doc', 'docx'],
  largestUploadMb: 10,
  pictures: ['JPG', 'JPEG', 'PNG', 'TIF'],
} as const

/** Words. */
export const lengths = {
  shortStory: { most: 7_500 },
  novella: { least: 7_500, most: 40_000 },
  aboutTheAuthor: { least: 100, most: 150 },
  aboutTheBook: { least: 100, most: 150 },
} as const

export const ISBN_DIGITS = 13

/** The author's part of the royalty: with us, and the most that traditional publishing leaves. */
export const royaltyPercent = { selfPublishing: 100, traditional: 15 } as const

export const responseHours = { least: 24, most: 48 } as const
export const deliveryDays = { least: 2, most: 3 } as const
export const phoneSupport = localised(
  'Monday to Friday 9AM to 6PM',
  'திங்கள் முதல் வெள்ளி வரை, காலை 9 மணி முதல் மாலை 6 மணி வரை',
)
