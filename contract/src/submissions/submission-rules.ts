import type { FileRule } from '../http/endpoint.ts'
import { uploadMessages } from '../http/upload-messages.ts'
import { inTwoLanguages } from '../language/in-two-languages.ts'
import { localised } from '../language/localised.ts'
import { clean, problemWith, type TextRule } from '../language/text-rules.ts'
import {
  type ContributorRole,
  contributorRoles,
  type Genre,
  genres,
  type Language,
} from '../language/vocabulary.ts'

/** The languages in which a manuscript is taken, as the form sends them, each with the catalogue's code. */
export const submissionLanguages = {
  tamil: 'ta',
  english: 'en',
  hindi: 'hi',
  malayalam: 'ml',
  telugu: 'te',
} as const satisfies Record<string, Language>
export type SubmissionLanguage = keyof typeof submissionLanguages

export function isSubmissionLanguage(text: string): text is SubmissionLanguage {
  return Object.hasOwn(submissionLanguages, text)
}

/** The way of a submission, in its order; it goes one step forwards or back at a time. */
export const submissionStatuses = [
  'manuscript_submitted',
  'in_review',
  'final_validation',
  'published',
] as const
export type SubmissionStatus = (typeof submissionStatuses)[number]

type StatusNames = Readonly<Record<SubmissionStatus, string>>

export const tamilStatusNames: StatusNames = {
  manuscript_submitted: 'வந்து சேர்ந்தது',
  in_review: 'பரிசீலனையில்',
  final_validation: 'இறுதிச் சரிபார்ப்பு',
  published: 'வெளியானது',
}

export const submissionStatusNames = localised<StatusNames>(
  {
    manuscript_submitted: 'Manuscript Submitted',
    in_review: 'In Review',
    final_validation: 'Final Validation',
    published: 'Published',
  },
  tamilStatusNames,
)

export const submissionMessages = {
  languageMissing: inTwoLanguages('Please select a language', 'மொழியைத் தேர்ந்தெடுங்கள்'),
  genreMissing: inTwoLanguages('Please select at least one genre', 'ஒரு வகையையாவது தேர்ந்தெடுங்கள்'),
  documentMissing: inTwoLanguages('Please upload a PDF file', 'PDF கோப்பைப் பதிவேற்றுங்கள்'),
  driveLinkMissing: inTwoLanguages('Please provide a Google Drive link', 'Google Drive இணைப்பைக் கொடுங்கள்'),
  coverMissing: inTwoLanguages('Please upload a cover image', 'அட்டைப்படத்தைப் பதிவேற்றுங்கள்'),
  documentType: inTwoLanguages('Only PDF or Word documents allowed.', 'PDF அல்லது Word கோப்பு மட்டுமே அனுப்பலாம்.'),
  documentTooLarge: inTwoLanguages(
    'File size exceeds 10MB. Please use Google Drive link.',
    'கோப்பு 10 MB-க்கு மேல் உள்ளது. Google Drive இணைப்பைக் கொடுங்கள்.',
  ),
  documentLocked: inTwoLanguages(
    'The document is protected by a password. Please remove it and try again.',
    'கோப்பு கடவுச்சொல்லால் பூட்டப்பட்டுள்ளது. அதை எடுத்துவிட்டு மீண்டும் முயலுங்கள்.',
  ),
  documentBroken: inTwoLanguages(
    'The document could not be opened. Please check the file and try again.',
    'கோப்பைத் திறக்க முடியவில்லை. அதைச் சரிபார்த்து மீண்டும் முயலுங்கள்.',
  ),
  coverTooLarge: inTwoLanguages(
    'Cover image size should be less than 10MB',
    'அட்டைப்படம் 10 MB-க்குக் குறைவாக இருக்க வேண்டும்',
  ),
  coverPixels: inTwoLanguages(
    'The cover image may have at most 40 megapixels',
    'அட்டைப்படத்தில் 40 மெகாபிக்சல் வரை இருக்கலாம்',
  ),
  fileAndLink: inTwoLanguages(
    'Please give a file or a Google Drive link, not both',
    'கோப்பு, Google Drive இணைப்பு: இரண்டில் ஒன்றை மட்டும் கொடுங்கள்',
  ),
  submitted: inTwoLanguages(
    'Book submitted successfully! Redirecting to dashboard...',
    'நூல் வந்து சேர்ந்தது! உங்கள் பக்கத்துக்குச் செல்கிறோம்...',
  ),
  loginFirst: localised('Please login to submit a book', 'நூலை அனுப்ப முதலில் உள்நுழையுங்கள்'),
  sessionExpired: inTwoLanguages(
    'Session expired. Please login again.',
    'நேரம் கடந்துவிட்டதால் மீண்டும் உள்நுழையுங்கள்.',
  ),
  failed: inTwoLanguages('Error submitting book information', 'நூல் விவரங்களை அனுப்ப முடியவில்லை'),
  noResponse: inTwoLanguages('No response received from server', 'எங்களிடமிருந்து பதில் வரவில்லை'),
  // A form is made of what was typed and of files, of which one may be gone meanwhile; a browser says so in a language of its own.
  setupFailed: inTwoLanguages(
    'Error during request setup: {message}',
    'தேர்ந்தெடுத்த கோப்பைப் படிக்க முடியவில்லை. அதை மீண்டும் தேர்ந்தெடுங்கள்.',
  ),
  notFound: inTwoLanguages('Submission not found', 'அந்த நூல் இங்கே இல்லை'),
  versionReceived: inTwoLanguages(
    'Your new version has arrived. Our editors have been notified.',
    'திருத்திய பிரதி வந்து சேர்ந்தது. எங்கள் எடிட்டர்களுக்குத் தெரிவித்துவிட்டோம்.',
  ),
  versionTooLate: inTwoLanguages(
    'This book is published. Write to us to have it changed.',
    'இந்த நூல் வெளியாகிவிட்டது. மாற்றங்கள் வேண்டுமென்றால் எங்களுக்கு எழுதுங்கள்.',
  ),
  versionSame: inTwoLanguages('This is the version that we have already', 'இதே பிரதி எங்களிடம் ஏற்கெனவே உள்ளது'),
  tooManyToday: inTwoLanguages(
    'You have handed in as many manuscripts today as we can take. Please try again tomorrow.',
    'ஒரு நாளில் நாங்கள் பெறக்கூடிய அளவு நூல்களை இன்று அனுப்பிவிட்டீர்கள். நாளை மீண்டும் முயலுங்கள்.',
  ),
  tooManyAtOnce: inTwoLanguages(
    'Other uploads of yours are still running. Please wait for them to finish.',
    'உங்கள் வேறு பதிவேற்றங்கள் இன்னும் நடக்கின்றன. அவை முடியும்வரை காத்திருங்கள்.',
  ),
} as const

