import { sendEnquiry } from '@panai/contract/enquiries/enquiries'
import { messages } from '@panai/contract/http/messages'
import type { Config } from '../../config/config.ts'
import { inTransaction } from '../../db/transaction.ts'
import { success } from '../../http/answers.ts'
import { limitCalls } from '../../http/limit-calls.ts'
import { route } from '../../http/route.ts'
import { receiveEnquiry } from './receive-enquiry.ts'

export function enquiryRoutes({ messagesPerMinute }: Pick<Config, 'messagesPerMinute'>) {
  const limits = { perMinute: messagesPerMinute, perHour: messagesPerMinute * 6 }
  return [
    route(sendEnquiry, limitCalls(limits), async ({ db, input, idempotencyKey }) => {
      await inTransaction(db, (tx) => receiveEnquiry(tx, input, idempotencyKey))
      return { success, message: messages.enquirySent }
    }),
  ]
}
