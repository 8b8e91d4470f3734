import * as calls from '@panai/contract/enquiries/staff/enquiries'
import { staffRoute } from '../../../access/staff-route.ts'
import { ok } from '../../../http/answers.ts'
import { toList } from '../../../http/lists.ts'
import { listLetterWriters } from '../list-letter-writers.ts'
import { answer, note } from './add-entry.ts'
import { changeEnquiry } from './change-enquiry.ts'
import { getEnquiry } from './get-enquiry.ts'
import { listEnquiries } from './list-enquiries.ts'

export const staffEnquiryRoutes = [
  staffRoute(calls.listStaffEnquiries, async ({ db, caller, input }) =>
    toList(input, await listEnquiries(db, input, caller.accountId)),
  ),
  staffRoute(calls.listLetterWriters, async ({ db }) => ok(await listLetterWriters(db))),
  staffRoute(calls.getStaffEnquiry, async ({ db, input }) => ok(await getEnquiry(db, input.id))),
  staffRoute(calls.changeStaffEnquiry, async ({ db, change, input }) => {
    await change((tx) => changeEnquiry(tx, input))
    return ok(await getEnquiry(db, input.id))
  }),
  staffRoute(calls.answerEnquiry, async ({ db, change, caller, input, idempotencyKey }) => {
    await change((tx) => answer(tx, { ...input, accountId: caller.accountId, idempotencyKey }))
    return ok(await getEnquiry(db, input.id))
  }),
  staffRoute(calls.noteEnquiry, async ({ db, change, caller, input, idempotencyKey }) => {
    await change((tx) => note(tx, { ...input, accountId: caller.accountId, idempotencyKey }))
    return ok(await getEnquiry(db, input.id))
  }),
]
