import { lackingLanguages } from '@panai/contract/catalogue/staff/translations'
import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { BlogState, StaffBlog, StaffBlogRow } from '@panai/contract/content/staff/blogs'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import type { Language } from '@panai/contract/language/vocabulary'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { listRange } from '../../../http/lists.ts'
import { Refusal } from '../../../http/refusal.ts'
import { pictureFrom, toPicture } from '../../pictures/index.ts'
import { readArticle } from '../rich-text/show-article.ts'
import { writeHtml } from '../rich-text/write-html.ts'

const state = sql<BlogState>`case when blogs.published_at is null then 'draft'
  when blogs.published_at > now() then 'scheduled' else 'published' end`

const conditions = {
  draft: sql<boolean>`blogs.published_at is null`,
  scheduled: sql<boolean>`blogs.published_at > now()`,
  published: sql<boolean>`blogs.published_at <= now()`,
} as const satisfies Record<BlogState, unknown>

const columns = [
  'blogs.id',
  'blogs.title',
  'blogs.title_en',
  'blogs.title_ta',
  'blogs.language',
  'blogs.published_at',
  'blogs.created_at',
  'blogs.updated_at',
  'blogs.version',
] as const

type Kept = {
  language: Language
  title_en: string | null
  title_ta: string | null
  published_at: Date | null
  created_at: Date
  updated_at: Date
}

/** The title of a translation says whether there is one. */
function toRow<R extends Kept>({ published_at, created_at, updated_at, ...row }: R) {
  return {
    ...row,
    lacks: lackingLanguages(row, ['title']),
    published_at: published_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

type Asked = {
  page: number
  per_page: number
  sort: string
  state?: BlogState | undefined
  q?: string | undefined
  lacks?: InterfaceLanguage | undefined
}

/** Articles are few, written by hand: counting them costs nothing that grows. */
export async function listBlogRows(
  db: Database,
  asked: Asked,
): Promise<{ rows: StaffBlogRow[]; total: number }> {
  const { limit, offset } = listRange(asked)
  const descending = asked.sort.startsWith('-')
  const column = asked.sort.endsWith('published_at') ? 'blogs.published_at' : 'blogs.updated_at'
  const piece = asked.q?.trim() ?? ''
  const { lacks } = asked
  const found = db
    .selectFrom('blogs')
    .$if(asked.state !== undefined, (query) => query.where(conditions[asked.state ?? 'draft']))
    .$if(piece !== '', (query) =>
      query.where(
        sql<boolean>`strpos(lower(concat_ws(E'\\n', blogs.title, blogs.title_en, blogs.title_ta)), lower(${piece})) > 0`,
      ),
    )
    .$if(lacks !== undefined, (query) =>
      query.where('blogs.language', '<>', lacks ?? 'ta').where(`blogs.title_${lacks ?? 'ta'}`, 'is', null),
    )
  const [rows, { total }] = await Promise.all([
    found
      .select(columns)
      .select(state.as('state'))
      .orderBy(column, (order) => (descending ? order.desc().nullsFirst() : order.asc().nullsLast()))
      .orderBy('blogs.id', descending ? 'desc' : 'asc')
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows: rows.map(toRow), total: Number(total) }
}

/** One as the editor shows it; a text without form gets the form that visitors see it in. @throws Refusal not_found */
export async function getBlogForEditor(db: Database | Tx, id: number): Promise<StaffBlog> {
  const row = await db
    .selectFrom('blogs')
    .leftJoin('pictures', 'pictures.id', 'blogs.picture_id')
    .select([...columns, 'blogs.html', 'blogs.content', 'blogs.picture_id', 'blogs.picture_alt'])
    .select(['blogs.html_en', 'blogs.content_en', 'blogs.picture_alt_en'])
    .select(['blogs.html_ta', 'blogs.content_ta', 'blogs.picture_alt_ta'])
    .select([state.as('state'), pictureFrom('pictures').as('stored')])
    .where('blogs.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  const { stored, html, content, html_en, content_en, html_ta, content_ta, ...rest } = row
  return {
    ...toRow(rest),
    html: writeHtml(readArticle({ html, content })),
    html_en: htmlOfTranslation(html_en, content_en),
    html_ta: htmlOfTranslation(html_ta, content_ta),
    picture: toPicture(stored).picture,
  }
}

/** null where there is no translation. */
export function htmlOfTranslation(html: string | null, content: string | null): string | null {
  return content === null ? null : writeHtml(readArticle({ html, content }))
}
