import type { BookForm } from '../../catalogue/book-fields.ts'
import type { TextRule } from '../../language/text-rules.ts'
import type { TrimSize } from '../../language/vocabulary.ts'
import {
  isGenre,
  isSubmissionLanguage,
  type SubmissionStatus,
  submissionLanguages,
  submissionStatuses,
} from '../submission-rules.ts'

/** The rules of the editorial pipeline. Nothing here may load a schema library. */

export const editorialRules = {
  reason: {
    lines: 'many',
    missing: null,
    most: 2_000,
    tooLong: 'The reason must have at most 2000 characters',
  },
  note: {
    lines: 'many',
    missing: null,
    most: 2_000,
    tooLong: 'The note must have at most 2000 characters',
  },
  changes: {
    lines: 'many',
    missing: 'Please say what should be changed',
    most: 2_000,
    tooLong: 'The request must have at most 2000 characters',
  },
  /** Somewhat more than authors themselves may write on their profile. */
  aboutAuthor: {
    lines: 'many',
    missing: null,
    most: 10_000,
    tooLong: 'About the author must have at most 10000 characters',
  },
  internalNote: {
    lines: 'many',
    missing: 'Please write something',
    most: 5_000,
    tooLong: 'The note must have at most 5000 characters',
  },
} as const satisfies Record<string, TextRule>

export const editorialMessages = {
  reasonMissing: 'Please say why it goes back',
  oneStep: 'A submission moves one step forward or back: {from} can’t become {to}',
  publishInstead: 'Please fill in the publication form to publish the book',
  withdrawInstead: 'Use the withdrawal to take a published book back',
  notFinal: 'Only what is in final validation can be published',
  publishedAlready: 'This book is published. Take it out of the catalogue before asking for changes.',
  notPublished: 'This is not published',
  changeInCatalogue: 'This book is published. Please change its record in the catalogue.',
  otherInProof:
    '{fact}: the proof that the author approved has {value}. Take that over, or withdraw the approval, keep this record as a draft, and send the author the proof that is made with it.',
  notInProof:
    '{fact}: the proof that the author approved has none. Leave it out, or withdraw the approval, keep this record as a draft, and send the author the proof that is made with it.',
  coverOfProof: 'The cover is the one that the author approved with the proof: please choose no other',
  noSuchPerson: 'This person can’t take submissions',
  coverNeeded: 'Please upload a picture',
} as const

export type Direction = 'forwards' | 'back'

/** The direction of a step; null when there is no such step. */
export function directionOf(from: SubmissionStatus, to: SubmissionStatus): Direction | null {
  const way = submissionStatuses.indexOf(to) - submissionStatuses.indexOf(from)
  if (way === 1) return 'forwards'
  return way === -1 ? 'back' : null
}

type Submitted = {
  title: string
  subtitle: string | null
  about_book: string | null
  language: string
  genres: readonly string[]
  page_count: number | null
  cover_id: number
  contributors: readonly { name: string; role: BookRole | null }[]
}
type BookRole = NonNullable<BookForm['contributors']>[number]['role']

/** What the submission already tells of the book that may become of it. A contributor without a known part is left out: staff ask. */
export function bookFromSubmission(submitted: Submitted): Partial<BookForm> {
  const { title, subtitle, about_book, language, genres, page_count, cover_id, contributors } = submitted
  const genre = genres.find(isGenre)
  return {
    title,
    subtitle,
    ...(about_book !== null && { description: about_book }),
    ...(isSubmissionLanguage(language) && { language: submissionLanguages[language] }),
    ...(genre && { genre }),
    pages: page_count,
    cover_id,
    contributors: contributors.flatMap(({ name, role }) => (role === null ? [] : [{ name, role }])),
  }
}

type ChosenPrint = { trim_size: TrimSize; pages: number | null; suggested_mrp: number | null }

/** The record with what was chosen for print where it says nothing. Pages and price of another size than the record's say nothing of it. */
export function withChosenPrint(book: Partial<BookForm>, chosen: ChosenPrint | null): Partial<BookForm> {
  if (chosen === null || (book.trim_size ?? chosen.trim_size) !== chosen.trim_size) return book
  const mrp = book.mrp ?? chosen.suggested_mrp
  return {
    ...book,
    trim_size: chosen.trim_size,
    pages: book.pages ?? chosen.pages,
    ...(mrp !== null && { mrp }),
  }
}
