import { z } from 'zod'
import { endpoint, jsonBody } from '../http/endpoint.ts'
import { idInPath, MAX_ID, requiredText } from '../http/fields.ts'
import { staffMay } from '../http/permissions.ts'
import { ofSubmission } from '../submissions/of-submission.ts'
import { MOST_PROOF_PAGES } from '../submissions/proof-rules.ts'
import { fileSum } from '../submissions/proofs.ts'
import { submissionMessages } from '../submissions/submission-rules.ts'
import { commentMessages, commentRule, MOST_OF_PLACE } from './proof-comment-rules.ts'
import { threadSides } from './thread-rules.ts'

const along = z
  .int(commentMessages.place)
  .min(0, commentMessages.place)
  .max(MOST_OF_PLACE, commentMessages.place)

const place = z.object({
  page: z.int(commentMessages.page).min(1, commentMessages.page).max(MOST_PROOF_PAGES, commentMessages.page),
  x: along
    .nullable()
    .meta({ description: 'In thousandths of the width of the page. null: the page as a whole.' }),
  y: along.nullable().meta({ description: 'In thousandths of its height. null: the page as a whole.' }),
  letters_before: z
    .int(commentMessages.lettersBefore)
    .min(0, commentMessages.lettersBefore)
    .max(MOST_OF_PLACE, commentMessages.lettersBefore)
    .nullable()
    .meta({
      description:
        'How many of the letters of the page stand before it, in thousandths, by which the place is found on newer pages. null: the page as a whole, or one without letters.',
    }),
})
export type ProofPlace = z.output<typeof place>

const carried = place
  .pick({ page: true, letters_before: true })
  .extend({
    sha256: fileSum.meta({ description: 'Of the file of these pages.' }),
    is_there: z.boolean().meta({
      description: 'false: what it was written about is gone or is another, and would stand here.',
    }),
  })
  .meta({ id: 'CarriedComment' })

const proofAnswer = z.object({
  id: z.int(),
  from: z.enum(threadSides),
  sender: z.string().nullable().meta({ description: 'null: the account is no longer there.' }),
  text: z.string(),
  at: z.iso.datetime(),
})

export const proofComment = proofAnswer
  .extend({
    ...place.shape,
    version: z.int().min(1),
    sha256: fileSum.meta({ description: 'Of the file on whose pages it stands.' }),
    carried: carried.nullable().meta({
      description:
        'Where that stands on newer pages. null: there are none, or the text of one or the other was not kept.',
    }),
    closed_at: z.iso.datetime().nullable().meta({ description: 'null: it is still to be seen to.' }),
    answers: z.array(proofAnswer).meta({ description: 'The oldest first.' }),
  })
  .meta({ id: 'ProofComment' })
export type ProofComment = z.output<typeof proofComment>

export const MOST_COMMENTS_LISTED = 500

const comments = z.object({
  success: z.literal(true),
  data: z.object({ comments: z.array(proofComment) }),
})

export const listProofComments = endpoint({
  ...ofSubmission,
  id: 'listProofComments',
  path: '/api/author/submissions/{id}/proof/comments',
  summary: 'What author and company have written about places on the printed pages',
  description: `In the order of the pages; at most the newest ${MOST_COMMENTS_LISTED}.`,
  output: comments,
})

const said = { text: requiredText(commentRule) }
const seen = z.int().min(0).max(MAX_ID).optional().meta({
  description:
    'The newest comment or answer that the writer has seen: those up to it count as read, unless another message before them does not.',
})

const one = { params: z.object({ id: idInPath, comment: idInPath }), notFound: submissionMessages.notFound }

/** The same three calls for the author and for the company: each is a message in the conversation about the book. */
const adding = {
  method: 'POST',
  params: z.object({ id: idInPath }),
  notFound: submissionMessages.notFound,
  summary: 'Comments on a place on the pages of the newest version',
  description:
    'It is a message in the conversation about the book. Refused when other pages have taken their place.',
  body: jsonBody(
    z
      .object({ sha256: fileSum, ...place.shape, ...said, seen })
      .refine(({ x, y }) => (x === null) === (y === null), { error: commentMessages.place, path: ['x'] })
      .refine(({ x, letters_before }) => x !== null || letters_before === null, {
        error: commentMessages.lettersBefore,
        path: ['letters_before'],
      }),
  ),
  takesIdempotencyKey: true,
  output: comments,
  refusals: ['conflict'],
} as const
const answering = {
  ...one,
  method: 'POST',
  summary: 'Answers a comment',
  body: jsonBody(z.object({ ...said, seen })),
  takesIdempotencyKey: true,
  output: comments,
  refusals: ['conflict'],
} as const
const closing = {
  ...one,
  method: 'POST',
  summary: 'Closes a comment as seen to, or opens it again',
  body: jsonBody(z.object({ closed: z.boolean() })),
  output: comments,
} as const

const ofAuthor = { tag: 'Submissions', access: 'author' } as const
const ofStaff = { tag: 'Staff: letters', access: staffMay('letters.answer') } as const
const OWN = '/api/author/submissions/{id}/proof/comments'
const STAFF = '/api/staff/submissions/{id}/proof/comments'

export const addOwnComment = endpoint({ ...adding, ...ofAuthor, id: 'addOwnComment', path: OWN })
export const answerOwnComment = endpoint({
  ...{ ...answering, ...ofAuthor },
  id: 'answerOwnComment',
  path: `${OWN}/{comment}/answers`,
})
export const closeOwnComment = endpoint({
  ...{ ...closing, ...ofAuthor },
  id: 'closeOwnComment',
  path: `${OWN}/{comment}/state`,
})
export const addStaffComment = endpoint({ ...adding, ...ofStaff, id: 'addStaffComment', path: STAFF })
export const answerStaffComment = endpoint({
  ...{ ...answering, ...ofStaff },
  id: 'answerStaffComment',
  path: `${STAFF}/{comment}/answers`,
})
export const closeStaffComment = endpoint({
  ...{ ...closing, ...ofStaff },
  id: 'closeStaffComment',
  path: `${STAFF}/{comment}/state`,
})

export const proofCommentEndpoints = [
  listProofComments,
  addOwnComment,
  answerOwnComment,
  closeOwnComment,
  addStaffComment,
  answerStaffComment,
  closeStaffComment,
] as const
