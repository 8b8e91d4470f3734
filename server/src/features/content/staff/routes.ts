import { photoRule } from '@panai/contract/accounts/account-rules'
import {
  addBlogPicture,
  changeBlog,
  createBlog,
  deleteBlog,
  getStaffBlog,
  listBlogVersions,
  listStaffBlogs,
  previewBlog,
} from '@panai/contract/content/staff/blogs'
import {
  changeQuestion,
  createQuestion,
  deleteQuestion,
  getStaffQuestion,
  listStaffQuestions,
  orderQuestions,
} from '@panai/contract/content/staff/questions'
import { messages } from '@panai/contract/http/messages'
import { staffRoute } from '../../../access/staff-route.ts'
import { ok } from '../../../http/answers.ts'
import { toList } from '../../../http/lists.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Route } from '../../../http/route.ts'
import { ownerOf } from '../../../untrusted-files/owner-of.ts'
import { type PictureDeps, storeSentPicture } from '../../pictures/index.ts'
import {
  addQuestion,
  changeAQuestion,
  getQuestion,
  listAllQuestions,
  putInOrder,
  removeQuestion,
} from './arrange-questions.ts'
import { getBlogForEditor, listBlogRows } from './blog-rows.ts'
import { listVersions } from './list-versions.ts'
import { makePreview } from './make-preview.ts'
import { changeBlogPost, createBlogPost, deleteBlogPost } from './store-blog.ts'

/** What editors do with articles and with the questions of the help page. */
export const contentStaffRoutes = (deps: Omit<PictureDeps, 'db'>): Route[] => [
  staffRoute(listStaffBlogs, async ({ db, input }) => toList(input, await listBlogRows(db, input))),
  staffRoute(getStaffBlog, async ({ db, input }) => ok(await getBlogForEditor(db, input.id))),
  staffRoute(createBlog, async ({ change, input }) => ok(await change((tx) => createBlogPost(tx, input)))),
  staffRoute(changeBlog, async ({ change, input: { id, version, ...changes } }) =>
    ok(await change((tx) => changeBlogPost(tx, id, version, changes))),
  ),
  staffRoute(deleteBlog, async ({ change, input: { id, version } }) => {
    await change((tx) => deleteBlogPost(tx, id, version))
    return ok({ id })
  }),
  staffRoute(previewBlog, async ({ change, input: { id, ...fields } }) =>
    ok(await change((tx) => makePreview(tx, id, fields))),
  ),
  staffRoute(listBlogVersions, async ({ db, input }) => ok(await listVersions(db, input.id))),
  // A stored picture is nobody's yet: the change is that an article shows it.
  staffRoute(addBlogPicture, async ({ db, files, visitor, caller }) => {
    const owner = ownerOf(visitor, caller.accountId)
    const taken = files.picture
      ? await storeSentPicture({ db, ...deps }, files.picture, photoRule, owner)
      : { problem: photoRule.wrongType }
    if ('problem' in taken)
      throw new Refusal('invalid', messages.invalidInput, { errors: { picture: [taken.problem] } })
    const { id, key, ...size } = taken
    const path = `pictures/${key}.webp`
    return ok({ id, path, address: `/storage/${path}`, ...size })
  }),
  staffRoute(listStaffQuestions, async ({ db, input }) => toList(input, await listAllQuestions(db, input))),
  staffRoute(getStaffQuestion, async ({ db, input }) => ok(await getQuestion(db, input.id))),
  staffRoute(createQuestion, async ({ change, input }) => ok(await change((tx) => addQuestion(tx, input)))),
  staffRoute(changeQuestion, async ({ change, input: { id, version, ...changes } }) =>
    ok(await change((tx) => changeAQuestion(tx, id, version, changes))),
  ),
  staffRoute(deleteQuestion, async ({ change, input: { id, version } }) => {
    await change((tx) => removeQuestion(tx, id, version))
    return ok({ id })
  }),
  staffRoute(orderQuestions, async ({ change, input }) =>
    ok(await change((tx) => putInOrder(tx, input.ids))),
  ),
]
