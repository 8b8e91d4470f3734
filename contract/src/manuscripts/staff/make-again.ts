import { z } from 'zod'
import { staffRecord, version } from '../../console/staff/lists.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { idInPath } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { inTwoLanguages } from '../../language/in-two-languages.ts'
import { staffSubmission } from '../../submissions/staff/submission-records.ts'
import { submissionMessages } from '../../submissions/submission-rules.ts'

export const makeAgainMessages = {
  nothingFailed: inTwoLanguages(
    'Nothing of the newest version has failed by a fault of ours.',
    'புதிய பிரதியில் எங்கள் தவறால் முடியாமல் போனது எதுவும் இல்லை.',
  ),
} as const

export const makeAgain = endpoint({
  id: 'makeAgain',
  method: 'POST',
  path: '/api/staff/submissions/{id}/make-again',
  tag: 'Staff: submissions',
  access: staffMay('submissions.move'),
  summary: 'Tries again what failed of the newest manuscript by a fault of ours',
  description:
    'Its check, its pages, its e-book and its cover, in the background. A text that is too long, or a file that can’t be read, is not tried again: it would fail again.',
  params: z.object({ id: idInPath }),
  body: jsonBody(z.object({ version })),
  output: staffRecord(staffSubmission),
  refusals: ['conflict'],
  notFound: submissionMessages.notFound,
})
