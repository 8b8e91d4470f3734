import type { Article, Blog } from '@panai/contract/content/blogs'
import { messages } from '@panai/contract/http/messages'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import type { Language } from '@panai/contract/language/vocabulary'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { pictureFrom, toPicture } from '../pictures/index.ts'
import { findPreview, previewedIn } from './find-preview.ts'
import { readArticle, showArticle } from './rich-text/show-article.ts'

/** Published: no draft and not scheduled. Uses the database's clock, which all nodes share. */
export const isPublished = sql<SqlBool>`blogs.published_at <= now()`

type Wanted = InterfaceLanguage | undefined

/** Articles with their texts in the wanted language where they are there in it, else in their own; no other text is read. */
function selectBlogs(db: Database, wanted: Wanted) {
  const { title, content, language, picture_alt } = columnsIn(wanted)
  return db
    .selectFrom('blogs')
    .leftJoin('pictures', 'pictures.id', 'blogs.picture_id')
    .select([
      'blogs.id',
      title.as('title'),
      content.as('content'),
      language.as('language'),
      picture_alt.as('picture_alt'),
      'blogs.published_at',
      // The day in India on which it appears; a draft that is previewed would appear today.
      sql<string>`to_char(coalesce(blogs.published_at, now()) at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`.as(
        'date',
      ),
      'blogs.updated_at',
    ])
    .select(pictureFrom('pictures').as('stored'))
}

function columnsIn(wanted: Wanted) {
  if (wanted === undefined)
    return {
      title: sql<string>`blogs.title`,
      content: sql<string>`blogs.content`,
      html: sql<string | null>`blogs.html`,
      language: sql<Language>`blogs.language`,
      picture_alt: sql<string>`blogs.picture_alt`,
    }
  const column = (name: string) => sql.ref(`blogs.${name}_${wanted}`)
  // The title says whether there is a translation; one without a form is plain.
  return {
    title: sql<string>`coalesce(${column('title')}, blogs.title)`,
    content: sql<string>`case when ${column('title')} is null then blogs.content else ${column('content')} end`,
    html: sql<string | null>`case when ${column('title')} is null then blogs.html else ${column('html')} end`,
    language: sql<Language>`case when ${column('title')} is null then blogs.language else ${sql.lit(wanted)} end`,
    picture_alt: sql<string>`coalesce(${column('picture_alt')}, blogs.picture_alt)`,
  }
}

function selectWholeBlogs(db: Database, wanted: Wanted) {
  return selectBlogs(db, wanted).select(columnsIn(wanted).html.as('html'))
}

type BlogRow = Awaited<ReturnType<ReturnType<typeof selectBlogs>['executeTakeFirstOrThrow']>>

function toBlog({ stored, published_at: _, updated_at, ...row }: BlogRow): Blog {
  const { picture, path } = toPicture(stored)
  return { ...row, picture, image: path, updated_at: updated_at.toISOString() }
}

export async function listBlogPosts(
  db: Database,
  place: { page: number; per_page: number },
  wanted: Wanted,
): Promise<Blog[]> {
  const rows = await selectBlogs(db, wanted)
    .where(isPublished)
    .orderBy('blogs.published_at', 'desc')
    .orderBy('blogs.id', 'desc')
    .limit(place.per_page)
    .offset((place.page - 1) * place.per_page)
    .execute()
  return rows.map(toBlog)
}

/** Articles are few, written by hand: counting them costs nothing that grows. */
export async function countBlogPosts(db: Database): Promise<number> {
  const { total } = await db
    .selectFrom('blogs')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(isPublished)
    .executeTakeFirstOrThrow()
  return total
}

type Asked = { id: number; preview?: string | undefined; texts_in?: Wanted }

/**
 * One article for visitors, or as it is in the editor, for everybody with the token of that preview.
 * @throws Refusal not_found when there is no such article, or none that they may see.
 */
export async function getBlogPost(db: Database, { id, preview: token, texts_in }: Asked): Promise<Article> {
  const preview = token === undefined ? null : await findPreview(db, id, token)
  const row = await selectWholeBlogs(db, texts_in)
    .where('blogs.id', '=', id)
    .$if(preview === null, (query) => query.where(isPublished))
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', messages.blogNotFound)
  return toArticle(db, preview ? { ...row, stored: preview.stored, ...previewedIn(preview, texts_in) } : row)
}

/** The newest articles with their form, for feed readers. */
export async function listWholePosts(
  db: Database,
  most: number,
  wanted: InterfaceLanguage,
): Promise<Article[]> {
  const rows = await selectWholeBlogs(db, wanted)
    .where(isPublished)
    .orderBy('blogs.published_at', 'desc')
    .orderBy('blogs.id', 'desc')
    .limit(most)
    .execute()
  return Promise.all(rows.map((row) => toArticle(db, row)))
}

async function toArticle(
  db: Database,
  { html, ...row }: BlogRow & { html: string | null },
): Promise<Article> {
  const { content, language } = row
  return { ...toBlog(row), html: await showArticle(db, readArticle({ html, content }), language) }
}
