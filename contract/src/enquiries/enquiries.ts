import { z } from 'zod'
import { endpoint, jsonBody } from '../http/endpoint.ts'
import { MAX_ID, MOST_IN_ALL, optionalText, requiredText } from '../http/fields.ts'
import { messages } from '../http/messages.ts'
import { enquiryReasons, enquiryRules, HONEYPOT, reasonMissing } from './enquiry-rules.ts'

export const enquiry = z
  .object({
    name: requiredText(enquiryRules.name),
    email: requiredText(enquiryRules.email),
    phone: optionalText(enquiryRules.phone),
    reason: z.enum(enquiryReasons, reasonMissing),
    book_id: z
      .int()
      .min(1)
      .max(MAX_ID)
      .nullish()
      .meta({ description: 'The book that the visitor wants to buy.' }),
    message: requiredText(enquiryRules.message).meta({ description: 'Plain text; line breaks are kept.' }),
    [HONEYPOT]: z
      .string()
      .max(MOST_IN_ALL)
      .optional()
      .meta({ description: 'Leave it out: people never see this field, only robots fill it in.' }),
  })
  .meta({ id: 'Enquiry' })
export type Enquiry = z.output<typeof enquiry>

export const sendEnquiry = endpoint({
  id: 'sendEnquiry',
  method: 'POST',
  path: '/api/contact',
  tag: 'Contact',
  access: 'public',
  summary: 'Sends a message to the publisher',
  description:
    'The message is stored before the answer; the mail about it is sent later and survives any outage. With an `Idempotency-Key` the same message can be sent again without being stored twice.',
  body: jsonBody(enquiry),
  takesIdempotencyKey: true,
  output: z.object({ success: z.literal(true), message: z.literal(messages.enquirySent) }),
  refusals: ['conflict'],
})
