import { randomBytes } from 'node:crypto'
import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { BlogFields } from '@panai/contract/content/staff/blogs'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { hashOfPreview, type PreviewFields } from '../find-preview.ts'
import { checkPicture, checkText } from './check-text.ts'

const HOUR_MS = 3_600_000

/**
 * Keeps an article as it stands in the editor, unsaved, and gives the address that shows its public page so: nobody can guess it,
 * and after an hour it shows nothing. @throws Refusal not_found, or invalid as saving it would.
 */
export async function makePreview(
  tx: Tx,
  id: number,
  fields: Omit<BlogFields, 'published_at'>,
): Promise<{ address: string; expires_at: string }> {
  const known = await tx.selectFrom('blogs').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw new Refusal('not_found', staffMessages.notFound)
  const { html, content } = await checkText(tx, fields.html)
  const { picture_id, picture_alt } = await checkPicture(tx, fields)
  const stored =
    picture_id === null
      ? null
      : await tx
          .selectFrom('pictures')
          .select(['key', 'width', 'height', 'placeholder'])
          .where('id', '=', picture_id)
          .executeTakeFirstOrThrow()
  const shown: PreviewFields = {
    title: fields.title,
    language: fields.language,
    html,
    content,
    picture_alt,
    stored,
  }
  const token = randomBytes(24).toString('base64url')
  const expires = new Date(Date.now() + HOUR_MS)
  await tx.deleteFrom('blog_previews').where('expires_at', '<', new Date()).execute()
  await tx
    .insertInto('blog_previews')
    .values({
      token_hash: hashOfPreview(token),
      blog_id: id,
      fields: JSON.stringify(shown),
      expires_at: expires,
    })
    .execute()
  return { address: `/blog/${id}?preview=${token}`, expires_at: expires.toISOString() }
}
