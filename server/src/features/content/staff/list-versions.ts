import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { BlogVersion } from '@panai/contract/content/staff/blogs'
import { interfaceLanguages } from '@panai/contract/language/interface-languages'
import { languages } from '@panai/contract/language/vocabulary'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/tables.gen.ts'
import { Refusal } from '../../../http/refusal.ts'
import { readArticle } from '../rich-text/show-article.ts'
import { writeHtml } from '../rich-text/write-html.ts'
import { htmlOfTranslation } from './blog-rows.ts'
import { definedOf } from './defined-of.ts'

const MOST_TOLD = 20

const ofText = ['title', 'html', 'content', 'picture_alt'] as const
const columns = [
  ...ofText,
  ...interfaceLanguages.flatMap((language) => ofText.map((text) => `${text}_${language}` as const)),
  ...(['language', 'picture_id', 'published_at'] as const),
] as const
type Kept = Pick<Selectable<Tables['blogs']>, (typeof columns)[number]>

const text = z.string().optional()
const none = z.string().nullable().optional()

/** What an entry holds of an article when it was changed; other columns are of no interest here. */
const before = z.object({
  ...{ title: text, html: none, content: text, picture_alt: text },
  ...{ title_en: none, html_en: none, content_en: none, picture_alt_en: none },
  ...{ title_ta: none, html_ta: none, content_ta: none, picture_alt_ta: none },
  language: z.enum(languages).optional(),
  picture_id: z.int().nullable().optional(),
  published_at: z.coerce.date().nullable().optional(),
})

/** The states of an article, newest first: today's, and from it backwards by what each change of the staff has replaced. */
export async function listVersions(db: Database, id: number): Promise<BlogVersion[]> {
  const now = await db.selectFrom('blogs').select(columns).where('id', '=', id).executeTakeFirst()
  if (!now) throw new Refusal('not_found', staffMessages.notFound)
  const changes = await db
    .selectFrom('audit_entries')
    .leftJoin('accounts', 'accounts.id', 'audit_entries.account_id')
    .select(['accounts.name', 'audit_entries.at', 'audit_entries.before'])
    .where('subject', '=', 'blogs')
    .where('subject_id', '=', String(id))
    .where('part', 'is', null)
    .orderBy('audit_entries.id', 'desc')
    .limit(MOST_TOLD)
    .execute()

  let state: Kept = now
  return changes.map(({ name, at, before: replaced }, place) => {
    const told = { version: changes.length - place, at: at.toISOString(), by: name, ...toVersion(state) }
    state = { ...state, ...definedOf(before.parse(replaced ?? {})) }
    return told
  })
}

function toVersion({ html, content, html_en, content_en, html_ta, content_ta, published_at, ...kept }: Kept) {
  return {
    ...kept,
    html: writeHtml(readArticle({ html, content })),
    html_en: htmlOfTranslation(html_en, content_en),
    html_ta: htmlOfTranslation(html_ta, content_ta),
    is_draft: published_at === null,
  }
}
