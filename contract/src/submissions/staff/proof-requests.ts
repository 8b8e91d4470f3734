import { z } from 'zod'
import { staffRecord, version } from '../../console/staff/lists.ts'
import { day } from '../../http/day-fields.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { changedText, idInPath, optionalText } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { submissionMessages } from '../submission-rules.ts'
import { proofRequestNote } from './proof-request-rules.ts'
import { staffSubmission } from './submission-records.ts'

const ofOne = {
  tag: 'Staff: submissions',
  access: staffMay('submissions.move'),
  params: z.object({ id: idInPath }),
  output: staffRecord(staffSubmission),
  refusals: ['conflict'],
  notFound: submissionMessages.notFound,
} as const
const dueOn = day('A date looks like 2026-11-21')

export const sendProof = endpoint({
  ...ofOne,
  id: 'sendProof',
  method: 'POST',
  path: '/api/staff/submissions/{id}/proof-request',
  summary: 'Sends the proof to its author, to be looked through and approved',
  description:
    'The author is mailed, and reminded as the day comes near. While the proof is with the author, `due_on` is the day that the queue goes by; without it the author has the usual time. It ends by itself when the proof is approved, a new version comes, changes are asked for or the book is published.',
  body: jsonBody(
    z.object({
      version,
      due_on: dueOn.optional(),
      note: optionalText(proofRequestNote).meta({ description: 'For the author.' }),
    }),
  ),
})

export const changeProofRequest = endpoint({
  ...ofOne,
  id: 'changeProofRequest',
  method: 'PATCH',
  path: '/api/staff/submissions/{id}/proof-request',
  summary: 'Changes until when the author has the proof, and the note',
  description:
    'Nobody is mailed: the author’s pages show it, and reminders go by the new day. What is left out stays.',
  body: jsonBody(z.object({ version, due_on: dueOn.optional(), note: changedText(proofRequestNote) })),
})

export const recallProof = endpoint({
  ...ofOne,
  id: 'recallProof',
  method: 'POST',
  path: '/api/staff/submissions/{id}/proof-request/recall',
  summary: 'Takes the proof back from its author',
  description: 'Nobody is mailed, and the author is not reminded any more.',
  body: jsonBody(z.object({ version })),
})

export const proofRequestEndpoints = [sendProof, changeProofRequest, recallProof] as const
