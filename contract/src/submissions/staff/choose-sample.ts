import { z } from 'zod'
import { sampleExtents } from '../../catalogue/sample-rules.ts'
import { staffRecord, version } from '../../console/staff/lists.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { idInPath } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { submissionMessages } from '../submission-rules.ts'
import { staffSubmission } from './submission-records.ts'

export const chooseSample = endpoint({
  tag: 'Staff: submissions',
  access: staffMay('books.publish'),
  id: 'chooseSample',
  method: 'PUT',
  path: '/api/staff/submissions/{id}/sample',
  summary: 'Chooses how much of a published book anybody may read',
  description:
    'It is taken from the text that was published. The same choice again tries again where it failed; null takes it away.',
  params: z.object({ id: idInPath }),
  body: jsonBody(z.object({ version, extent: z.enum(sampleExtents).nullable() })),
  output: staffRecord(staffSubmission),
  refusals: ['conflict'],
  notFound: submissionMessages.notFound,
})
