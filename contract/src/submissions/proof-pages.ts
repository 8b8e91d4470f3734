import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { wholeNumber } from '../http/fields.ts'
import { ofSubmission } from './of-submission.ts'
import { MOST_PROOF_PAGES } from './proof-rules.ts'
import { fileSum } from './proofs.ts'

/** `title`: of a chapter, a part or a section of the book; `note`: a footnote that belongs to a word of the page. */
export const pagePartKinds = ['title', 'text', 'picture', 'note'] as const

const part = z.object({ kind: z.enum(pagePartKinds), text: z.string() })
/** What stands on one page of the printed book, to be read. */
export const proofPageText = z
  .object({
    page: z.int().min(1).meta({ description: 'Of the print file, from 1.' }),
    label: z.string().nullable().meta({ description: 'The number that is printed on it; null: none is.' }),
    parts: z.array(part).meta({
      description:
        'In the order in which they are read; none where nothing of the book stands on it. A word that is parted at the end of a page is on the next one.',
    }),
  })
  .meta({ id: 'ProofPageText' })
export type ProofPageText = z.output<typeof proofPageText>

export const MOST_PAGES_AT_ONCE = 20

export const getProofPages = endpoint({
  ...ofSubmission,
  id: 'getProofPages',
  path: '/api/author/submissions/{id}/proof/pages',
  summary: 'What stands on pages of the proof, as text',
  description: 'For those who can’t see the pages, or want it larger.',
  query: z.object({
    from: wholeNumber('from', 1, MOST_PROOF_PAGES),
    most: wholeNumber('most', 1, MOST_PAGES_AT_ONCE),
  }),
  output: z.object({
    success: z.literal(true),
    data: z.object({
      sha256: fileSum
        .nullable()
        .meta({ description: 'Of the inside whose pages they are; null: there is none.' }),
      pages: z.array(proofPageText).meta({
        description: 'None behind the last page, and of pages that were set before their text was kept.',
      }),
    }),
  }),
})
