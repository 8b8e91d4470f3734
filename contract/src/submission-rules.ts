import type { FileRule } from './endpoint.ts'
import { clean, problemWith, type TextRule } from './text-rules.ts'
import { type ContributorRole, contributorRoles, type Genre, genres, type Language } from './vocabulary.ts'

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

export const submissionStatusNames: Readonly<Record<SubmissionStatus, string>> = {
  manuscript_submitted: 'Manuscript Submitted',
  in_review: 'In Review',
  final_validation: 'Final Validation',
  published: 'Published',
}

export const submissionMessages = {
  languageMissing: 'Please select a language',
  genreMissing: 'Please select at least one genre',
  documentMissing: 'Please upload a PDF file',
  driveLinkMissing: 'Please provide a Google Drive link',
  coverMissing: 'Please upload a cover image',
  documentType: 'Only PDF or Word documents allowed.',
  documentTooLarge: 'File size exceeds 10MB. Please use Google Drive link.',
  documentLocked: 'The document is protected by a password. Please remove it and try again.',
  documentBroken: 'The document could not be opened. Please check the file and try again.',
  coverTooLarge: 'Cover image size should be less than 10MB',
  coverPixels: 'The cover image may have at most 40 megapixels',
  fileAndLink: 'Please give a file or a Google Drive link, not both',
  submitted: 'Book submitted successfully! Redirecting to dashboard...',
  loginFirst: 'Please login to submit a book',
  sessionExpired: 'Session expired. Please login again.',
  failed: 'Error submitting book information',
  noResponse: 'No response received from server',
  setupFailed: 'Error during request setup: {message}',
  notFound: 'Submission not found',
  versionReceived: 'Your new version has arrived. Our editors have been notified.',
  versionTooLate: 'This book is published. Write to us to have it changed.',
  versionSame: 'This is the version that we have already',
  tooManyToday: 'You have handed in as many manuscripts today as we can take. Please try again tomorrow.',
  tooManyAtOnce: 'Other uploads of yours are still running. Please wait for them to finish.',
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
/** By one author within 24 hours. */
export const MOST_SUBMISSIONS_A_DAY = 20
export const MOST_LINK = 2_000

export const submissionRules = {
  title: {
    lines: 'one',
    missing: 'Title is required',
    most: 500,
    tooLong: 'Title must have at most 500 characters',
  },
  subtitle: {
    lines: 'one',
    missing: null,
    most: 500,
    tooLong: 'Subtitle must have at most 500 characters',
  },
  author_name: {
    lines: 'one',
    missing: 'Author name is required',
    most: 255,
    tooLong: 'Author name must have at most 255 characters',
  },
  about_book: {
    lines: 'many',
    missing: null,
    most: 5_000,
    tooLong: 'About the Book must have at most 5000 characters',
  },
  about_author: {
    lines: 'many',
    missing: null,
    most: 5_000,
    tooLong: 'About the Author must have at most 5000 characters',
  },
} as const satisfies Record<string, TextRule>

/** What an author says about a new version. */
export const versionNoteRule = {
  lines: 'many',
  missing: null,
  most: 2_000,
  tooLong: 'The note must have at most 2000 characters',
} as const satisfies TextRule

/** One name of a contributor. The call joins names by commas, so a name can't hold one. */
export const contributorRule = {
  lines: 'one',
  missing: 'Name is required',
  most: 255,
  tooLong: 'Names must have at most 255 characters',
  pattern: /^[^,]*$/,
  malformed: 'A name can’t hold a comma',
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
  return size > documentRule.most ? documentRule.tooLarge : null
}

export function problemWithCover({ type, size }: ChosenFile): string | null {
  if (!coverRule.types.some((known) => known === type)) return coverRule.wrongType
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
  const names = form.contributors.map(({ name }) => name).filter((name) => name.trim() !== '')
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
  if (names.length > MOST_CONTRIBUTORS) return `There may be at most ${MOST_CONTRIBUTORS} contributors`
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
