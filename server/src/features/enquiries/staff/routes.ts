import {
  answerEnquiry,
  changeStaffEnquiry,
  getStaffEnquiry,
  listLetterWriters,
  listStaffEnquiries,
  noteEnquiry,
} from '@panai/contract/enquiries/staff/enquiries'
import { staffRoute } from '../../../access/staff-route.ts'
import { success } from '../../../http/answers.ts'
import { toList } from '../../../http/lists.ts'
import { listLetterWritersIn } from '../list-letter-writers.ts'
import { answer, note } from './add-entry.ts'
import { changeEnquiry } from './change-enquiry.ts'
import { getEnquiry } from './get-enquiry.ts'
import { listEnquiries } from './list-enquiries.ts'

export const staffEnquiryRoutes = [
  staffRoute(listStaffEnquiries, async ({ db, caller, input }) =>
    toList(input, await listEnquiries(db, input, caller.accountId)),
  ),
  staffRoute(listLetterWriters, async ({ db }) => ({ success, data: await listLetterWritersIn(db) })),
  staffRoute(getStaffEnquiry, async ({ db, input }) => ({ success, data: await getEnquiry(db, input.id) })),
  staffRoute(changeStaffEnquiry, async ({ db, change, input }) => {
    await change((tx) => changeEnquiry(tx, input))
    return { success, data: await getEnquiry(db, input.id) }
  }),
  staffRoute(answerEnquiry, async ({ db, change, caller, input, idempotencyKey }) => {
    await change((tx) => answer(tx, { ...input, accountId: caller.accountId, idempotencyKey }))
    return { success, data: await getEnquiry(db, input.id) }
  }),
  staffRoute(noteEnquiry, async ({ db, change, caller, input, idempotencyKey }) => {
    await change((tx) => note(tx, { ...input, accountId: caller.accountId, idempotencyKey }))
    return { success, data: await getEnquiry(db, input.id) }
  }),
]
