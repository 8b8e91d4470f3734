import { z } from 'zod'
import { newBook } from '../../catalogue/book-fields.ts'
import { sampleExtents } from '../../catalogue/sample-rules.ts'
import { listQuery, staffList, staffRecord, version } from '../../console/staff/lists.ts'
import { day } from '../../http/day-fields.ts'
import { endpoint, file, jsonBody, multipartBody } from '../../http/endpoint.ts'
import {
  idInPath,
  MAX_ID,
  noParams,
  oneOf,
  optionalText,
  requiredText,
  searchedText,
  wholeNumber,
} from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { languages } from '../../language/vocabulary.ts'
import { picture } from '../../pictures/pictures.ts'
import { coverRule, submissionMessages, submissionStatuses } from '../submission-rules.ts'
import { editorialMessages, editorialRules } from './editorial-rules.ts'
import { person, queuedSubmission, staffSubmission, status } from './submission-records.ts'

const one = z.object({ id: idInPath })
const readable = { tag: 'Staff: submissions', access: staffMay('submissions.read') } as const
const movable = {
  ...readable,
  access: staffMay('submissions.move'),
  notFound: submissionMessages.notFound,
} as const
const publishable = { ...movable, access: staffMay('books.publish') } as const
const dueOn = day('A date looks like 2026-11-21')

