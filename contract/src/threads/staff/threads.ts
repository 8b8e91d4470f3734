import { z } from 'zod'
import { listQuery, staffList, staffRecord } from '../../console/staff/lists.ts'
import { endpoint, file } from '../../http/endpoint.ts'
import { idInPath, oneOf } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { submissionMessages, submissionStatuses } from '../../submissions/submission-rules.ts'
import { threadSides, threadTexts } from '../thread-rules.ts'
import { markedRead, messageForm, readMark, sentMessage, threadPage, threadQuery } from '../threads.ts'

export const staffThread = z
  .object({
    id: z.int().meta({ description: 'The number of the submission.' }),
    title: z.string(),
    author_name: z.string(),
    status: z.enum(submissionStatuses),
    last_at: z.iso.datetime(),
    last_from: z.enum(threadSides),
    beginning: z.string().nullable().meta({ description: 'The first words of the last message.' }),
    unread: z.int(),
    waiting_since: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'null: the author does not wait for an answer.' }),
  })
  .meta({ id: 'StaffThread' })
export type StaffThread = z.output<typeof staffThread>

const ofSubmission = {
  tag: 'Staff: letters',
  params: z.object({ id: idInPath }),
  notFound: submissionMessages.notFound,
} as const

export const listStaffThreads = endpoint({
  id: 'listStaffThreads',
  method: 'GET',
  path: '/api/staff/threads',
  tag: 'Staff: letters',
  access: staffMay('letters.read'),
  summary: 'Conversations with authors about their submissions',
  query: listQuery(['-last_at', 'last_at', 'waiting_since'], {
    waiting: oneOf('waiting', ['yes', 'no'])
      .optional()
      .meta({ description: '`yes`: the author waits for an answer.' }),
    unread: oneOf('unread', ['yes', 'no']).optional(),
  }),
  output: staffList(staffThread),
})

export const getStaffThread = endpoint({
  ...ofSubmission,
  id: 'getStaffThread',
  method: 'GET',
  path: '/api/staff/threads/{id}',
  access: staffMay('letters.read'),
  summary: 'The subject of a conversation, and who waits',
  output: staffRecord(staffThread),
})

export const listStaffMessages = endpoint({
  ...ofSubmission,
  id: 'listStaffMessages',
  method: 'GET',
  path: '/api/staff/submissions/{id}/messages',
  access: staffMay('letters.read'),
  summary: 'The messages about one submission',
  query: threadQuery,
  output: threadPage.extend({
    meta: threadPage.shape.meta.extend({ waiting_since: z.iso.datetime().nullable() }),
  }),
})

export const sendStaffMessage = endpoint({
  ...ofSubmission,
  id: 'sendStaffMessage',
  method: 'POST',
  path: '/api/staff/submissions/{id}/messages',
  access: staffMay('letters.answer'),
  summary: 'Sends a message to the author of a submission',
  description: 'The author is notified, and mailed unless they chose otherwise.',
  body: messageForm,
  takesIdempotencyKey: true,
  output: sentMessage,
  refusals: ['conflict'],
})

export const markStaffRead = endpoint({
  ...ofSubmission,
  id: 'markStaffRead',
  method: 'POST',
  path: '/api/staff/submissions/{id}/messages/read',
  access: staffMay('letters.read'),
  summary: 'Notes that the company has seen the messages up to one',
  body: readMark,
  output: markedRead,
})

export const settleThread = endpoint({
  ...ofSubmission,
  id: 'settleThread',
  method: 'POST',
  path: '/api/staff/submissions/{id}/messages/settlement',
  access: staffMay('letters.answer'),
  summary: 'Marks the last message as needing no answer',
  body: readMark,
  output: markedRead,
})

export const getStaffMessageFile = endpoint({
  id: 'getStaffMessageFile',
  method: 'GET',
  path: '/api/staff/message-files/{id}',
  tag: 'Staff: letters',
  access: staffMay('letters.read'),
  summary: 'A file that came with a message',
  description: 'As a download, never for display.',
  params: z.object({ id: idInPath }),
  output: file('application/octet-stream', 'file'),
  notFound: threadTexts.notFound,
})

export const staffThreadEndpoints = [
  listStaffThreads,
  getStaffThread,
  listStaffMessages,
  sendStaffMessage,
  markStaffRead,
  settleThread,
  getStaffMessageFile,
] as const
