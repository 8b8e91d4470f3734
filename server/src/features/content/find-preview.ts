import { createHash } from 'node:crypto'
import { languages } from '@panai/contract/language/vocabulary'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'

/** What a preview shows in the place of what is stored. */
export const previewFields = z.object({
  title: z.string(),
  language: z.enum(languages),
  html: z.string(),
  content: z.string(),
  picture_alt: z.string(),
  stored: z
    .object({ key: z.string(), width: z.number(), height: z.number(), placeholder: z.string() })
    .nullable(),
})
export type PreviewFields = z.output<typeof previewFields>

export function hashOfPreview(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** null when the token is none of this article, or its hour is over. */
export async function findPreview(
  db: Database,
  blogId: number,
  token: string,
): Promise<PreviewFields | null> {
  const row = await db
    .selectFrom('blog_previews')
    .select('fields')
    .where('token_hash', '=', hashOfPreview(token))
    .where('blog_id', '=', blogId)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return row ? previewFields.parse(row.fields) : null
}
