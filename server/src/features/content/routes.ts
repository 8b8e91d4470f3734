import {
  getBlog,
  listBlogs,
  listQuestions,
  MAX_BLOGS_PER_PAGE,
  type ShownQuestion,
} from '@panai/contract/content'
import type { Database } from '../../db/database.ts'
import { success } from '../../http/answers.ts'
import { setPageLinks } from '../../http/page-links.ts'
import { anyone, route } from '../../http/route.ts'
import { countBlogPosts, getBlogPost, listBlogPosts } from './blog-queries.ts'

export const contentRoutes = [
  route(listBlogs, anyone, async ({ db, input, headers }) => {
    const { page = 1, per_page = MAX_BLOGS_PER_PAGE } = input
    const [posts, total] = await Promise.all([listBlogPosts(db, { page, per_page }), countBlogPosts(db)])
    setPageLinks(
      headers,
      listBlogs.path,
      { per_page },
      { page, last_page: Math.max(1, Math.ceil(total / per_page)) },
    )
    headers.set('X-Total-Count', String(total))
    return posts
  }),
  route(getBlog, anyone, async ({ db, input, headers }) => {
    if (input.preview !== undefined) headers.set('Cache-Control', 'no-store')
    return {
      success,
      message: 'Blog found',
      blog: await getBlogPost(db, input.id, input.preview),
    }
  }),
  route(listQuestions, anyone, async ({ db }) => ({
    success,
    data: await listShownQuestions(db),
  })),
]

/** What the help page shows, in its order. */
function listShownQuestions(db: Database): Promise<ShownQuestion[]> {
  return db
    .selectFrom('questions')
    .select(['anchor as id', 'question', 'answer', 'language'])
    .where('is_shown', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
