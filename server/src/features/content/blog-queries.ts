import type { Blog } from '@panai/contract/content'
import { messages } from '@panai/contract/messages'
import type { Language } from '@panai/contract/vocabulary'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { pictureFrom, toPicture } from '../catalogue/picture-column.ts'

function selectBlogs(db: Database) {
  return db
    .selectFrom('blogs')
    .leftJoin('pictures', 'pictures.id', 'blogs.picture_id')
    .select([
      'blogs.id',
      'blogs.title',
      'blogs.content',
      'blogs.language',
      'blogs.published_on',
      'blogs.updated_at',
    ])
    .select(pictureFrom('pictures').as('stored'))
}

type BlogRow = Awaited<ReturnType<ReturnType<typeof selectBlogs>['executeTakeFirstOrThrow']>>

function toBlog({ stored, published_on, updated_at, ...row }: BlogRow): Blog {
  const { picture, path } = toPicture(stored)
  return {
    ...row,
    language: row.language as Language, // the column is checked against the list
    picture,
    image: path,
    date: published_on,
    updated_at: updated_at.toISOString(),
  }
}

export async function listBlogPosts(
  db: Database,
  place: { page: number; per_page: number },
): Promise<Blog[]> {
  const rows = await selectBlogs(db)
    .orderBy('blogs.published_on', 'desc')
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
    .executeTakeFirstOrThrow()
  return total
}

/** @throws Refusal not_found when there is no such article. */
export async function getBlogPost(db: Database, id: number): Promise<Blog> {
  const row = await selectBlogs(db).where('blogs.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', messages.blogNotFound)
  return toBlog(row)
}
