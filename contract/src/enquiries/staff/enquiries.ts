import { z } from 'zod'
import { listQuery, staffList, staffRecord, version } from '../../console/staff/lists.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { idInPath, MAX_ID, oneOf, requiredText, searchedText, wholeNumber } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { enquiryReasons } from '../enquiry-rules.ts'
import {
  answerRule,
  enquiryStates,
  enquiryTexts,
  entryKinds,
  LEAST_SEARCHED,
  noteRule,
} from './enquiry-states.ts'

const person = z.object({ id: z.int(), name: z.string() }).meta({ id: 'StaffPerson' })

export const staffEnquiry = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    reason: z.enum(enquiryReasons),
    book: z
      .object({ id: z.int(), title: z.string(), mrp: z.number().meta({ description: 'In rupees.' }) })
      .nullable()
      .meta({ description: 'The book that the writer wants to buy.' }),
    beginning: z.string().meta({ description: 'The first words of the message.' }),
    state: z.enum(enquiryStates),
    is_suspect: z.boolean().meta({ description: 'Looks like spam. Not counted as waiting.' }),
    assignee: person.nullable(),
    created_at: z.iso.datetime(),
    waiting_since: z.iso.datetime().nullable().meta({ description: 'null: nobody waits for an answer.' }),
    first_answer_seconds: z.int().nullable().meta({ description: 'From the message to the first answer.' }),
    version: z.int(),
  })
  .meta({ id: 'StaffEnquiry' })
export type StaffEnquiry = z.output<typeof staffEnquiry>

const entry = z.object({
  id: z.int(),
  kind: z.enum(entryKinds),
  text: z.string(),
  by: person.nullable(),
  at: z.iso.datetime(),
  mail: z
    .object({
      id: z.int(),
      status: z.enum(['waiting', 'sent', 'kept', 'dropped', 'failed']),
      problem: z.string().nullable(),
    })
    .nullable()
    .meta({ description: 'The status of the mail with the answer.' }),
})
export type EnquiryEntry = z.output<typeof entry>

export const staffEnquiryDetail = staffEnquiry
  .extend({
    message: z.string(),
    can_be_mailed: z.boolean(),
    entries: z.array(entry).meta({ description: 'Answers and notes, oldest first.' }),
  })
  .meta({ id: 'StaffEnquiryDetail' })
export type StaffEnquiryDetail = z.output<typeof staffEnquiryDetail>

const detail = staffRecord(staffEnquiryDetail)

const ofEnquiry = {
  tag: 'Staff: letters',
  params: z.object({ id: idInPath }),
  notFound: enquiryTexts.notFound,
} as const

export const listStaffEnquiries = endpoint({
  id: 'listStaffEnquiries',
  method: 'GET',
  path: '/api/staff/enquiries',
  tag: 'Staff: letters',
  access: staffMay('letters.read'),
  summary: 'The messages of the contact form',
  query: listQuery(['-created_at', 'created_at'], {
    state: oneOf('state', enquiryStates).optional(),
    suspect: oneOf('suspect', ['no', 'yes'])
      .default('no')
      .meta({ description: 'Suspected spam has a list of its own.' }),
    assignee: z
      .union(
        [
          z.enum(['me', 'none']),
          z
            .string()
            .regex(/^[1-9]\d{0,8}$/)
            .transform(Number),
        ],
        {
          error: 'assignee must be me, none or the number of an account',
        },
      )
      .optional(),
    reason: z.enum(enquiryReasons, 'reason must be one of the reasons of the contact form').optional(),
    older_than_hours: wholeNumber('older_than_hours', 1, 24 * 365 * 10).optional(),
    q: searchedText(200)
      .trim()
      .refine((q) => /^\d+$/.test(q) || [...q].length >= LEAST_SEARCHED, {
        error: `Please type at least ${LEAST_SEARCHED} letters, or a number`,
      })
      .optional()
      .meta({ description: 'Words of the message, a name, an address, or the number of an enquiry.' }),
  }),
  output: staffList(staffEnquiry),
})

export const getStaffEnquiry = endpoint({
  ...ofEnquiry,
  id: 'getStaffEnquiry',
  method: 'GET',
  path: '/api/staff/enquiries/{id}',
  access: staffMay('letters.read'),
  summary: 'One message of the contact form with its answers and notes',
  output: detail,
})

export const changeStaffEnquiry = endpoint({
  ...ofEnquiry,
  id: 'changeStaffEnquiry',
  method: 'PATCH',
  path: '/api/staff/enquiries/{id}',
  access: staffMay('letters.answer'),
  summary: 'Assigns an enquiry, closes it, opens it again, or says whether it is spam',
  body: jsonBody(
    z
      .object({
        version,
        state: z.enum(['open', 'closed'], 'An enquiry is opened or closed').optional(),
        assignee_id: z.int(enquiryTexts.noColleague).min(1).max(MAX_ID).nullable().optional(),
        is_suspect: z.boolean('Please choose yes or no').optional(),
      })
      .meta({ id: 'StaffEnquiryChanges' }),
  ),
  output: detail,
  refusals: ['conflict'],
})

export const answerEnquiry = endpoint({
  ...ofEnquiry,
  id: 'answerEnquiry',
  method: 'POST',
  path: '/api/staff/enquiries/{id}/answers',
  access: staffMay('letters.answer'),
  summary: 'Answers an enquiry by mail',
  description:
    'Stores the answer and queues its mail together. A reply by mail goes to the company’s mailbox.',
  body: jsonBody(z.object({ version, text: requiredText(answerRule) }).meta({ id: 'EnquiryAnswer' })),
  takesIdempotencyKey: true,
  output: detail,
  refusals: ['conflict'],
})

export const noteEnquiry = endpoint({
  ...ofEnquiry,
  id: 'noteEnquiry',
  method: 'POST',
  path: '/api/staff/enquiries/{id}/notes',
  access: staffMay('letters.answer'),
  summary: 'Adds a note for the company’s people to an enquiry',
  body: jsonBody(z.object({ text: requiredText(noteRule) }).meta({ id: 'EnquiryNote' })),
  takesIdempotencyKey: true,
  output: detail,
  refusals: ['conflict'],
})

export const listLetterWriters = endpoint({
  id: 'listLetterWriters',
  method: 'GET',
  path: '/api/staff/letter-writers',
  tag: 'Staff: letters',
  access: staffMay('letters.read'),
  summary: 'People whom an enquiry can be assigned to',
  output: z.object({ success: z.literal(true), data: z.array(person) }),
})

export const staffEnquiryEndpoints = [
  listStaffEnquiries,
  getStaffEnquiry,
  changeStaffEnquiry,
  answerEnquiry,
  noteEnquiry,
  listLetterWriters,
] as const
