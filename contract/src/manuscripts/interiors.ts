import { z } from 'zod'
import { endpoint, file, jsonBody } from '../http/endpoint.ts'
import { idInPath } from '../http/fields.ts'
import { type TrimSize, trimSizes } from '../language/vocabulary.ts'
import { toRupees } from '../money/money.ts'
import type { CalculatorRates } from '../royalties/calculator-rates.ts'
import { estimateCopy, FEWEST_PAGES, MOST_PAGES } from '../royalties/royalty-calculator.ts'
import { ofSubmission } from '../submissions/of-submission.ts'
import { proof } from '../submissions/proofs.ts'
import { submissionMessages } from '../submissions/submission-rules.ts'
import { spineWidth } from './book-making.ts'
import { bookStep, isMoving } from './book-steps.ts'
import { cover } from './covers.ts'
import { printedAs } from './printed-as.ts'
import { chosenSize, type SizeChoice, sizeChoice, sizeChoiceMessages } from './size-choice.ts'

/** How far a manuscript has come on its way to pages. */
export const interiorStates = [
  'none',
  'checking',
  'mend_first',
  'being_set',
  'set',
  'too_long',
  'failed',
] as const
export type InteriorState = (typeof interiorStates)[number]

/** In which size a book is set whose author has not chosen one. */
export const usualSize: TrimSize = '5.5 X 8.5 in'

const sizeSet = z
  .object({
    trim_size: z.enum(trimSizes),
    pages: z.int().min(1).nullable().meta({ description: 'null: it is not set in this size.' }),
    is_estimate: z.boolean().meta({
      description: 'The text is so much too long for this size that its pages were reckoned and not set.',
    }),
    spine_mm: z
      .number()
      .nullable()
      .meta({ description: 'How wide the spine of a soft cover is; null: it is not set.' }),
    copy: z
      .object({
        printing_cost: z.number(),
        suggested_mrp: z.number(),
        royalty: z.number().meta({ description: 'Of the author, for each copy at that MRP.' }),
      })
      .nullable()
      .meta({
        description: `In rupees; null: a book of so few or so many pages is not printed, or it is not set.`,
      }),
  })
  .meta({ id: 'InteriorSize' })
export type InteriorSize = z.output<typeof sizeSet>

/** How far an e-book of it has come. */
export const ebookStates = ['none', 'being_made', 'made', 'failed'] as const

const ebook = z
  .object({
    state: z.enum(ebookStates).meta({
      description:
        '`none`: there is none of such a file, or not before its check has let it through; `failed`: it took too long or too much memory, or has errors.',
    }),
    bytes: z.int().nullable().meta({ description: 'Of the file.' }),
    is_outdated: z
      .boolean()
      .meta({ description: 'What stands in it has changed since: it is made anew within the hour.' }),
  })
  .meta({ id: 'Ebook' })
export type Ebook = z.output<typeof ebook>

const interior = z
  .object({
    version: z.int().meta({ description: 'The number of the version that was set, the newest.' }),
    state: z.enum(interiorStates).meta({
      description:
        '`none`: only Word files are set; `mend_first`: the check has found what stops the book; `too_long`: in the size that is printed it has more pages than we print; `failed`: by a fault of ours.',
    }),
    sizes: z.array(sizeSet).meta({ description: 'None unless `set`, `too_long` or `failed`.' }),
    trim_size: z.enum(trimSizes).nullable().meta({ description: 'That of the file.' }),
    choice: sizeChoice,
    is_outdated: z.boolean().meta({
      description:
        'Another size was chosen since, or what is printed in it has changed: it is set anew. Until then the file is the one before.',
    }),
    is_kept: z.boolean().meta({
      description:
        'What stands in inside, cover or e-book has changed since its author approved exactly these files, which therefore stay.',
    }),
    bytes: z.int().nullable().meta({ description: 'Of the file.' }),
    proof,
    ebook,
    cover,
    steps: z.array(bookStep).meta({ description: 'How far the newest version is, in their order.' }),
  })
  .meta({ id: 'Interior' })
