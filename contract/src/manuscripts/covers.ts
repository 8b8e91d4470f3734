import { z } from 'zod'
import { endpoint, file } from '../http/endpoint.ts'
import { localised } from '../language/localised.ts'
import { type TrimSize, trimSizes } from '../language/vocabulary.ts'
import { ofSubmission } from '../submissions/of-submission.ts'
import {
  coverSheet,
  FEWEST_PAGES_OF_LETTERED_SPINE,
  frontWithBleed,
  PRINT_RESOLUTION,
  pixelsFor,
  spineWidth,
  trims,
} from './book-making.ts'
import type { FindingSeverity } from './manuscript-checks.ts'
import { printedAs } from './printed-as.ts'

/** How far the printed cover has come. */
export const coverStates = ['none', 'being_made', 'made', 'failed'] as const

/** What was found while a cover was made: of the pictures, and of words for which there is no room. */
export const coverFindingKinds = [
  'picture_missing',
  'picture_small',
  'picture_too_small',
  'picture_cut',
  'picture_other_shape',
  'portrait_small',
  'portrait_too_small',
  'no_portrait',
  'no_blurb',
  'blurb_cut',
  'title_cut',
  'spine_cut',
  'spine_blank',
  'no_isbn',
] as const
export type CoverFindingKind = (typeof coverFindingKinds)[number]

export const coverFinding = z
  .object({
    kind: z.enum(coverFindingKinds),
    dpi: z.int().min(0).nullable().meta({ description: 'Dots an inch of the picture where it is printed.' }),
    percent: z
      .int()
      .min(0)
      .max(100)
      .nullable()
      .meta({ description: 'How much of the picture is cut away, or would be.' }),
  })
  .meta({ id: 'CoverFinding' })
export type CoverFinding = z.output<typeof coverFinding>

export const cover = z
  .object({
    state: z.enum(coverStates).meta({
      description:
        '`none`: there is none before the pages are set; `failed`: it took too long or too much memory.',
    }),
    is_outdated: z
      .boolean()
      .meta({ description: 'What stands on it has changed since: it is made anew within the hour.' }),
    trim_size: z.enum(trimSizes).nullable(),
    pages: z.int().min(1).nullable().meta({ description: 'By which the spine was reckoned.' }),
    front: z
      .enum(['picture', 'drawn'])
      .nullable()
      .meta({ description: '`drawn`: by the house, as no picture of the author’s could be printed.' }),
    findings: z.array(coverFinding),
    bytes: z.int().nullable().meta({ description: 'Of the file for the press.' }),
  })
  .meta({ id: 'Cover' })
export type Cover = z.output<typeof cover>

export const getCoverFile = endpoint({
  ...ofSubmission,
  id: 'getCoverFile',
  path: '/api/author/submissions/{id}/cover/file',
  summary: 'The cover of the printed book as a file for the press',
  description:
    'A PDF of back, spine and front with bleed and crop marks, sent as a download and never for display. There is none until it is made.',
  output: file('application/pdf', 'cover.pdf'),
})

export const getCoverFront = endpoint({
  ...ofSubmission,
  id: 'getCoverFront',
  path: '/api/author/submissions/{id}/cover/front',
  summary: 'The front of the cover as a picture for e-books and shops',
  description:
    'A JPEG without bleed, sent as a download and never for display. There is none until it is made.',
  output: file('image/jpeg', 'cover.jpg'),
})

/** Spine and whole sheet of a soft cover, in millimetres. */
export function coverMeasures(size: TrimSize, pages: number) {
  const spine = spineWidth(pages, printedAs.interior)
  return { spine, sheet: coverSheet(trims[size], spine) }
}

const decimal = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en-IN')

