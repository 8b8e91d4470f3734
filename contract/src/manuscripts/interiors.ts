import { z } from 'zod'
import { endpoint, file } from '../http/endpoint.ts'
import { localised } from '../language/localised.ts'
import { type TrimSize, trimSizes } from '../language/vocabulary.ts'
import { writtenRupees } from '../money/grouped-rupees.ts'
import { toRupees } from '../money/money.ts'
import type { CalculatorRates } from '../royalties/calculator-rates.ts'
import { estimateCopy, FEWEST_PAGES, MOST_PAGES } from '../royalties/royalty-calculator.ts'
import { ofSubmission } from '../submissions/of-submission.ts'
import { proof } from '../submissions/proofs.ts'
import { cover } from './covers.ts'
import { printedAs } from './printed-as.ts'

/** How far a manuscript has come on its way to pages. */
export const interiorStates = ['none', 'checking', 'mend_first', 'being_set', 'set', 'failed'] as const
export type InteriorState = (typeof interiorStates)[number]

/** In which size a book is set whose author has not chosen one. */
export const usualSize: TrimSize = '5.5 X 8.5 in'

const sizeSet = z
  .object({
    trim_size: z.enum(trimSizes),
    pages: z.int().min(1),
    copy: z
      .object({
        printing_cost: z.number(),
        suggested_mrp: z.number(),
        royalty: z.number().meta({ description: 'Of the author, for each copy at that MRP.' }),
      })
      .nullable()
      .meta({ description: `In rupees; null: a book of so few or so many pages is not printed.` }),
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
  })
  .meta({ id: 'Ebook' })
export type Ebook = z.output<typeof ebook>

const interior = z
  .object({
    version: z.int().meta({ description: 'The number of the version that was set, the newest.' }),
    state: z.enum(interiorStates).meta({
      description:
        '`none`: only Word files are set; `mend_first`: the check has found what stops the book; `failed`: it took too long or too much memory.',
    }),
    sizes: z.array(sizeSet).meta({ description: 'The first is that of the file. None unless `set`.' }),
    bytes: z.int().nullable().meta({ description: 'Of the file.' }),
    proof,
    ebook,
    cover,
  })
  .meta({ id: 'Interior' })
export type Interior = z.output<typeof interior>

/** It is worth asking again soon. */
export function isUnderWay(interior: Interior | undefined): boolean {
  return (
    interior?.state === 'checking' ||
    interior?.state === 'being_set' ||
    interior?.ebook.state === 'being_made' ||
    interior?.cover.state === 'being_made'
  )
}

