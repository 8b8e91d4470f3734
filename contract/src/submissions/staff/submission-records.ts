import { z } from 'zod'
import { bookFactNames } from '../../catalogue/book-facts.ts'
import { shownFacts } from '../../catalogue/book-fields.ts'
import { sampleExtents, sampleProblems } from '../../catalogue/sample-rules.ts'
import { keysOf } from '../../http/keys-of.ts'
import { contributorRoles, genres, languages, trimSizes } from '../../language/vocabulary.ts'
import { picture } from '../../pictures/pictures.ts'
import { documentTypes, submissionStatuses } from '../submission-rules.ts'
import { changeRequest, manuscriptVersion } from '../submissions.ts'
import { proofRequestEnds } from './proof-request-rules.ts'

export const status = z.enum(submissionStatuses)
export const person = z.object({ id: z.int(), name: z.string() })
const kinds = keysOf(documentTypes)

export const queuedSubmission = z
  .object({
    id: z.int(),
    version: z.int(),
    title: z.string(),
    subtitle: z.string().nullable(),
    author_id: z.int(),
    author_name: z.string(),
    language: z.string(),
    genres: z.array(z.enum(genres)),
    status,
    status_since: z.iso.datetime(),
    days_in_status: z.int().meta({ description: 'Whole days.' }),
    submitted_at: z.iso.datetime(),
    due_on: z.iso.date().nullable(),
    proof_due_on: z.iso.date().nullable().meta({
      description:
        'Until when its author has the proof, which goes before `due_on`; null: not with the author.',
    }),
    is_overdue: z.boolean(),
    assignee: person.nullable(),
    page_count: z.int().nullable(),
    has_new_version: z.boolean().meta({ description: 'No editor has seen the newest version yet.' }),
    book_id: z.int().nullable(),
  })
  .meta({ id: 'QueuedSubmission' })
export type QueuedSubmission = z.output<typeof queuedSubmission>

const timelineStep = z.object({
  id: z.int(),
  status,
  at: z.iso.datetime(),
  by: person.nullable().meta({ description: 'null when that account is gone.' }),
  note: z.string().nullable().meta({ description: 'The author reads it.' }),
  reason: z.string().nullable().meta({ description: 'Why it went back. The author does not read it.' }),
})

const proofRequest = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  by: person.nullable().meta({ description: 'null when that account is gone.' }),
  due_on: z.iso.date(),
  note: z.string().nullable().meta({ description: 'The author reads it.' }),
  ended: z
    .object({ at: z.iso.datetime(), as: z.enum(proofRequestEnds) })
    .nullable()
    .meta({ description: 'null: the proof is with the author.' }),
})
export type ProofRequest = z.output<typeof proofRequest>

const staffManuscript = z.object({
  file_name: z.string(),
  media_type: z.string(),
  kind: z.enum(kinds),
  bytes: z.int(),
  sha256: z.string(),
  pages: z.int().nullable().meta({ description: 'Of a PDF.' }),
  has_text: z
    .boolean()
    .nullable()
    .meta({ description: 'false: pages are pictures, such as scans. null: not checked.' }),
  page_width_mm: z.number().nullable(),
  page_height_mm: z.number().nullable(),
})

/** What the form of the publication is filled with when the book is published again. */
const publishedBook = z.object({
  id: z.int(),
  version: z.int(),
  reference: z.string(),
  ...shownFacts(bookFactNames),
  published_at: z.iso.datetime().nullable(),
})

export const staffSubmission = queuedSubmission
  .extend({
    about_book: z.string().nullable().meta({ description: 'As its author describes it.' }),
    about_author: z.string().nullable(),
    contributors: z.array(z.object({ name: z.string(), role: z.enum(contributorRoles).nullable() })),
    contributor_types: z.array(z.enum(contributorRoles)),
    drive_link: z.string().nullable(),
    manuscript: staffManuscript.nullable().meta({ description: 'null when the author gave a link.' }),
    cover_id: z.int(),
    cover: picture,
    chosen_print: z
      .object({
        trim_size: z.enum(trimSizes),
        pages: z
          .int()
          .nullable()
          .meta({ description: 'Of the newest manuscript as it is set in that size.' }),
        suggested_mrp: z.number().nullable().meta({ description: 'In rupees.' }),
      })
      .nullable()
      .meta({ description: 'The size that was chosen for print; null: none.' }),
    steps: z.array(timelineStep).meta({ description: 'Oldest first.' }),
    versions: z.array(manuscriptVersion).meta({ description: 'Of the manuscript, oldest first.' }),
    change_request: changeRequest.nullable().meta({ description: 'The open request to the author.' }),
    proof_requests: z.array(proofRequest).meta({
      description: 'Each time that a proof was sent to the author, oldest first; the last may be open.',
    }),
    notes: z
      .array(z.object({ id: z.int(), text: z.string(), at: z.iso.datetime(), by: person.nullable() }))
      .meta({ description: 'Notes by staff for staff; oldest first.' }),
    author: z.object({
      id: z.int(),
      name: z.string(),
      name_latin: z.string().nullable(),
      slug: z.string(),
      language: z.enum(languages),
      bio: z.string().nullable(),
      bio_en: z.string().nullable(),
      bio_ta: z.string().nullable(),
      has_photo: z.boolean(),
      is_public: z.boolean().meta({ description: 'Whether the author has a public book.' }),
      account: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }).nullable(),
      submissions: z
        .array(z.object({ id: z.int(), title: z.string(), status, submitted_at: z.iso.datetime() }))
        .meta({ description: 'Other submissions of the author, newest first.' }),
      books: z.array(z.object({ id: z.int(), title: z.string(), published_at: z.iso.datetime().nullable() })),
    }),
    book: publishedBook.nullable(),
    sample: z
      .object({
        extent: z.enum(sampleExtents),
        state: z.enum(['being_made', 'made', 'failed']),
        percent: z.int().nullable().meta({ description: 'Of the text of the book, once it is made.' }),
        problem: z.enum(sampleProblems).nullable().meta({ description: 'Why it could not be made.' }),
      })
      .nullable()
      .meta({ description: 'What anybody may read of the book; null: nothing.' }),
  })
  .meta({ id: 'StaffSubmission' })
export type StaffSubmission = z.output<typeof staffSubmission>
