import { z } from 'zod'
import { endpoint, file, multipartBody } from '../http/endpoint.ts'
import { idInPath, optionalText, requiredText } from '../http/fields.ts'
import { inTwoLanguages } from '../language/in-two-languages.ts'
import { type ContributorRole, contributorRoles, type Genre, trimSizes } from '../language/vocabulary.ts'
import { picture } from '../pictures/pictures.ts'
import { ofSubmission } from './of-submission.ts'
import {
  coverRule,
  documentRule,
  isContributorRole,
  isGenre,
  isSubmissionLanguage,
  problemWithContributors,
  readDriveLink,
  splitList,
  submissionMessages,
  submissionRules,
  submissionStatuses,
  versionNoteRule,
} from './submission-rules.ts'

const { documentMissing, driveLinkMissing, fileAndLink, genreMissing, languageMissing } = submissionMessages

/** Longer than any honest list or link; how many there may be is told apart. */
const MOST_LISTED = 20_000
const tooLongList = inTwoLanguages(
  `Please enter at most ${MOST_LISTED} characters`,
  `இங்கே ${MOST_LISTED} எழுத்துகள் வரை எழுதலாம்`,
)
const unknownRole = inTwoLanguages(
  `Contributor types are ${contributorRoles.join(', ')}`,
  `பங்களிப்பாளர் வகைகள்: ${contributorRoles.join(', ')}`,
)

/** Comma joined, as a form sends it; each entry counts once. */
function listOf<T extends string>(isOne: (text: string) => text is T, message: string) {
  return z
    .string(message)
    .max(MOST_LISTED, message)
    .transform((text, context) => {
      const parts = splitList(text)
      const known = parts.filter(isOne)
      if (known.length < parts.length) context.addIssue(message)
      return known
    })
}

const driveLink = z
  .string()
  .max(MOST_LISTED, driveLinkMissing)
  .optional()
  .transform((text, context) => {
    if (text === undefined || text.trim() === '') return null
    const link = readDriveLink(text)
    if (link === null) context.addIssue(driveLinkMissing)
    return link
  })
  .meta({ description: 'An https link to Google Drive or Docs, instead of `bookPdf`.' })

/** A manuscript comes as a file or as a link. A field `drive_link` says that the form was in Drive mode, even when it is empty. */
const oneManuscript = ({
  fields: { drive_link },
  files,
}: {
  fields: Readonly<Record<string, string>>
  files: readonly string[]
}): Record<string, string> => {
  if (files.includes('bookPdf')) return drive_link?.trim() ? { drive_link: fileAndLink } : {}
  if (drive_link === undefined) return { bookPdf: documentMissing }
  return drive_link.trim() === '' ? { drive_link: driveLinkMissing } : {}
}

const fields = z.object({
  language: z
    .string(languageMissing)
    .max(50, languageMissing)
    .refine(isSubmissionLanguage, languageMissing)
    .meta({ examples: ['tamil'] }),
  title: requiredText(submissionRules.title),
  subtitle: optionalText(submissionRules.subtitle),
  author_name: requiredText(submissionRules.author_name),
  about_book: optionalText(submissionRules.about_book).meta({
    description: 'For readers, in the language of the book. It becomes its description.',
  }),
  about_author: optionalText(submissionRules.about_author).meta({
    description: 'For readers, in the language of the book.',
  }),
  genre: listOf<Genre>(isGenre, genreMissing)
    .transform((given) => [...new Set(given)])
    .refine((given) => given.length > 0, genreMissing)
    .meta({ examples: ['fiction,poetry'] }),
  contributors: z
    .string()
    .max(MOST_LISTED, tooLongList)
    .default('')
    .transform(splitList)
    .superRefine((names, context) => {
      const problem = problemWithContributors(names)
      if (problem !== null) context.addIssue(problem)
    })
    .meta({
      description:
        'Names, joined by commas; a comma always separates two names. With as many `contributor_types` as names, each name has the type at its place; with one type, all have that one; otherwise no type is known.',
      examples: ['Meena Kandan,Ravi Varma'],
    }),
  contributor_types: z
    .string()
    .max(MOST_LISTED, tooLongList)
    .default('')
    .pipe(listOf<ContributorRole>(isContributorRole, unknownRole))
    .meta({ examples: ['translator,illustrator'] }),
  drive_link: driveLink,
})
export type ManuscriptForm = z.output<typeof fields>

const step = z.object({
  status: z.enum(submissionStatuses),
  at: z.iso.datetime(),
  note: z.string().nullable(),
})

export const manuscriptVersion = z
  .object({
    number: z.int().meta({ description: 'From 1; the highest is the newest.' }),
    at: z.iso.datetime(),
    by: z.string().nullable().meta({ description: 'null when that account is gone.' }),
    kind: z.enum(['pdf', 'doc', 'docx']).nullable().meta({ description: 'null: a Google Drive link.' }),
    drive_link: z.string().nullable(),
    page_count: z.int().nullable(),
    note: z.string().nullable().meta({ description: 'A note by its author.' }),
    is_published: z.boolean(),
  })
  .meta({ id: 'ManuscriptVersion' })

