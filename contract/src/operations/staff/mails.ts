import { z } from 'zod'
import { listQuery, staffList } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { idInPath, MAX_ID, oneOf, wholeNumber } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'

export const mailStatuses = ['waiting', 'sent', 'kept', 'dropped', 'failed'] as const

export const mailRecord = z
  .object({
    id: z.int(),
    kind: z.string(),
    status: z.enum(mailStatuses).meta({
      description: '`kept`: written to a file, as there is no mail server. `dropped`: no longer needed.',
    }),
    about: z
      .array(z.object({ what: z.string(), id: z.int() }))
      .meta({ description: 'The numbers of the records that it is about.' }),
    tries: z.int(),
    problem: z.string().nullable().meta({ description: 'Why the last try failed.' }),
    created_at: z.iso.datetime(),
    due_at: z.iso.datetime().nullable().meta({ description: 'Its next try; null when there is none.' }),
    done_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'MailRecord' })
export type MailRecord = z.output<typeof mailRecord>

const mailKindName = z
  .string('kind must be that of a mail')
  .regex(/^[a-z]+(-[a-z]+)*$/, 'kind must be that of a mail')
  .max(60, 'kind must be that of a mail')

export const listMails = endpoint({
  id: 'listMails',
  method: 'GET',
  path: '/api/staff/mails',
  tag: 'Staff: outbox',
  access: staffMay('mails.read'),
  summary: 'Mails that were sent, and mails that failed',
  description: 'Neither texts nor addresses: a mail may hold a link that nobody else should follow.',
  query: listQuery(['-id', 'id'], {
    status: oneOf('status', mailStatuses).optional(),
    kind: mailKindName.optional(),
    id: wholeNumber('id', 1, MAX_ID).optional(),
  }),
  output: staffList(mailRecord),
})

export const listMailKinds = endpoint({
  id: 'listMailKinds',
  method: 'GET',
  path: '/api/staff/mail-kinds',
  tag: 'Staff: outbox',
  access: staffMay('mails.read'),
  summary: 'Kinds of mail, with how many of each have failed',
  output: z.object({
    success: z.literal(true),
    data: z.array(
      z.object({ kind: z.string(), failed: z.int(), oldest_failed_at: z.iso.datetime().nullable() }),
    ),
  }),
})

export const retryMail = endpoint({
  id: 'retryMail',
  method: 'POST',
  path: '/api/staff/mails/{id}/retry',
  tag: 'Staff: outbox',
  access: staffMay('mails.retry'),
  summary: 'Tries a failed mail again',
  params: z.object({ id: idInPath }),
  output: z.object({ success: z.literal(true), message: z.string() }),
  refusals: ['conflict'],
  notFound: staffMessages.notFound,
})

export const retryFailedMails = endpoint({
  id: 'retryFailedMails',
  method: 'POST',
  path: '/api/staff/mail-retries',
  tag: 'Staff: outbox',
  access: staffMay('mails.retry'),
  summary: 'Tries all failed mails of a kind again',
  body: jsonBody(z.object({ kind: mailKindName })),
  output: z.object({ success: z.literal(true), message: z.string(), retried: z.int() }),
  refusals: ['conflict'],
})

export const mailEndpoints = [listMails, listMailKinds, retryMail, retryFailedMails] as const
