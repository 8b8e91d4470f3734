import { z } from 'zod'
import { endpoint, file, jsonBody, multipartBody } from '../http/endpoint.ts'
import { idInPath, MAX_ID, optionalText, wholeNumber } from '../http/fields.ts'
import { submissionMessages } from '../submissions/submission-rules.ts'
import { attachmentFields, attachmentRule, messageRule, threadSides, threadTexts } from './thread-rules.ts'

export const messageFile = z
  .object({ id: z.int(), file_name: z.string(), media_type: z.string(), bytes: z.int() })
  .meta({ id: 'MessageFile' })

export const threadMessage = z
  .object({
    id: z.int(),
    from: z.enum(threadSides),
    sender: z.string().nullable().meta({ description: 'null: the account is no longer there.' }),
    text: z.string().nullable().meta({ description: 'Plain text; line breaks are kept.' }),
    about: z
      .object({ version: z.int().min(1), page: z.int().min(1) })
      .nullable()
      .meta({
        description:
          'The place on the printed pages that it is about, where it is a comment or an answer to one.',
      }),
    files: z.array(messageFile),
    at: z.iso.datetime(),
    read: z.boolean().meta({ description: 'The other side has seen it.' }),
  })
  .meta({ id: 'ThreadMessage' })
export type ThreadMessage = z.output<typeof threadMessage>

export const threadPage = z.object({
  success: z.literal(true),
  data: z.array(threadMessage).meta({ description: 'Newest first.' }),
  meta: z.object({
    unread: z
      .int()
      .meta({ description: 'Messages of the other side that the side of the caller has not seen.' }),
    more: z.boolean().meta({ description: 'There are older messages: ask with `before`.' }),
  }),
})
export type ThreadPage = z.output<typeof threadPage>

export const threadQuery = z.object({
  before: wholeNumber('before', 1, MAX_ID)
    .optional()
    .meta({ description: 'Only messages older than the one of this number.' }),
})

const [first, second, third] = attachmentFields

/** A message as it is sent: text, files, or both. */
export const messageForm = multipartBody(
  z.object({
    text: optionalText(messageRule),
    seen: wholeNumber('seen', 0, MAX_ID).optional().meta({
      description:
        'The newest message that the writer has seen: all up to it count as read and, for the publisher, as answered. Left out: all messages.',
    }),
  }),
  { [first]: attachmentRule, [second]: attachmentRule, [third]: attachmentRule },
  ({ fields, files }): Record<string, string> =>
    fields.text?.trim() || files.length > 0 ? {} : { text: threadTexts.nothing },
)

export const sentMessage = z.object({ success: z.literal(true), data: threadMessage })
export const readMark = jsonBody(
  z.object({ up_to: z.int('up_to must be the number of a message').min(1).max(MAX_ID) }),
)
export const markedRead = z.object({ success: z.literal(true), data: z.object({ unread: z.int() }) })

const ofSubmission = {
  tag: 'Messages',
  access: 'author',
  params: z.object({ id: idInPath }),
  notFound: submissionMessages.notFound,
} as const

export const listOwnThreads = endpoint({
  id: 'listOwnThreads',
  method: 'GET',
  path: '/api/author/messages',
  tag: 'Messages',
  access: 'author',
  summary: 'Which of the author’s submissions have messages, and how many are unread',
  output: z.object({
    success: z.literal(true),
    data: z.array(z.object({ submission_id: z.int(), unread: z.int(), last_at: z.iso.datetime() })),
  }),
})

export const listOwnMessages = endpoint({
  ...ofSubmission,
  id: 'listOwnMessages',
  method: 'GET',
  path: '/api/author/submissions/{id}/messages',
  summary: 'The messages between the author and the publisher about one submission',
  query: threadQuery,
  output: threadPage,
})

export const sendOwnMessage = endpoint({
  ...ofSubmission,
  id: 'sendOwnMessage',
  method: 'POST',
  path: '/api/author/submissions/{id}/messages',
  summary: 'Sends the publisher a message about a submission, before or after it became a book',
  description:
    'Answers when everything is stored. With an `Idempotency-Key` the same message can be sent again, after a broken connection, without being stored twice. Pictures are re-encoded, without their metadata, such as the place.',
  body: messageForm,
  takesIdempotencyKey: true,
  output: sentMessage,
  refusals: ['conflict'],
})

export const markOwnRead = endpoint({
  ...ofSubmission,
  id: 'markOwnRead',
  method: 'POST',
  path: '/api/author/submissions/{id}/messages/read',
  summary: 'Notes that the author has seen the messages up to one',
  body: readMark,
  output: markedRead,
})

export const getOwnMessageFile = endpoint({
  id: 'getOwnMessageFile',
  method: 'GET',
  path: '/api/author/message-files/{id}',
  tag: 'Messages',
  access: 'author',
  summary: 'A file that came with a message, for the author of the submission',
  description: 'As a download, never for display.',
  params: z.object({ id: idInPath }),
  output: file('application/octet-stream', 'file'),
  notFound: threadTexts.notFound,
})

export const threadEndpoints = [
  listOwnThreads,
  listOwnMessages,
  sendOwnMessage,
  markOwnRead,
  getOwnMessageFile,
] as const