export const listStaffSubmissions = endpoint({
  ...readable,
  id: 'listStaffSubmissions',
  method: 'GET',
  path: '/api/staff/submissions',
  summary: 'The queue of manuscripts',
  description:
    'Earliest due first; a proof that is with its author is due when the author should have looked through it. `q` is a part of the title, the subtitle or the author’s name in any case, or these in any spelling and script, or a number.',
  query: listQuery(['due', '-due', 'submitted', '-submitted', 'waiting', '-waiting', 'title', '-title'], {
    status: oneOf('status', ['open', ...submissionStatuses])
      .optional()
      .meta({
        description: '`open`: everything that is not published.',
      }),
    assignee: z.union([oneOf('assignee', ['me', 'nobody']), wholeNumber('assignee', 1, MAX_ID)]).optional(),
    overdue: oneOf('overdue', ['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
    new_version: oneOf('new_version', ['true', 'false'])
      .transform((value) => value === 'true')
      .optional()
      .meta({ description: 'Only those with a version of the manuscript that no editor has seen.' }),
    proof_with_author: oneOf('proof_with_author', ['true', 'false'])
      .transform((value) => value === 'true')
      .optional()
      .meta({ description: 'Only those whose proof is with the author.' }),
    older_than: wholeNumber('older_than', 0, 10_000)
      .optional()
      .meta({ description: 'Only those in their status for more than so many days.' }),
    author_id: wholeNumber('author_id', 1, MAX_ID).optional(),
    q: searchedText(100).optional(),
  }),
  output: staffList(queuedSubmission),
})

export const getStaffSubmission = endpoint({
  ...readable,
  id: 'getStaffSubmission',
  method: 'GET',
  path: '/api/staff/submissions/{id}',
  summary: 'All about one submission',
  params: one,
  output: staffRecord(staffSubmission),
  notFound: submissionMessages.notFound,
})

export const getStaffManuscript = endpoint({
  ...readable,
  id: 'getStaffManuscript',
  method: 'GET',
  path: '/api/staff/submissions/{id}/manuscript',
  summary: 'The submitted file, as a download and never for display',
  params: one,
  query: z.object({
    version: wholeNumber('version', 1, MAX_ID)
      .optional()
      .meta({ description: 'Number of the version; left out: the newest.' }),
  }),
  output: file('application/octet-stream', 'manuscript'),
  notFound: submissionMessages.notFound,
})

export const assignSubmission = endpoint({
  ...movable,
  id: 'assignSubmission',
  method: 'PATCH',
  path: '/api/staff/submissions/{id}',
  summary: 'Sets the person in charge and the due day',
  params: one,
  body: jsonBody(
    z.object({
      version,
      assignee_id: z.int().min(1).max(MAX_ID).nullable().optional(),
      due_on: dueOn.nullable().optional(),
    }),
  ),
  output: staffRecord(staffSubmission),
  refusals: ['conflict'],
})

const stepTexts = {
  note: optionalText(editorialRules.note).meta({
    description: 'For the author, on the dashboard and in the mail.',
  }),
  reason: optionalText(editorialRules.reason).meta({
    description: 'Needed for a step back. Only staff read it.',
  }),
}

export const moveSubmission = endpoint({
  ...movable,
  id: 'moveSubmission',
  method: 'POST',
  path: '/api/staff/submissions/{id}/steps',
  summary: 'Moves a submission one step on or back',
  description:
    'The author is mailed. Publishing and unpublishing have calls of their own. Without `due_on` the next step is due after its usual time.',
  params: one,
  body: jsonBody(z.object({ version, to: status, ...stepTexts, due_on: dueOn.nullable().optional() })),
  output: staffRecord(staffSubmission),
  refusals: ['conflict'],
})

export const requestChanges = endpoint({
  ...movable,
  id: 'requestChanges',
  method: 'POST',
  path: '/api/staff/submissions/{id}/change-requests',
  summary: 'Asks the author for a corrected manuscript',
  description:
    'The author is mailed. A request that is still open is replaced, and a proof that is with the author is no longer waited for.',
  params: one,
  body: jsonBody(z.object({ version, text: requiredText(editorialRules.changes) })),
  output: staffRecord(staffSubmission),
  refusals: ['conflict'],
})

export const noteVersionSeen = endpoint({
  ...movable,
  id: 'noteVersionSeen',
  method: 'POST',
  path: '/api/staff/submissions/{id}/versions/seen',
  summary: 'Marks the newest version of the manuscript as seen',
  description: 'A step, a request for changes and a proof that is sent do so too.',
  params: one,
  output: staffRecord(staffSubmission),
})

export const noteSubmission = endpoint({
  ...movable,
  id: 'noteSubmission',
  method: 'POST',
  path: '/api/staff/submissions/{id}/notes',
  summary: 'Adds a note that only the staff read',
  params: one,
  body: jsonBody(z.object({ text: requiredText(editorialRules.internalNote) })),
  output: staffRecord(staffSubmission),
})

const authorEntry = {
  author_name: optionalText({
    lines: 'one',
    missing: null,
    most: 255,
    tooLong: 'Name must have at most 255 characters',
  }).meta({ description: 'Of the public entry. Empty: the entry stays as it is.' }),
  author_name_latin: optionalText({
    lines: 'one',
    missing: null,
    most: 255,
    tooLong: 'Name in Latin letters must have at most 255 characters',
  }),
  author_language: z.enum(languages).nullable().default(null).meta({ description: 'Of `author_bio`.' }),
  author_bio: optionalText(editorialRules.aboutAuthor),
  author_bio_en: optionalText(editorialRules.aboutAuthor),
  author_bio_ta: optionalText(editorialRules.aboutAuthor),
}

const sample = z
  .enum(sampleExtents)
  .nullable()
  .default(null)
  .meta({ description: 'How much of the text anybody may read; null: nothing.' })

export const publishSubmission = endpoint({
  ...publishable,
  id: 'publishSubmission',
  method: 'POST',
  path: '/api/staff/submissions/{id}/publication',
  summary: 'Puts the book in the catalogue, or back into it',
  description:
    'From `final_validation`. The book, its contributors, the public entry of the author, the step and the mail are one change. A book that was published before keeps its entry. Where the author has approved the proof, pages, trim size and cover are those of the proof, and a record with other facts than are printed in it is refused.',
  params: one,
  body: jsonBody(newBook.extend({ version, note: stepTexts.note, sample, ...authorEntry })),
  output: staffRecord(staffSubmission),
  refusals: ['conflict'],
})

export const withdrawPublication = endpoint({
  ...publishable,
  id: 'withdrawPublication',
  method: 'POST',
  path: '/api/staff/submissions/{id}/withdrawal',
  summary: 'Takes a published book out of the catalogue, back to final validation',
  params: one,
  body: jsonBody(
    z.object({
      version,
      ...stepTexts,
      reason: requiredText({ ...editorialRules.reason, missing: editorialMessages.reasonMissing }),
    }),
  ),
  output: staffRecord(staffSubmission),
  refusals: ['conflict'],
})

export const listAssignees = endpoint({
  ...readable,
  id: 'listAssignees',
  method: 'GET',
  path: '/api/staff/assignees',
  summary: 'People who can be in charge of a submission',
  output: staffRecord(z.array(person)),
})

export const addCover = endpoint({
  ...readable,
  access: staffMay('books.publish'),
  id: 'addCover',
  method: 'POST',
  path: '/api/staff/covers',
  summary: 'Decodes the picture of a cover, re-encodes and stores it',
  body: multipartBody(noParams, { cover: coverRule }),
  output: staffRecord(z.object({ id: z.int(), cover: picture })),
})

export const staffSubmissionEndpoints = [
  listStaffSubmissions,
  getStaffSubmission,
  getStaffManuscript,
  listAssignees,
  assignSubmission,
  moveSubmission,
  noteSubmission,
  noteVersionSeen,
  requestChanges,
  publishSubmission,
  withdrawPublication,
  addCover,
] as const
