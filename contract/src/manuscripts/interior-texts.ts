import { localised } from '../language/localised.ts'
import type { TrimSize } from '../language/vocabulary.ts'
import { writtenRupees } from '../money/grouped-rupees.ts'
import { FEWEST_PAGES, MOST_PAGES } from '../royalties/royalty-calculator.ts'
import type { Interior, InteriorSize, InteriorState } from './interiors.ts'
import { printedAs } from './printed-as.ts'

const whole = new Intl.NumberFormat('en-IN')
const decimal = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

const told = localised(
  {
    author: { book: 'your book', earns: 'you earn' },
    staff: { book: 'this book', earns: 'its author earns' },
  },
  {
    author: { book: 'உங்கள் நூல்', earns: 'உங்களுக்கு' },
    staff: { book: 'இந்த நூல்', earns: 'எழுத்தாளருக்கு' },
  },
)

/** `5.5 × 8.5`, as it reads in a sentence, on one line. */
export function shortSize(size: TrimSize): string {
  return size.replace(' X ', '\u00a0×\u00a0').replace(/ in$/, '')
}

const limits = [FEWEST_PAGES, MOST_PAGES].map((pages) => whole.format(pages))
const printedPages = localised(
  `we print books of ${limits.join(' to ')} pages`,
  `${limits.join(' முதல் ')} பக்கங்கள் வரை உள்ள நூல்களை அச்சிடுகிறோம்`,
)

/** “In 5.5 × 8.5 your book has 214 pages; printing costs Rs. 137.00; at Rs. 267.00 you earn Rs. 30.00.” null where it is not set. @param to whom it is told */
export function interiorSentence(
  { trim_size, pages, is_estimate, copy }: InteriorSize,
  to: keyof typeof told,
): string | null {
  if (pages === null || is_estimate) return null
  const { book, earns } = told[to]
  const size = shortSize(trim_size)
  const has = localised(
    `In ${size} ${book} has ${whole.format(pages)} ${pages === 1 ? 'page' : 'pages'}`,
    `${size} அளவில் ${book} ${whole.format(pages)} ${pages === 1 ? 'பக்கம்' : 'பக்கங்கள்'} கொண்டது`,
  )
  if (copy === null) return localised(`${has}; ${printedPages}.`, `${has}. ${printedPages}.`)
  const { printing_cost, suggested_mrp, royalty } = copy
  return localised(
    `${has}; printing costs ${writtenRupees(printing_cost)}; at ${writtenRupees(suggested_mrp)} ${earns} ${writtenRupees(royalty)}.`,
    `${has}; அச்சுச் செலவு ${writtenRupees(printing_cost)}; விலை ${writtenRupees(suggested_mrp)} என்றால் ${earns} ${writtenRupees(royalty)}.`,
  )
}

/** “Your book would have about 3,100 pages in 5.5 × 8.5; we print books of 20 to 1,000 pages. Split it into volumes.” null unless it is too long. @param to whom it is told */
export function tooLongSentence(
  { state, sizes, choice }: Pick<Interior, 'state' | 'sizes' | 'choice'>,
  to: keyof typeof told,
): string | null {
  const printed = sizes.find(({ trim_size }) => trim_size === choice.printed)
  const { pages = null, is_estimate = false } = printed ?? {}
  if ((state !== 'too_long' && state !== 'set') || pages === null || pages <= MOST_PAGES) return null
  const { book } = told[to]
  const size = shortSize(choice.printed)
  const advice = sizes.some(({ copy }) => copy !== null)
    ? localised(
        'Split it into volumes, or choose a larger size.',
        'அதைத் தொகுதிகளாகப் பிரியுங்கள், அல்லது பெரிய அளவைத் தேர்ந்தெடுங்கள்.',
      )
    : localised(
        'It is too long in every size: split it into volumes.',
        'எந்த அளவிலும் ஒரே நூலில் அடங்காது: அதைத் தொகுதிகளாகப் பிரியுங்கள்.',
      )
  if (!is_estimate) return advice
  return localised(
    `${book.charAt(0).toUpperCase()}${book.slice(1)} would have about ${whole.format(pages)} pages in ${size}; ${printedPages}. ${advice}`,
    `${size} அளவில் ${book} சுமார் ${whole.format(pages)} பக்கங்கள் கொண்டிருக்கும். ${printedPages}. ${advice}`,
  )
}

/** How many pages it has in a size, in a few words. */
export function pagesWords({ pages, is_estimate }: Pick<InteriorSize, 'pages' | 'is_estimate'>): string {
  if (pages === null) return '–'
  return is_estimate
    ? localised(`about ${whole.format(pages)}`, `சுமார் ${whole.format(pages)}`)
    : whole.format(pages)
}

