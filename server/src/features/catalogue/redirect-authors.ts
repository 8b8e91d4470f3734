import { MAX_ID } from '@panai/contract/fields'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { isBusy, isWithoutDatabase } from '../../db/database-problem.ts'
import type { ServerContext } from '../../http/server-context.ts'

/**
 * Redirects the page and the data of a merged author to those of the remaining one: permanently, since a number is never used
 * again. Mount it before both.
 */
export function redirectMergedAuthors(app: Hono<ServerContext>, db: Database): void {
  for (const folder of ['/authors', '/api/authors'])
    app.on(['GET', 'HEAD'], `${folder}/:id{[1-9][0-9]{0,9}}`, async (c, next) => {
      const id = Number(c.req.param('id'))
      // No author ever had a number that the column cannot hold.
      if (id > MAX_ID) return next()
      const merged = await findRemaining(db, id)
      return merged ? c.redirect(`${folder}/${merged.to_id}${new URL(c.req.url).search}`, 301) : next()
    })
}

/** Where the database can't tell, the page and the data say so, each in its own way. */
async function findRemaining(db: Database, id: number): Promise<{ to_id: number } | undefined> {
  try {
    return await db
      .selectFrom('author_redirects')
      .select('to_id')
      .where('from_id', '=', id)
      .executeTakeFirst()
  } catch (error) {
    if (isWithoutDatabase(error) || isBusy(error)) return undefined
    throw error
  }
}
