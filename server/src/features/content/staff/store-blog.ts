import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { BlogFields, StaffBlog } from '@panai/contract/content/staff/blogs'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { refuseStale } from '../../../http/refuse-stale.ts'
import { picturesIn } from '../rich-text/nodes.ts'
import { parseClean } from '../rich-text/parse-clean.ts'
import { getBlogForEditor } from './blog-rows.ts'
import { type BlogChanges, checkBlog } from './check-blog.ts'
import { newBlog } from './new-blog.ts'

/** @throws Refusal invalid when it can't be shown, or for half a translation. */
export async function createBlogPost(tx: Tx, fields: BlogFields): Promise<StaffBlog> {
  const { title, language } = fields
  const { content = '', ...columns } = await checkBlog(tx, newBlog(language), fields)
  const { id } = await tx
    .insertInto('blogs')
    .values({ ...columns, title, language, content })
    .returning('id')
    .executeTakeFirstOrThrow()
  await notePictures(tx, id)
  return getBlogForEditor(tx, id)
}

/**
 * Changes what is given. @throws Refusal conflict when somebody else has changed the article since `version`, invalid when what it
 * would become can't be shown, or has half a translation or one into its own language.
 */
export async function changeBlogPost(
  tx: Tx,
  id: number,
  version: number,
  changes: BlogChanges,
): Promise<StaffBlog> {
  const now = await tx
    .selectFrom('blogs')
    .select(['language', 'title_en', 'title_ta', 'version'])
    .select(['picture_id', 'picture_alt', 'picture_alt_en', 'picture_alt_ta'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!now) throw new Refusal('not_found', staffMessages.notFound)
  if (now.version !== version) await refuseStale(tx, 'blogs', id)

  await tx
    .updateTable('blogs')
    .set({ title: sql<string>`title`, ...(await checkBlog(tx, now, changes)) })
    .where('id', '=', id)
    .execute()
  const { html, html_en, html_ta } = changes
  if ([html, html_en, html_ta].some((text) => text !== undefined)) await notePictures(tx, id)
  return getBlogForEditor(tx, id)
}

/** @throws Refusal not_found, or conflict when it has been changed since `version`. */
export async function deleteBlogPost(tx: Tx, id: number, version: number): Promise<void> {
  const gone = await tx
    .deleteFrom('blogs')
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!gone) await refuseStale(tx, 'blogs', id)
}

/** A picture that an article shows, in whichever of its texts, is not forgotten while it does. */
async function notePictures(tx: Tx, blogId: number): Promise<void> {
  const texts = await tx
    .selectFrom('blogs')
    .select(['html', 'html_en', 'html_ta'])
    .where('id', '=', blogId)
    .executeTakeFirstOrThrow()
  const shown = Object.values(texts).flatMap((html) =>
    picturesIn((html === null ? null : parseClean(html)) ?? []),
  )
  const keys = [...new Set(shown.map(({ key }) => key))]
  await tx.deleteFrom('blog_pictures').where('blog_id', '=', blogId).execute()
  if (keys.length > 0)
    await tx
      .insertInto('blog_pictures')
      .columns(['blog_id', 'picture_id'])
      .expression((db) =>
        db
          .selectFrom('pictures')
          .select([sql.lit(blogId).as('blog_id'), 'id'])
          .where('key', 'in', keys),
      )
      .execute()
}
