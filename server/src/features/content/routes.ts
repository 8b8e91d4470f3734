import { getBlog, listBlogs, MAX_BLOGS_PER_PAGE } from '@panai/contract/content/blogs'
import { listQuestions, questionTexts, type ShownQuestion } from '@panai/contract/content/shown-questions'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { inLanguage } from '@panai/contract/language/texts-in'
import type { Database } from '../../db/database.ts'
import { ok, success } from '../../http/answers.ts'
import { anyone, route } from '../../http/route.ts'
import { setPageLinks } from '../../http/set-page-links.ts'
import { countBlogPosts, getBlogPost, listBlogPosts } from './blog-queries.ts'

export const contentRoutes = [
  route(listBlogs, anyone, async ({ db, input, headers }) => {
    const { page = 1, per_page = MAX_BLOGS_PER_PAGE, texts_in } = input
    const [posts, total] = await Promise.all([
      listBlogPosts(db, { page, per_page }, texts_in),
      countBlogPosts(db),
    ])
    setPageLinks(
      headers,
      listBlogs.path,
      { per_page, texts_in },
      { page, last_page: Math.max(1, Math.ceil(total / per_page)) },
    )
    headers.set('X-Total-Count', String(total))
    return posts
  }),
  route(getBlog, anyone, async ({ db, input, headers }) => {
    if (input.preview !== undefined) headers.set('Cache-Control', 'no-store')
    return { success, message: 'Blog found', blog: await getBlogPost(db, input) }
  }),
  route(listQuestions, anyone, async ({ db, input }) => ok(await listShownQuestions(db, input.texts_in))),
]

/** What the help page shows, in its order. */
async function listShownQuestions(db: Database, wanted?: InterfaceLanguage): Promise<ShownQuestion[]> {
  const rows = await db
    .selectFrom('questions')
    .select(['anchor', 'question', 'answer', 'language'])
    .select(['question_en', 'answer_en', 'question_ta', 'answer_ta'])
    .where('is_shown', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ anchor, ...row }) => ({ id: anchor, ...inLanguage(row, questionTexts, wanted) }))
}