/** “Spine 13.5 mm; the sheet is 298.9 × 221.9 mm with bleed.” */
export function coverSentence(size: TrimSize, pages: number): string {
  const { spine, sheet } = coverMeasures(size, pages)
  const extent = `${decimal.format(sheet.width)} × ${decimal.format(sheet.height)}`
  return localised(
    `${whole.format(pages)} pages make a spine of ${decimal.format(spine)} mm; back, spine and front with bleed are ${extent} mm.`,
    `${whole.format(pages)} பக்கங்களுக்கு முதுகின் அகலம் ${decimal.format(spine)} மி.மீ. பின்னட்டை, முதுகு, முன்னட்டை, ஓர மிகை எல்லாம் சேர்த்து ${extent} மி.மீ.`,
  )
}

/** Below this a softness is seen; above it only looked for. */
const SOFT = 250

export function coverFindingSeverity({ kind, dpi }: CoverFinding): FindingSeverity {
  if (kind === 'picture_small' || kind === 'portrait_small')
    return dpi !== null && dpi >= SOFT ? 'information' : 'mend'
  return kind === 'no_portrait' || kind === 'spine_blank' || kind === 'no_isbn' ? 'information' : 'mend'
}

/** What was found and what it means for the printed cover, in a sentence or two. */
export function coverFindingText({ kind, dpi, percent }: CoverFinding, size: TrimSize): string {
  const { width, height } = frontWithBleed(trims[size])
  const pixels = `${whole.format(pixelsFor(width))} × ${whole.format(pixelsFor(height))}`
  return localised<Readonly<Record<CoverFindingKind, string>>>(
    {
      picture_missing: `There is no picture of the cover that we could open, so we have drawn a cover. Send us one of at least ${pixels} pixels.`,
      picture_small: `The picture of the cover has ${dpi} dots an inch at the size of the front, and ${PRINT_RESOLUTION} print sharply. Send us one of at least ${pixels} pixels.`,
      picture_too_small: `The picture of the cover has only ${dpi} dots an inch at the size of the front and would print blurred, so we have drawn a cover. Send us one of at least ${pixels} pixels.`,
      picture_cut: `The picture of the cover has another shape than the front: ${percent} % of it is cut away. Look whether the title is whole, or send us one of ${pixels} pixels.`,
      picture_other_shape: `The picture of the cover has quite another shape than the front: ${percent} % of it would be cut away, so we have drawn a cover. Send us one of ${pixels} pixels.`,
      portrait_small: `The author’s picture on the back has ${dpi} dots an inch, and ${PRINT_RESOLUTION} print sharply. A larger one can be uploaded in the profile.`,
      portrait_too_small: `The author’s picture has only ${dpi} dots an inch and is left out of the back. A larger one can be uploaded in the profile.`,
      no_portrait: 'There is no picture of the author for the back. One can be uploaded in the profile.',
      no_blurb: 'There is nothing about the book yet to stand on the back.',
      blurb_cut:
        'The text about the book is too long for the back: its end is left out. 100 to 150 words are plenty.',
      title_cut: 'The title is too long for the front: its end is left out.',
      spine_cut: 'The title is too long for the spine: its end is left out there.',
      spine_blank: `The spine carries no words: a book of fewer than ${FEWEST_PAGES_OF_LETTERED_SPINE} pages is too thin for them.`,
      no_isbn: 'There is no barcode yet. It comes by itself once the book has its ISBN.',
    },
    {
      picture_missing: `திறக்கக்கூடிய அட்டைப்படம் இல்லை; எனவே நாங்களே ஓர் அட்டையை வரைந்துள்ளோம். குறைந்தது ${pixels} பிக்சல் உள்ள படத்தை அனுப்புங்கள்.`,
      picture_small: `முன்னட்டையின் அளவில் அட்டைப்படத்தின் தெளிவு ${dpi} DPI. கூர்மையாக அச்சாக ${PRINT_RESOLUTION} DPI வேண்டும். குறைந்தது ${pixels} பிக்சல் உள்ள படத்தை அனுப்புங்கள்.`,
      picture_too_small: `முன்னட்டையின் அளவில் அட்டைப்படத்தின் தெளிவு ${dpi} DPI மட்டுமே; அச்சில் மங்கலாகத் தெரியும். எனவே நாங்களே ஓர் அட்டையை வரைந்துள்ளோம். குறைந்தது ${pixels} பிக்சல் உள்ள படத்தை அனுப்புங்கள்.`,
      picture_cut: `அட்டைப்படத்தின் வடிவம் முன்னட்டையின் வடிவத்திலிருந்து வேறுபடுகிறது: அதில் ${percent}% வெட்டப்படுகிறது. தலைப்பு முழுமையாகத் தெரிகிறதா என்று பாருங்கள், அல்லது ${pixels} பிக்சல் உள்ள படத்தை அனுப்புங்கள்.`,
      picture_other_shape: `அட்டைப்படத்தின் வடிவம் முன்னட்டைக்குப் பொருந்தவில்லை: அதில் ${percent}% வெட்ட வேண்டியிருக்கும். எனவே நாங்களே ஓர் அட்டையை வரைந்துள்ளோம். ${pixels} பிக்சல் உள்ள படத்தை அனுப்புங்கள்.`,
      portrait_small: `பின்னட்டையில் எழுத்தாளர் படத்தின் தெளிவு ${dpi} DPI. கூர்மையாக அச்சாக ${PRINT_RESOLUTION} DPI வேண்டும். உங்கள் விவரங்களில் பெரிய படத்தைப் பதிவேற்றலாம்.`,
      portrait_too_small: `எழுத்தாளர் படத்தின் தெளிவு ${dpi} DPI மட்டுமே; எனவே பின்னட்டையில் அது இல்லை. உங்கள் விவரங்களில் பெரிய படத்தைப் பதிவேற்றலாம்.`,
      no_portrait: 'பின்னட்டைக்கு எழுத்தாளர் படம் இல்லை. உங்கள் விவரங்களில் பதிவேற்றலாம்.',
      no_blurb: 'பின்னட்டையில் இடம்பெற நூல் குறிப்பு இன்னும் இல்லை.',
      blurb_cut: 'நூல் குறிப்பு பின்னட்டைக்கு மிக நீளமானது: அதன் முடிவு இடம்பெறவில்லை. 100 முதல் 150 சொற்கள் போதும்.',
      title_cut: 'தலைப்பு முன்னட்டைக்கு மிக நீளமானது: அதன் முடிவு இடம்பெறவில்லை.',
      spine_cut: 'தலைப்பு முதுகுக்கு மிக நீளமானது: அங்கே அதன் முடிவு இடம்பெறவில்லை.',
      spine_blank: `முதுகில் எழுத்துகள் இல்லை: ${FEWEST_PAGES_OF_LETTERED_SPINE} பக்கங்களுக்குக் குறைவான நூலின் முதுகு மிகவும் குறுகலானது.`,
      no_isbn: 'பட்டைக்குறி இன்னும் இல்லை. நூலுக்கு ISBN கிடைத்ததும் தானாக இடம்பெறும்.',
    },
  )[kind]
}

export const coverTexts = {
  title: localised('Cover', 'அட்டை'),
  download: localised('Download the cover as a PDF', 'அட்டையை PDF-ஆகப் பதிவிறக்குக'),
  downloadFront: localised('Download the front as a picture', 'முன்னட்டையைப் படமாகப் பதிவிறக்குக'),
  outdated: localised(
    'What stands on the cover has changed since it was made: a new one is made within the hour.',
    'அட்டையை உருவாக்கிய பிறகு அதில் உள்ள விவரம் மாறிவிட்டது: ஒரு மணி நேரத்துக்குள் புதியதை உருவாக்குவோம்.',
  ),
  findings: localised('About this cover', 'இந்த அட்டையைப் பற்றி'),
  drawn: localised('Its front was drawn by us.', 'முன்னட்டையை நாங்களே வரைந்துள்ளோம்.'),
} as const
