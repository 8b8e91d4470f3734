import { createHash } from 'node:crypto'
import { type InterfaceLanguage, interfaceLanguages } from '@panai/contract/language/interface-languages'
import { languages } from '@panai/contract/language/vocabulary'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'

const texts = z.object({ title: z.string(), html: z.string(), content: z.string(), picture_alt: z.string() })

/** What a preview shows in the place of what is stored. */
export const previewFields = texts.extend({
  language: z.enum(languages),
  /** What is not translated is not here. */
  translations: z.partialRecord(z.enum(interfaceLanguages), texts).default({}),
  stored: z
    .object({ key: z.string(), width: z.number(), height: z.number(), placeholder: z.string() })
    .nullable(),
})
export type PreviewFields = z.output<typeof previewFields>

/** The texts in the wanted language where they are there in it, else in the article's own. */
export function previewedIn(
  { title, html, content, picture_alt, language, translations }: PreviewFields,
  wanted: InterfaceLanguage | undefined,
) {
  const translated = wanted && translations[wanted]
  return translated ? { ...translated, language: wanted } : { title, html, content, picture_alt, language }
}

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