export const getInterior = endpoint({
  ...ofSubmission,
  id: 'getInterior',
  path: '/api/author/submissions/{id}/interior',
  summary: 'How many pages the newest manuscript has as a printed book, and what a copy costs and earns',
  description: `Set in the background once the check has found nothing that stops the book. Costs are those of today, for ${printedAs.interior.toLowerCase()} and a soft cover.`,
  output: z.object({ success: z.literal(true), data: z.object({ interior }) }),
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

/** What a copy costs and earns in that size; null when a book of so many pages is not printed. */
export function copyOf(rates: CalculatorRates, size: TrimSize, pages: number): InteriorSize['copy'] {
  if (pages < FEWEST_PAGES || pages > MOST_PAGES) return null
  const { printingCost, suggestedMrp, royaltyPerCopy } = estimateCopy(rates, { size, pages, ...printedAs })
  return {
    printing_cost: toRupees(printingCost),
    suggested_mrp: toRupees(suggestedMrp),
    royalty: toRupees(royaltyPerCopy),
  }
}

const whole = new Intl.NumberFormat('en-IN')

/** “Your book has 214 pages; printing a copy costs Rs. 137.00; at Rs. 267.00 you earn Rs. 30.00 of each.” */
export function interiorSentence({ pages, copy }: InteriorSize, owner: string, earner: string): string {
  const book = localised(
    `${owner} has ${whole.format(pages)} ${pages === 1 ? 'page' : 'pages'}`,
    `${owner}: ${whole.format(pages)} ${pages === 1 ? 'பக்கம்' : 'பக்கங்கள்'}`,
  )
  if (copy === null)
    return localised(
      `${book}; we print books of ${whole.format(FEWEST_PAGES)} to ${whole.format(MOST_PAGES)} pages.`,
      `${book}. ${whole.format(FEWEST_PAGES)} முதல் ${whole.format(MOST_PAGES)} பக்கங்கள் வரை உள்ள நூல்களை அச்சிடுகிறோம்.`,
    )
  const { printing_cost, suggested_mrp, royalty } = copy
  return localised(
    `${book}; printing a copy costs ${writtenRupees(printing_cost)}; at ${writtenRupees(suggested_mrp)} ${earner} ${writtenRupees(royalty)} of each.`,
    `${book}. ஒரு பிரதிக்கு அச்சுச் செலவு ${writtenRupees(printing_cost)}. விலை ${writtenRupees(suggested_mrp)} என்றால் ஒரு பிரதிக்கு ${earner} ${writtenRupees(royalty)}.`,
  )
}

const columns = localised(
  { size: 'Size', pages: 'Pages', printing: 'Printing', mrp: 'Suggested MRP', royalty: 'Royalty' },
  {
    size: 'அளவு',
    pages: 'பக்கங்கள்',
    printing: 'அச்சுச் செலவு',
    mrp: 'பரிந்துரைக்கும் MRP',
    royalty: 'உரிமைத்தொகை',
  },
)

const states = localised<Readonly<Record<Exclude<InteriorState, 'set'>, string>>>(
  {
    none: 'Pages are counted of Word files (.docx). Upload your manuscript as one to see how it looks in print.',
    checking: 'The manuscript is being checked; after that its pages are set.',
    mend_first: 'The check has found something that stops the book. Once it is mended, the pages are set.',
    being_set: 'The pages are being set. This takes a minute at most.',
    failed:
      'The pages could not be set: it took too long or too much memory. Our editors set this book by hand.',
  },
  {
    none: 'Word கோப்புகளின் (.docx) பக்கங்களையே எண்ண முடியும். அச்சில் எப்படி இருக்கும் என்று பார்க்க, கையெழுத்துப் பிரதியை அப்படிப் பதிவேற்றுங்கள்.',
    checking: 'கையெழுத்துப் பிரதியைச் சரிபார்க்கிறோம்; அதன்பின் பக்கங்களை வடிவமைப்போம்.',
    mend_first: 'நூலைத் தடுக்கும் ஒன்று சரிபார்ப்பில் தெரிந்தது. அதைச் சரிசெய்ததும் பக்கங்களை வடிவமைப்போம்.',
    being_set: 'பக்கங்களை வடிவமைக்கிறோம். அதிகபட்சம் ஒரு நிமிடம் ஆகும்.',
    failed:
      'பக்கங்களை வடிவமைக்க முடியவில்லை: அதற்கு மிகுந்த நேரமோ நினைவகமோ தேவைப்பட்டது. எங்கள் எடிட்டர்கள் இந்த நூலைக் கையால் வடிவமைப்பார்கள்.',
  },
)

const ebookTexts = localised(
  {
    being_made: 'The e-book is being made.',
    failed: 'The e-book could not be made. Our editors make this one by hand.',
  },
  {
    being_made: 'மின்னூலை உருவாக்குகிறோம்.',
    failed: 'மின்னூலை உருவாக்க முடியவில்லை. எங்கள் எடிட்டர்கள் இதைக் கையால் உருவாக்குவார்கள்.',
  },
)

export const interiorTexts = {
  title: localised('Printed book and e-book', 'அச்சு நூலும் மின்னூலும்'),
  download: localised('Download the inside as a PDF', 'உட்பக்கங்களை PDF-ஆகப் பதிவிறக்குக'),
  downloadEbook: localised('Download the e-book (EPUB)', 'மின்னூலைப் (EPUB) பதிவிறக்குக'),
  assumed: localised(
    'For cream paper in black and white and a soft cover, at today’s costs.',
    'கறுப்பு-வெள்ளை, கிரீம் தாள், சாதா அட்டை; இன்றைய செலவுகளின்படி.',
  ),
  sizes: localised('In each size', 'ஒவ்வோர் அளவிலும்'),
  columns,
  states,
  ebook: ebookTexts,
} as const