const MB = 1024 * 1024

/** What a manuscript may be, with the media type of each. */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const
export type DocumentKind = keyof typeof documentTypes

export const documentRule = {
  most: 10 * MB,
  tooLarge: submissionMessages.documentTooLarge,
  types: Object.values(documentTypes),
  wrongType: submissionMessages.documentType,
  missing: null,
} as const satisfies FileRule

export const coverRule = {
  most: 10 * MB,
  tooLarge: submissionMessages.coverTooLarge,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/tiff'],
  wrongType: submissionMessages.coverMissing,
  missing: submissionMessages.coverMissing,
} as const satisfies FileRule

export const MOST_CONTRIBUTORS = 30
const tooManyContributors = inTwoLanguages(
  `There may be at most ${MOST_CONTRIBUTORS} contributors`,
  `பங்களிப்பாளர்கள் ${MOST_CONTRIBUTORS} பேர் வரை இருக்கலாம்`,
)
/** By one author within 24 hours. */
export const MOST_SUBMISSIONS_A_DAY = 20
export const MOST_LINK = 2_000

export const submissionRules = {
  title: {
    lines: 'one',
    missing: inTwoLanguages('Title is required', 'தலைப்பை எழுதுங்கள்'),
    most: 500,
    tooLong: inTwoLanguages(
      'Title must have at most 500 characters',
      'தலைப்பு 500 எழுத்துகளுக்குள் இருக்க வேண்டும்',
    ),
  },
  subtitle: {
    lines: 'one',
    missing: null,
    most: 500,
    tooLong: inTwoLanguages(
      'Subtitle must have at most 500 characters',
      'துணைத் தலைப்பு 500 எழுத்துகளுக்குள் இருக்க வேண்டும்',
    ),
  },
  author_name: {
    lines: 'one',
    missing: inTwoLanguages('Author name is required', 'ஆசிரியர் பெயரை எழுதுங்கள்'),
    most: 255,
    tooLong: inTwoLanguages(
      'Author name must have at most 255 characters',
      'ஆசிரியர் பெயர் 255 எழுத்துகளுக்குள் இருக்க வேண்டும்',
    ),
  },
  about_book: {
    lines: 'many',
    missing: null,
    most: 5_000,
    tooLong: inTwoLanguages(
      'About the Book must have at most 5000 characters',
      'நூல் குறிப்பு 5000 எழுத்துகளுக்குள் இருக்க வேண்டும்',
    ),
  },
  about_author: {
    lines: 'many',
    missing: null,
    most: 5_000,
    tooLong: inTwoLanguages(
      'About the Author must have at most 5000 characters',
      'ஆசிரியர் குறிப்பு 5000 எழுத்துகளுக்குள் இருக்க வேண்டும்',
    ),
  },
} as const satisfies Record<string, TextRule>

/** What an author says about a new version. */
export const versionNoteRule = {
  lines: 'many',
  missing: null,
  most: 2_000,
  tooLong: inTwoLanguages(
    'The note must have at most 2000 characters',
    'குறிப்பு 2000 எழுத்துகளுக்குள் இருக்க வேண்டும்',
  ),
} as const satisfies TextRule

