import {
  MOST_SAMPLE_PERCENT,
  MOST_SAMPLE_PICTURES,
  type SampleExtent,
  type SampleProblem,
} from '../../catalogue/sample-rules.ts'

/** What the console says of samples. Nothing here may load a schema library. */

/** As the site names it too. */
export const sampleTitle = 'Look inside'

export const extentNames: Readonly<Record<SampleExtent, string>> = {
  tenth: 'First 10 %',
  first_chapter: 'First chapter',
}
/** In the place of an extent. */
export const nothingToRead = 'Nothing'

type Sample = { extent: SampleExtent; state: 'being_made' | 'made' | 'failed'; percent: number | null }

/** What anybody may read of a published book, and how far that is. */
export function sampleSentence(sample: Sample | null): string {
  if (sample === null) return 'Readers can’t look inside.'
  const { extent, state, percent } = sample
  const name = extentNames[extent]
  if (state === 'being_made') return `${name}: it is being taken from the manuscript.`
  if (state === 'failed') return `${name}: it could not be made, so readers can’t look inside.`
  return percent === null ? `${name}.` : `${name}: ${percent} % of the text.`
}

export const noTextPublished =
  'Readers can’t look inside: a sample is taken from the text of a Word file, and this book was published without one.'

/** What an editor can do about it is said with each. */
export const sampleProblemTexts: Readonly<Record<SampleProblem, string>> = {
  too_short: 'The first paragraph is longer than a tenth of the book. Choose the first chapter, or nothing.',
  no_chapter: 'No chapter was found in the text. Choose the first 10 %, or nothing.',
  too_much: `The first chapter is more than ${MOST_SAMPLE_PERCENT} % of the book, or has more than ${MOST_SAMPLE_PICTURES} pictures. Choose the first 10 %, or nothing.`,
  heavy: 'Taking it from the manuscript took too long. It can be tried again.',
  broken: 'The manuscript could not be read; the log says why. It can be tried again.',
}
