/** How much of a book anybody may read before they buy it. Nothing here may load a schema library. */

export const sampleExtents = ['tenth', 'first_chapter'] as const
export type SampleExtent = (typeof sampleExtents)[number]

/** Why one could not be taken. */
export const sampleProblems = ['too_short', 'no_chapter', 'too_much', 'heavy', 'broken'] as const
export type SampleProblem = (typeof sampleProblems)[number]

/** A chapter that is more of the book than this is no sample of it. */
export const MOST_SAMPLE_PERCENT = 50
/** A tenth ends before one more; a chapter with more is no sample. */
export const MOST_SAMPLE_PICTURES = 30
/** A sample of a book has at most as many pages of the site: more than a tenth of the longest has. */
export const MOST_SAMPLE_PAGES = 1_000

export const sampleMessages = {
  notFound: 'There is no sample of this book',
  noText: 'A sample is taken from the text of a Word file that its check has let through: there is none yet',
} as const