export type Interior = z.output<typeof interior>

/** It is worth asking again soon. */
export const isUnderWay = (interior: Interior | undefined): boolean =>
  interior !== undefined &&
  (isMoving(interior.steps) || interior.state === 'checking' || interior.state === 'being_set')

export const getInterior = endpoint({
  ...ofSubmission,
  id: 'getInterior',
  path: '/api/author/submissions/{id}/interior',
  summary: 'How many pages the newest manuscript has as a printed book, and what a copy costs and earns',
  description: `Set in the background once the check has found nothing that stops the book. Costs are those of today, for ${printedAs.interior.toLowerCase()} and a soft cover.`,
  output: z.object({ success: z.literal(true), data: z.object({ interior }) }),
})

export const chooseTrimSize = endpoint({
  id: 'chooseTrimSize',
  method: 'PUT',
  path: '/api/author/submissions/{id}/trim-size',
  tag: 'Submissions',
  access: 'author',
  summary: 'Chooses the size in which the book is printed, or takes the choice back',
  description:
    'Until the book is published, and unless the catalogue has its size. Pages and cover are made anew in the background.',
  params: z.object({ id: idInPath }),
  body: jsonBody(z.object({ trim_size: chosenSize })),
  output: z.object({
    success: z.literal(true),
    message: z.literal([sizeChoiceMessages.chosen, sizeChoiceMessages.takenBack]),
    data: z.object({ interior }),
  }),
  refusals: ['conflict'],
  notFound: submissionMessages.notFound,
})

export const getInteriorFile = endpoint({
  ...ofSubmission,
  id: 'getInteriorFile',
  path: '/api/author/submissions/{id}/interior/file',
  summary: 'The inside of the book as a file for the press',
  description:
    'A PDF, sent as a download and never for display. There is none until it is set. Its ETag is the SHA-256 of the file, by which an author approves it.',
  output: file('application/pdf', 'interior.pdf'),
})

export const getEbookFile = endpoint({
  ...ofSubmission,
  id: 'getEbookFile',
  path: '/api/author/submissions/{id}/ebook/file',
  summary: 'The newest manuscript as an e-book',
  description: 'An EPUB 3.3, sent as a download and never for display. There is none until it is made.',
  output: file('application/epub+zip', 'book.epub'),
})

/** What is known of a book in one size, at these rates. */
export function sizeOf(rates: CalculatorRates, size: TrimSize, pages: number): InteriorSize {
  return {
    ...{ trim_size: size, pages, is_estimate: false, spine_mm: spineWidth(pages, printedAs.interior) },
    copy: isPrinted(pages) ? copyOf(rates, size, pages) : null,
  }
}

/** Of a size in which it is not set. @param pages about how many it would have, where it is too long */
export function sizeNotSet(size: TrimSize, pages: number | null): InteriorSize {
  return { trim_size: size, pages, is_estimate: pages !== null, spine_mm: null, copy: null }
}

/** Whether a size can be chosen: one in which it is printed, or has not been set yet and is not the one that is tried. */
export function mayBeChosen({ trim_size, pages, copy }: InteriorSize, { printed }: SizeChoice): boolean {
  return copy !== null || (pages === null && trim_size !== printed)
}

/** Whether we print books of so many pages. */
export function isPrinted(pages: number): boolean {
  return pages >= FEWEST_PAGES && pages <= MOST_PAGES
}

function copyOf(rates: CalculatorRates, size: TrimSize, pages: number): InteriorSize['copy'] {
  const { printingCost, suggestedMrp, royaltyPerCopy } = estimateCopy(rates, { size, pages, ...printedAs })
  return {
    printing_cost: toRupees(printingCost),
    suggested_mrp: toRupees(suggestedMrp),
    royalty: toRupees(royaltyPerCopy),
  }
}
