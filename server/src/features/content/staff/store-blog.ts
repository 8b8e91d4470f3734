import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { BlogFields, StaffBlog } from '@panai/contract/content/staff/blogs'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { refuseStale } from '../../../http/refuse-stale.ts'
import { getBlogForEditor } from './blog-rows.ts'
import { checkPicture, checkText } from './check-text.ts'

export async function createBlogPost(tx: Tx, fields: BlogFields): Promise<StaffBlog> {
  const { pictureIds, ...text } = await checkText(tx, fields.html)
  const { id } = await tx
    .insertInto('blogs')
    .values({
      title: fields.title,
      language: fields.language,
      published_at: fields.published_at,
      ...text,
      ...(await checkPicture(tx, fields)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await notePictures(tx, id, pictureIds)
  return getBlogForEditor(tx, id)
}

type Changes = { [F in keyof BlogFields]?: BlogFields[F] | undefined }

/**
 * Changes what is given. @throws Refusal conflict when somebody else has changed the article since `version`, invalid when what it
 * would become can't be shown.
 */
export async function changeBlogPost(
  tx: Tx,
  id: number,
  version: number,
  { html, ...changes }: Changes,
): Promise<StaffBlog> {
  const now = await tx
    .selectFrom('blogs')
    .select(['picture_id', 'picture_alt', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!now) throw new Refusal('not_found', staffMessages.notFound)
  if (now.version !== version) await refuseStale(tx, 'blogs', id)

  const { picture_id = now.picture_id, picture_alt = now.picture_alt, ...others } = changes
  const changesPicture = changes.picture_id !== undefined || changes.picture_alt !== undefined
  const checked = html === undefined ? null : await checkText(tx, html)
  await tx
    .updateTable('blogs')
    .set({
      title: sql<string>`title`,
      ...others,
      ...(changesPicture && (await checkPicture(tx, { picture_id, picture_alt }))),
      ...(checked && { html: checked.html, content: checked.content }),
    })
    .where('id', '=', id)
    .execute()
  if (checked) await notePictures(tx, id, checked.pictureIds)
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

/** A picture that an article shows is not forgotten while it does. */
async function notePictures(tx: Tx, blogId: number, pictureIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('blog_pictures').where('blog_id', '=', blogId).execute()
  if (pictureIds.length > 0)
    await tx
      .insertInto('blog_pictures')
      .values(pictureIds.map((picture_id) => ({ blog_id: blogId, picture_id })))
      .execute()
}
