import { randomBytes } from 'node:crypto'
import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { BlogFields } from '@panai/contract/content/staff/blogs'
import { type InterfaceLanguage, interfaceLanguages } from '@panai/contract/language/interface-languages'
import { TAMIL_PREFIX } from '@panai/contract/language/pages-in-tamil'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { hashOfPreview, type PreviewFields } from '../find-preview.ts'
import { checkBlog } from './check-blog.ts'
import { newBlog } from './new-blog.ts'

const HOUR_MS = 3_600_000

type Made = { address: string; address_in_tamil: string; expires_at: string }

/**
 * Keeps an article as it stands in the editor, unsaved, and gives the addresses that show its public pages so: nobody can guess
 * them, and after an hour they show nothing. @throws Refusal not_found, or invalid as saving it would.
 */
export async function makePreview(
  tx: Tx,
  id: number,
  fields: Omit<BlogFields, 'published_at'>,
): Promise<Made> {
  const known = await tx.selectFrom('blogs').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw new Refusal('not_found', staffMessages.notFound)
  const checked = await checkBlog(tx, newBlog(fields.language), fields)
  const picture_id = fields.picture_id
  const stored =
    picture_id === null
      ? null
      : await tx
          .selectFrom('pictures')
          .select(['key', 'width', 'height', 'placeholder'])
          .where('id', '=', picture_id)
          .executeTakeFirstOrThrow()
  const textsIn = (suffix: '' | `_${InterfaceLanguage}`) => ({
    title: fields[`title${suffix}`] ?? '',
    html: checked[`html${suffix}`] ?? '',
    content: checked[`content${suffix}`] ?? '',
    picture_alt: checked[`picture_alt${suffix}`] ?? '',
  })
  const translated = interfaceLanguages.filter((language) => fields[`title_${language}`])
  const shown: PreviewFields = {
    ...textsIn(''),
    language: fields.language,
    translations: Object.fromEntries(translated.map((language) => [language, textsIn(`_${language}`)])),
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
  const address = `/blog/${id}?preview=${token}`
  return { address, address_in_tamil: TAMIL_PREFIX + address, expires_at: expires.toISOString() }
}
