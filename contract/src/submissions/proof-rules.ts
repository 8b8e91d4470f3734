import { inTwoLanguages } from '../language/in-two-languages.ts'
import type { TextRule } from '../language/text-rules.ts'

/** The files of a proof, in their order: inside and cover for the press, the front as a picture, the e-book. */
export const proofFileKinds = ['interior', 'cover', 'front', 'ebook'] as const
export type ProofFileKind = (typeof proofFileKinds)[number]

/** No book that we set has as many. */
export const MOST_PROOF_PAGES = 10_000

export const proofMessages = {
  approved: inTwoLanguages(
    'You have approved this proof. Thank you!',
    'இந்த மெய்ப்புக்கு ஒப்புதல் தந்துவிட்டீர்கள். நன்றி!',
  ),
  outdated: inTwoLanguages(
    'Newer files have come since you opened this proof. Please look at them first.',
    'நீங்கள் இந்த மெய்ப்பைத் திறந்த பிறகு புதிய கோப்புகள் வந்துவிட்டன. முதலில் அவற்றைப் பாருங்கள்.',
  ),
  beingRenewed: inTwoLanguages(
    'Parts of this proof are still being made. Please approve it once all of it is there.',
    'இந்த மெய்ப்பின் சில பகுதிகளை இன்னும் உருவாக்குகிறோம். எல்லாம் தயாரான பிறகு ஒப்புதல் தாருங்கள்.',
  ),
  sumMalformed: inTwoLanguages(
    'The sum of a file has 64 digits from 0 to f',
    'கோப்பின் அடையாளம் 0 முதல் f வரையிலான 64 குறிகளால் ஆனது',
  ),
  withdrawn: inTwoLanguages('The approval is withdrawn.', 'ஒப்புதல் திரும்பப் பெறப்பட்டது.'),
  withdrawnBefore: inTwoLanguages(
    'This approval was withdrawn before.',
    'இந்த ஒப்புதல் ஏற்கெனவே திரும்பப் பெறப்பட்டது.',
  ),
} as const

export const withdrawalReason = {
  lines: 'many',
  missing: inTwoLanguages('Please say why', 'காரணத்தை எழுதுங்கள்'),
  most: 2_000,
  tooLong: inTwoLanguages(
    'The reason must have at most 2000 characters',
    'காரணம் 2000 எழுத்துகளுக்குள் இருக்க வேண்டும்',
  ),
} as const satisfies TextRule
