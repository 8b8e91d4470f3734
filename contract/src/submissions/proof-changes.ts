import { z } from 'zod'
import { endpoint, file } from '../http/endpoint.ts'
import { idInPath } from '../http/fields.ts'
import { ofSubmission } from './of-submission.ts'
import { MOST_PROOF_PAGES } from './proof-rules.ts'
import { fileSum } from './proofs.ts'

const earlierPages = z
  .object({
    sha256: fileSum.meta({ description: 'Of the print file.' }),
    version: z.int().min(1),
    set_at: z.iso.datetime(),
    comments: z.int().min(0).meta({ description: 'Written about these pages.' }),
    has_text: z.boolean().meta({
      description:
        'false: they were set before the text of pages was kept, so nothing can be compared with them.',
    }),
  })
  .meta({ id: 'EarlierPages' })
export type EarlierPages = z.output<typeof earlierPages>

export const MOST_EARLIER_PAGES = 50

export const listEarlierPages = endpoint({
  ...ofSubmission,
  id: 'listEarlierPages',
  path: '/api/author/submissions/{id}/proof/earlier',
  summary: 'The pages that there were before those of the proof',
  description: `Of older versions; and of the newest one those that something was written about, that were sent or approved, and the last. The newest first, at most ${MOST_EARLIER_PAGES}.`,
  output: z.object({ success: z.literal(true), data: z.object({ earlier: z.array(earlierPages) }) }),
})

export const getEarlierPages = endpoint({
  ...ofSubmission,
  id: 'getEarlierPages',
  path: '/api/author/submissions/{id}/proof/earlier/{sha256}/file',
  summary: 'The print file of earlier pages',
  description: 'Sent as a download and never for display, with its sum as ETag.',
  params: z.object({ id: idInPath, sha256: fileSum }),
  output: file('application/pdf', 'proof'),
})

const page = z.int().min(1).max(MOST_PROOF_PAGES)
const onPages = z.object({
  first: page,
  last: page.meta({ description: 'Another than the first where it goes on.' }),
})

export const changedRunKinds = ['same', 'gone', 'new'] as const

/** A passage that is not the same on the earlier pages and on those of the proof. */
export const proofChange = z
  .object({
    before: onPages.meta({ description: 'Where it stands on the earlier pages, or would.' }),
    now: onPages.meta({ description: 'Where it stands on the pages of the proof, or would.' }),
    in_note: z.boolean().meta({ description: 'In a footnote.' }),
    runs: z
      .array(z.object({ kind: z.enum(changedRunKinds), text: z.string() }))
      .meta({ description: 'What is gone, what is new, and some of the words around them, in their order.' }),
    left_out: z.int().min(0).meta({
      description: 'So many letters are left out of `runs`, where “…” stands, as they are too many.',
    }),
  })
  .meta({ id: 'ProofChange' })
export type ProofChange = z.output<typeof proofChange>

export const MOST_CHANGES_LISTED = 200

export const getProofChanges = endpoint({
  ...ofSubmission,
  id: 'getProofChanges',
  path: '/api/author/submissions/{id}/proof/changes',
  summary: 'What is another on the pages of the proof than on earlier ones',
  description: `The text is compared, not how it is set, and of pictures only what is said about them. At most ${MOST_CHANGES_LISTED} passages.`,
  query: z.object({ since: fileSum }),
  output: z.object({
    success: z.literal(true),
    data: z.object({
      sha256: fileSum
        .nullable()
        .meta({ description: 'Of the inside that they were compared with; null: there is none.' }),
      changes: z
        .array(proofChange)
        .nullable()
        .meta({ description: 'In the order of the pages. null: the text of one or the other was not kept.' }),
      more: z.int().min(0).meta({ description: 'So many passages are not listed.' }),
    }),
  }),
})
