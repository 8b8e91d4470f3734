import { staffRecord } from '../../console/staff/lists.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { staffMay } from '../../http/permissions.ts'
import { approvalInPath, proof, withdrawalBody } from '../proofs.ts'
import { submissionMessages } from '../submission-rules.ts'

export const withdrawApprovalAsStaff = endpoint({
  id: 'withdrawApprovalAsStaff',
  method: 'POST',
  path: '/api/staff/submissions/{id}/proof/approvals/{approval}/withdrawal',
  tag: 'Staff: submissions',
  access: staffMay('submissions.move'),
  summary: 'Takes the approval of a proof back, with a reason that its author reads',
  description:
    'Until the book is published. What has changed in its record since is then printed, and the new proof needs a new approval.',
  params: approvalInPath,
  body: jsonBody(withdrawalBody),
  output: staffRecord(proof),
  refusals: ['conflict'],
  notFound: submissionMessages.notFound,
})