export const changeRequest = z.object({ text: z.string(), at: z.iso.datetime() })

const proofForAuthor = z.object({
  at: z.iso.datetime(),
  due_on: z.iso.date().meta({ description: 'The last day to look through it.' }),
  is_overdue: z.boolean(),
  note: z.string().nullable(),
})

export const submission = z
  .object({
    id: z.int(),
    author_id: z.int(),
    author_name: z.string(),
    title: z.string(),
    subtitle: z.string().nullable(),
    language: z.string().refine(isSubmissionLanguage),
    genre: z.string().meta({ description: 'Comma joined.' }),
    format: z.string().nullable().meta({ description: 'Comma joined; null until the book is published.' }),
    status: z.enum(submissionStatuses),
    cover_image: z.string().meta({
      description:
        'Path below `/storage/`. It cannot be guessed, and only the author and the publisher get it.',
    }),
    cover: picture,
    page_count: z.int().nullable().meta({ description: 'Of a PDF.' }),
    submitted_at: z.iso.datetime(),
    steps: z.array(step).min(1).meta({ description: 'Oldest first.' }),
    versions: z.array(manuscriptVersion).min(1).meta({ description: 'Of the manuscript, oldest first.' }),
    change_request: changeRequest
      .nullable()
      .meta({ description: 'The changes that the editors ask for, until a new version has come.' }),
    proof_request: proofForAuthor.nullable().meta({
      description: 'The proof waits for its author: to be approved, or answered with a new version.',
    }),
    book_id: z
      .int()
      .nullable()
      .meta({ description: 'The book in the catalogue, as long as it is published.' }),
  })
  .meta({ id: 'Submission' })
export type Submission = z.output<typeof submission>

export const submissionDetail = submission
  .extend({
    about_book: z.string().nullable(),
    about_author: z.string().nullable(),
    contributors: z.array(z.object({ name: z.string(), role: z.enum(contributorRoles).nullable() })),
    contributor_types: z.array(z.enum(contributorRoles)),
    drive_link: z.string().nullable(),
    trim_size: z
      .enum(trimSizes)
      .nullable()
      .meta({ description: 'That was chosen for print; null: none has been.' }),
    manuscript: z
      .object({ file_name: z.string(), media_type: z.string(), bytes: z.int() })
      .nullable()
      .meta({ description: 'null when the author gave a link.' }),
  })
  .meta({ id: 'SubmissionDetail' })
export type SubmissionDetail = z.output<typeof submissionDetail>

export const submitManuscript = endpoint({
  id: 'submitManuscript',
  method: 'POST',
  path: '/api/submit',
  tag: 'Submissions',
  access: 'author',
  summary: 'Hands in a manuscript',
  description:
    'Answers when everything is stored. With an `Idempotency-Key` of the author’s own the same manuscript can be sent again, after a broken connection, without being stored twice.',
  body: multipartBody(fields, { bookPdf: documentRule, bookCover: coverRule }, oneManuscript),
  takesIdempotencyKey: true,
  output: z.object({
    success: z.literal(true),
    message: z.literal(submissionMessages.submitted),
    data: z.object({ submission }),
  }),
  refusals: ['conflict'],
})

export const uploadVersion = endpoint({
  id: 'uploadVersion',
  method: 'POST',
  path: '/api/author/submissions/{id}/versions',
  tag: 'Submissions',
  access: 'author',
  summary: 'Hands in a corrected manuscript',
  description:
    'Until the book is published. It answers an open change request and a proof that was sent. The same file or link again is refused and stores nothing.',
  params: z.object({ id: idInPath }),
  body: multipartBody(
    z.object({ note: optionalText(versionNoteRule), drive_link: driveLink }),
    { bookPdf: documentRule },
    oneManuscript,
  ),
  output: z.object({
    success: z.literal(true),
    message: z.literal(submissionMessages.versionReceived),
    data: z.object({ submission }),
  }),
  refusals: ['conflict'],
  notFound: submissionMessages.notFound,
})

export const listSubmissions = endpoint({
  id: 'listSubmissions',
  method: 'GET',
  path: '/api/author/booklists',
  tag: 'Submissions',
  access: 'author',
  summary: 'What the author has handed in, newest first',
  output: z.object({ success: z.literal(true), data: z.object({ submitted: z.array(submission) }) }),
})

export const getSubmission = endpoint({
  ...ofSubmission,
  id: 'getSubmission',
  path: '/api/author/submissions/{id}',
  summary: 'One submission, for its author and staff who read submissions',
  output: z.object({ success: z.literal(true), data: z.object({ submission: submissionDetail }) }),
})

export const getManuscript = endpoint({
  ...ofSubmission,
  id: 'getManuscript',
  path: '/api/author/submissions/{id}/manuscript',
  summary: 'The submitted file, for its author and for staff who read submissions',
  description:
    'Sent with the media type and the name in `getSubmission`, as a download and never for display.',
  output: file('application/octet-stream', 'manuscript'),
})

export const submissionEndpoints = [
  submitManuscript,
  uploadVersion,
  listSubmissions,
  getSubmission,
  getManuscript,
] as const
