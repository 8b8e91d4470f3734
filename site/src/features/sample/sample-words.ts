import type { SampleExtent } from '@panai/contract/catalogue/sample-rules'
import { localised } from '@panai/contract/language/localised'

export const sampleWords = localised(
  {
    title: 'Look inside',
    aboutBook: 'About this book',
    extents: {
      tenth: (percent: number) => `The first ${percent}% of the book`,
      first_chapter: (percent: number) => `The first chapter (${percent}% of the book)`,
    } satisfies Record<SampleExtent, unknown>,
    place: (page: number, last: number) => `Page ${page} of ${last}`,
  },
  {
    title: 'சில பக்கங்கள்',
    aboutBook: 'நூல் விவரங்கள்',
    extents: {
      tenth: (percent: number) => `நூலின் முதல் ${percent}%`,
      first_chapter: (percent: number) => `முதல் அத்தியாயம் (நூலில்\u00a0${percent}%)`,
    },
    place: (page: number, last: number) => `பக்கம் ${page} / ${last}`,
  },
)
