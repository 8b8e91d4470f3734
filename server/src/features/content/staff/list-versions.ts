import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { BlogVersion } from '@panai/contract/content/staff/blogs'
import { z } from 'zod'
import type { Database } from '../../../db/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { readArticle } from '../rich-text/show-article.ts'
import { writeHtml } from '../rich-text/write-html.ts'

const MOST_TOLD = 20

/** What an entry holds of an article when it was changed; other columns are of no interest here. */
const before = z.object({
  title: z.string().optional(),
  html: z.string().nullable().optional(),
  content: z.string().optional(),
  published_at: z.string().nullable().optional(),
})

/** The states of an article, newest first: today's, and from it backwards by what each change of the staff has replaced. */
export async function listVersions(db: Database, id: number): Promise<BlogVersion[]> {
  const now = await db
    .selectFrom('blogs')
    .select(['title', 'html', 'content', 'published_at', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst()
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

  let state = { ...now, published_at: now.published_at?.toISOString() ?? null }
  return changes.map(({ name, at, before: replaced }, place) => {
    const told = {
      version: changes.length - place,
      at: at.toISOString(),
      by: name,
      title: state.title,
      html: writeHtml(readArticle(state)),
      is_draft: state.published_at === null,
    }
    const was = before.parse(replaced ?? {})
    state = {
      ...state,
      title: was.title ?? state.title,
      content: was.content ?? state.content,
      html: was.html === undefined ? state.html : was.html,
      published_at: was.published_at === undefined ? state.published_at : was.published_at,
    }
    return told
  })
}
