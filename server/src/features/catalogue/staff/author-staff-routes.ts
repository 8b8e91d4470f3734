import * as calls from '@panai/contract/catalogue/staff/authors'
import { staffRoute } from '../../../access/staff-route.ts'
import { ok } from '../../../http/answers.ts'
import { toList } from '../../../http/lists.ts'
import { findDuplicates } from './find-duplicates.ts'
import { findStaffAuthors, getStaffAuthor } from './list-authors.ts'
import { mergeAuthors, previewMerge } from './merge-authors.ts'
import { addAuthor, changeAuthor } from './writing/write-author.ts'

export const authorStaffRoutes = [
  staffRoute(calls.listStaffAuthors, async ({ db, input }) =>
    toList(input, await findStaffAuthors(db, input)),
  ),
  staffRoute(calls.getStaffAuthor, async ({ db, input }) => ok(await getStaffAuthor(db, input.id))),
  staffRoute(calls.createAuthor, async (call) => {
    const id = await call.change((tx) => addAuthor(tx, call.input))
    return ok(await getStaffAuthor(call.db, id))
  }),
  staffRoute(calls.changeAuthor, async (call) => {
    await call.change((tx) => changeAuthor(tx, call.input))
    return ok(await getStaffAuthor(call.db, call.input.id))
  }),
  staffRoute(calls.listAuthorDuplicates, async ({ db, input }) =>
    toList(input, await findDuplicates(db, input)),
  ),
  staffRoute(calls.previewAuthorMerge, async ({ db, input }) =>
    ok(await previewMerge(db, input.survivor_id, input.merged_ids)),
  ),
  staffRoute(calls.mergeAuthors, async (call) => {
    const { survivor, merged } = call.input
    await call.change((tx) => mergeAuthors(tx, survivor, merged))
    return ok(await getStaffAuthor(call.db, survivor.id))
  }),
]
