import { z } from 'zod'
import { endpoint, file, jsonBody } from '../http/endpoint.ts'
import { idInPath, oneOf, requiredText } from '../http/fields.ts'
import { ofSubmission } from './of-submission.ts'
import { proofFileKinds, proofMessages, withdrawalReason } from './proof-rules.ts'
import { submissionMessages } from './submission-rules.ts'

/** The SHA-256 of a file in hexadecimal digits. */
export const fileSum = z
  .string(proofMessages.sumMalformed)
  .regex(/^[0-9a-f]{64}$/, proofMessages.sumMalformed)

const kind = z.enum(proofFileKinds)
const proofFile = z.object({ kind, sha256: fileSum, bytes: z.int().min(1) }).meta({ id: 'ProofFile' })
export type ProofFile = z.output<typeof proofFile>

const proofApproval = z
  .object({
    id: z.int(),
    version: z.int().min(1),
    at: z.iso.datetime(),
    by: z.string().nullable().meta({ description: 'null: the account is gone.' }),
    sha256: fileSum.meta({ description: 'Of the list of the files that were approved.' }),
    files: z.array(
      proofFile.extend({
        bytes: z.int().min(1).nullable().meta({
          description: 'null: the file is not there any more, as it was approved before files were kept.',
        }),
      }),
    ),
    withdrawn: z
      .object({ at: z.iso.datetime(), by: z.string().nullable(), reason: z.string() })
      .nullable()
      .meta({ description: 'null: it is in force.' }),
  })
  .meta({ id: 'ProofApproval' })
export type ProofApproval = z.output<typeof proofApproval>

export const proof = z
  .object({
    state: z.enum(['none', 'being_made', 'ready']).meta({
      description:
        '`none`: there are no pages yet; `being_made`: a file is still missing or is made anew; `ready`: it can be approved.',
    }),
    sha256: fileSum.nullable().meta({
      description:
        'Of the list of its files: a line for each, its kind, a blank and its sum, in the order of `files`. null unless `ready`.',
    }),
    files: z.array(proofFile).meta({ description: 'Those that are there, in the order of their kinds.' }),
    failed: z.array(kind).meta({ description: 'What could not be made, and is therefore not of the proof.' }),
    approvals: z.array(proofApproval).meta({
      description: 'The last first. Each holds for exactly its files, which are kept with it.',
    }),
  })
  .meta({ id: 'Proof' })
export type Proof = z.output<typeof proof>

export const approveProof = endpoint({
  id: 'approveProof',
  method: 'POST',
  path: '/api/author/submissions/{id}/proof/approval',
  tag: 'Submissions',
  access: 'author',
  summary: 'Approves inside, cover and e-book of the newest version as they are',
  description:
    'Names the sum of the proof that was looked at, and is refused when one of its files has changed or is about to. Said twice it is one approval. Other files need their own.',
  params: z.object({ id: idInPath }),
  body: jsonBody(z.object({ sha256: fileSum })),
  output: z.object({
    success: z.literal(true),
    message: z.literal(proofMessages.approved),
    data: z.object({ proof }),
  }),
  refusals: ['conflict'],
  notFound: submissionMessages.notFound,
})

export const approvalInPath = z.object({ id: idInPath, approval: idInPath })
export const withdrawalBody = z.object({ reason: requiredText(withdrawalReason) })

export const withdrawApproval = endpoint({
  id: 'withdrawApproval',
  method: 'POST',
  path: '/api/author/submissions/{id}/proof/approvals/{approval}/withdrawal',
  tag: 'Submissions',
  access: 'author',
  summary: 'Takes an approval back, with a reason',
  description: 'Until the book is published. The approval and its files stay in the record as withdrawn.',
  params: approvalInPath,
  body: jsonBody(withdrawalBody),
  output: z.object({
    success: z.literal(true),
    message: z.literal(proofMessages.withdrawn),
    data: z.object({ proof }),
  }),
  refusals: ['conflict'],
  notFound: submissionMessages.notFound,
})

export const getApprovedFile = endpoint({
  ...ofSubmission,
  id: 'getApprovedFile',
  path: '/api/author/submissions/{id}/proof/approvals/{approval}/files/{kind}',
  summary: 'A file exactly as it was approved',
  description: 'Sent as a download and never for display, with its sum as ETag.',
  params: approvalInPath.extend({ kind: oneOf('kind', proofFileKinds) }),
  output: file('application/octet-stream', 'proof'),
})

/** The approval in force of exactly the files that are there, which are what goes to the press. */
export function approvalOf({ approvals, sha256 }: Proof): ProofApproval | null {
  if (sha256 === null) return null
  return approvals.find((approval) => approval.withdrawn === null && approval.sha256 === sha256) ?? null
}

/** The sum of the inside, by which a browser knows that it shows the pages of this proof; null: it is not there. */
export function sumOfInside({ files }: Pick<Proof, 'files'>): string | null {
  return files.find(({ kind }) => kind === 'interior')?.sha256 ?? null
}