/** One name of a contributor. The call joins names by commas, so a name can't hold one. */
export const contributorRule = {
  lines: 'one',
  missing: inTwoLanguages('Name is required', 'பெயரை எழுதுங்கள்'),
  most: 255,
  tooLong: inTwoLanguages(
    'Names must have at most 255 characters',
    'ஒரு பெயர் 255 எழுத்துகளுக்குள் இருக்க வேண்டும்',
  ),
  pattern: /^[^,]*$/,
  malformed: inTwoLanguages('A name can’t hold a comma', 'ஒரு பெயருக்குள் காற்புள்ளி (,) வரக் கூடாது'),
} as const satisfies TextRule

/** The parts of a comma joined text: trimmed, without empty ones. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => clean({ lines: 'one' }, part))
    .filter((part) => part !== '')
}

/** The host stands between `https://` and the first slash, so no user name and no port can come in between. */
const googlesLink = /^https:\/\/(?:drive|docs)\.google\.com\/[^\s"'<>\\^`{|}]+$/i

/** The link as it is kept, null when it is no https link to Google Drive or Docs. */
export function readDriveLink(text: string): string | null {
  const link = clean({ lines: 'one' }, text)
  return link.length <= MOST_LINK && googlesLink.test(link) ? link : null
}

export type Contributor = { name: string; role: ContributorRole | null }

/**
 * Who else made the book. As many types as names: the first name is of the first type, and so on. One type: it is everybody's.
 * Otherwise nobody's is known (null), only which types there are.
 */
export function pairContributors(names: readonly string[], types: readonly ContributorRole[]): Contributor[] {
  const [only] = types
  const roleAt = (at: number): ContributorRole | null => {
    if (types.length === names.length) return types[at] ?? null
    return types.length === 1 ? (only ?? null) : null
  }
  return names.map((name, at) => ({ name, role: roleAt(at) }))
}

/** What the browser knows of a chosen file before it is sent. */
export type ChosenFile = { name: string; type: string; size: number }

export function problemWithDocument({ name, size }: ChosenFile): string | null {
  const extension = name.toLowerCase().split('.').at(-1) ?? ''
  if (!Object.hasOwn(documentTypes, extension)) return documentRule.wrongType
  if (size === 0) return uploadMessages.empty
  return size > documentRule.most ? documentRule.tooLarge : null
}

export function problemWithCover({ type, size }: ChosenFile): string | null {
  if (!coverRule.types.some((known) => known === type)) return coverRule.wrongType
  if (size === 0) return uploadMessages.empty
  return size > coverRule.most ? coverRule.tooLarge : null
}

export type SubmissionForm = Record<keyof typeof submissionRules | 'language', string> & {
  genre: readonly string[]
  contributors: readonly { name: string; role: ContributorRole }[]
  mode: 'file' | 'drive'
  drive_link: string
  bookPdf: ChosenFile | null
  bookCover: ChosenFile | null
}
export type SubmissionField = Exclude<keyof SubmissionForm, 'mode'>

/** The bad fields of the form, each with what to tell the author; empty when it can be sent. Blank names are not sent. */
export function checkSubmission(form: SubmissionForm): Partial<Record<SubmissionField, string>> {
  const names = form.contributors
    .map(({ name }) => name)
    .filter((name) => clean(contributorRule, name) !== '')
  const problems: Record<SubmissionField, string | null> = {
    language: isSubmissionLanguage(form.language) ? null : submissionMessages.languageMissing,
    title: problemWith(submissionRules.title, form.title),
    subtitle: problemWith(submissionRules.subtitle, form.subtitle),
    author_name: problemWith(submissionRules.author_name, form.author_name),
    about_book: problemWith(submissionRules.about_book, form.about_book),
    about_author: problemWith(submissionRules.about_author, form.about_author),
    genre: form.genre.some(isGenre) ? null : submissionMessages.genreMissing,
    contributors: problemWithContributors(names),
    bookPdf: form.mode === 'file' ? problemWithChosen(form.bookPdf) : null,
    drive_link:
      form.mode === 'drive' && readDriveLink(form.drive_link) === null
        ? submissionMessages.driveLinkMissing
        : null,
    bookCover: form.bookCover ? problemWithCover(form.bookCover) : submissionMessages.coverMissing,
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))
}

export function problemWithContributors(names: readonly string[]): string | null {
  if (names.length > MOST_CONTRIBUTORS) return tooManyContributors
  return names.map((name) => problemWith(contributorRule, name)).find((problem) => problem !== null) ?? null
}

function problemWithChosen(file: ChosenFile | null): string | null {
  return file ? problemWithDocument(file) : submissionMessages.documentMissing
}

export function isGenre(text: string): text is Genre {
  return genres.some((known) => known === text)
}

export function isContributorRole(text: string): text is ContributorRole {
  return contributorRoles.some((known) => known === text)
}

/** Whether a submission may go from one status to the other: one step, forwards or back. */
export function mayFollow(from: SubmissionStatus, to: SubmissionStatus): boolean {
  return Math.abs(submissionStatuses.indexOf(from) - submissionStatuses.indexOf(to)) === 1
}
