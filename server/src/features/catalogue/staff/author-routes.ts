import {
  changeAuthor,
  createAuthor,
  getStaffAuthor,
  listAuthorDuplicates,
  listStaffAuthors,
  mergeAuthors,
  previewAuthorMerge,
} from '@panai/contract/catalogue/staff/authors'
import { staffRoute } from '../../../access/staff-route.ts'
import { success } from '../../../http/answers.ts'
import { toList } from '../../../http/lists.ts'
import { findDuplicates } from './find-duplicates.ts'
import { findStaffAuthors, getStaffAuthor as get } from './list-authors.ts'
import { mergeAuthors as merge, previewMerge } from './merge-authors.ts'
import { addAuthor, changeAuthor as change } from './writing/write-author.ts'

export const authorStaffRoutes = [
  staffRoute(listStaffAuthors, async ({ db, input }) => toList(input, await findStaffAuthors(db, input))),
  staffRoute(getStaffAuthor, async ({ db, input }) => ({ success, data: await get(db, input.id) })),
  staffRoute(createAuthor, async (call) => {
    const id = await call.change((tx) => addAuthor(tx, call.input))
    return { success, data: await get(call.db, id) }
  }),
  staffRoute(changeAuthor, async (call) => {
    await call.change((tx) => change(tx, call.input))
    return { success, data: await get(call.db, call.input.id) }
  }),
  staffRoute(listAuthorDuplicates, async ({ db, input }) => toList(input, await findDuplicates(db, input))),
  staffRoute(previewAuthorMerge, async ({ db, input }) => ({
    success,
    data: await previewMerge(db, input.survivor_id, input.merged_ids),
  })),
  staffRoute(mergeAuthors, async (call) => {
    const { survivor, merged } = call.input
    await call.change((tx) => merge(tx, survivor, merged))
    return { success, data: await get(call.db, survivor.id) }
  }),
]
