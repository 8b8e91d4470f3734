import { z } from 'zod'
import { staffRecord, version } from '../../console/staff/lists.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { idInPath } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { staffSubmission } from '../../submissions/staff/submission-records.ts'
import { submissionMessages } from '../../submissions/submission-rules.ts'
import { chosenSize } from '../size-choice.ts'

export const chooseSubmissionSize = endpoint({
  id: 'chooseSubmissionSize',
  method: 'PUT',
  path: '/api/staff/submissions/{id}/trim-size',
  tag: 'Staff: submissions',
  access: staffMay('submissions.move'),
  summary: 'Chooses the size in which the book is printed, or takes the choice back',
  description: 'As its author may: until it is published, and unless the catalogue has its size.',
  params: z.object({ id: idInPath }),
  body: jsonBody(z.object({ version, trim_size: chosenSize })),
  output: staffRecord(staffSubmission),
  refusals: ['conflict'],
  notFound: submissionMessages.notFound,
})
