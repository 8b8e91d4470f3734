import type { Article, Blog } from '@panai/contract/content/blogs'
import { messages } from '@panai/contract/http/messages'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { pictureFrom, toPicture } from '../pictures/index.ts'
import { findPreview } from './find-preview.ts'
import { readArticle, showArticle } from './rich-text/show-article.ts'

/** Published: no draft and not scheduled. Uses the database's clock, which all nodes share. */
export const isPublished = sql<SqlBool>`blogs.published_at <= now()`

function selectBlogs(db: Database) {
  return db
    .selectFrom('blogs')
    .leftJoin('pictures', 'pictures.id', 'blogs.picture_id')
    .select([
      'blogs.id',
      'blogs.title',
      'blogs.content',
      'blogs.language',
      'blogs.html',
      'blogs.picture_alt',
      'blogs.published_at',
      // The day in India on which it appears; a draft that is previewed would appear today.
      sql<string>`to_char(coalesce(blogs.published_at, now()) at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`.as(
        'date',
      ),
      'blogs.updated_at',
    ])
    .select(pictureFrom('pictures').as('stored'))
}

type BlogRow = Awaited<ReturnType<ReturnType<typeof selectBlogs>['executeTakeFirstOrThrow']>>

function toBlog({ stored, html: _, published_at: __, updated_at, ...row }: BlogRow): Blog {
  const { picture, path } = toPicture(stored)
  return {
    ...row,
    language: row.language,
    picture,
    image: path,
    updated_at: updated_at.toISOString(),
  }
}

export async function listBlogPosts(
  db: Database,
  place: { page: number; per_page: number },
): Promise<Blog[]> {
  const rows = await selectBlogs(db)
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

/**
 * One article for visitors, or as it is in the editor, for everybody with the token of that preview.
 * @throws Refusal not_found when there is no such article, or none that they may see.
 */
export async function getBlogPost(db: Database, id: number, token?: string): Promise<Article> {
  const preview = token === undefined ? null : await findPreview(db, id, token)
  const row = await selectBlogs(db)
    .where('blogs.id', '=', id)
    .$if(preview === null, (query) => query.where(isPublished))
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', messages.blogNotFound)
  const shown = { ...row, ...preview }
  return { ...toBlog(shown), html: await showArticle(db, readArticle(shown), shown.language) }
}

/** The newest articles with their form, for feed readers. */
export async function listWholePosts(db: Database, most: number): Promise<Article[]> {
  const rows = await selectBlogs(db)
    .where(isPublished)
    .orderBy('blogs.published_at', 'desc')
    .orderBy('blogs.id', 'desc')
    .limit(most)
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      ...toBlog(row),
      html: await showArticle(db, readArticle(row), row.language),
    })),
  )
}