/** `14.4 mm`. */
export function spineWords({ spine_mm }: Pick<InteriorSize, 'spine_mm'>): string {
  if (spine_mm === null) return '–'
  return localised(`${decimal.format(spine_mm)} mm`, `${decimal.format(spine_mm)} மி.மீ.`)
}

/** What the royalty calculator is asked to begin with. */
export function calculationFor({ trim_size, pages }: Pick<InteriorSize, 'trim_size' | 'pages'>) {
  return { size: trim_size, pages: String(pages ?? ''), ...printedAs }
}

const columns = localised(
  {
    size: 'Size',
    pages: 'Pages',
    spine: 'Spine',
    printing: 'Printing',
    mrp: 'Suggested MRP',
    royalty: 'A copy earns',
  },
  {
    size: 'அளவு',
    pages: 'பக்கங்கள்',
    spine: 'முதுகு',
    printing: 'அச்சுச் செலவு',
    mrp: 'பரிந்துரைக்கும் MRP',
    royalty: 'ஒரு பிரதியின் வருமானம்',
  },
)

const states = localised<Readonly<Record<Exclude<InteriorState, 'set'>, string>>>(
  {
    none: 'Pages are counted of Word files (.docx). Upload your manuscript as one to see how it looks in print.',
    checking: 'The manuscript is being checked; after that its pages are set.',
    mend_first: 'The check has found something that stops the book. Once it is mended, the pages are set.',
    being_set: 'The pages are being set.',
    too_long: 'The book has too many pages in this size.',
    failed:
      'The pages could not be set in this size. The fault is ours, not yours: our editors see it and have them set again, or set them by hand. You may also choose another size.',
  },
  {
    none: 'Word கோப்புகளின் (.docx) பக்கங்களையே எண்ண முடியும். அச்சில் எப்படி இருக்கும் என்று பார்க்க, கையெழுத்துப் பிரதியை அப்படிப் பதிவேற்றுங்கள்.',
    checking: 'கையெழுத்துப் பிரதியைச் சரிபார்க்கிறோம்; அதன்பின் பக்கங்களை வடிவமைப்போம்.',
    mend_first: 'நூலைத் தடுக்கும் ஒன்று சரிபார்ப்பில் தெரிந்தது. அதைச் சரிசெய்ததும் பக்கங்களை வடிவமைப்போம்.',
    being_set: 'பக்கங்களை வடிவமைக்கிறோம்.',
    too_long: 'இந்த அளவில் நூலின் பக்கங்கள் மிக அதிகம்.',
    failed:
      'இந்த அளவில் பக்கங்களை வடிவமைக்க முடியவில்லை. தவறு எங்களுடையது, உங்களுடையது அல்ல: எங்கள் எடிட்டர்கள் இதைப் பார்த்து மீண்டும் வடிவமைப்பார்கள், அல்லது கையால் வடிவமைப்பார்கள். வேறு அளவையும் தேர்ந்தெடுக்கலாம்.',
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
  kept: localised(
    'The record of the book has changed since this proof was approved. Its files stay as they were approved until the approval is withdrawn or another size is chosen.',
    'இந்த மெய்ப்புக்கு ஒப்புதல் கிடைத்த பிறகு நூலின் விவரம் மாறிவிட்டது. ஒப்புதலைத் திரும்பப் பெறும் வரை, அல்லது வேறு அளவைத் தேர்ந்தெடுக்கும் வரை ஒப்புதல் பெற்ற கோப்புகளே இருக்கும்.',
  ),
  sizes: localised('In each size', 'ஒவ்வோர் அளவிலும்'),
  columns,
  tooLong: localised(`More than ${limits[1]} pages`, `${limits[1]} பக்கங்களுக்கு மேல்`),
  /** Behind an amount that opens the calculator. */
  calculateWith: (size: string) => localised(` (calculate with ${size})`, ` (${size} அளவில் கணக்கிடுக)`),
  calculator: localised(
    'The amount that a copy earns opens the royalty calculator with the figures of its size.',
    'ஒரு பிரதியின் வருமானத்தைத் தேர்ந்தெடுத்தால், அந்த அளவின் எண்களுடன் உரிமைத்தொகைக் கணிப்பான் திறக்கும்.',
  ),
  states,
  ebookOutdated: localised(
    'What stands in the e-book has changed since it was made: a new one is made within the hour.',
    'மின்னூலை உருவாக்கிய பிறகு அதில் உள்ள விவரம் மாறிவிட்டது: ஒரு மணி நேரத்துக்குள் புதியதை உருவாக்குவோம்.',
  ),
} as const
