import { z } from 'zod'
import { idInPath } from '../http/fields.ts'
import { authorOr } from '../http/permissions.ts'
import { submissionMessages } from './submission-rules.ts'

/** What all that is read of one submission has in common: its author may, and staff who read submissions. */
export const ofSubmission = {
  method: 'GET',
  tag: 'Submissions',
  access: authorOr('submissions.read'),
  params: z.object({ id: idInPath }),
  notFound: submissionMessages.notFound,
} as const
