import { refusalStatus } from '@panai/contract/http/endpoint'
import { MAX_ID } from '@panai/contract/http/fields'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import type { ServerContext } from '../../http/server-context.ts'

/**
 * Leads from the data of an author who is no longer there to those of the one with whom they were merged: permanently, since a number is
 * never used again. The pages follow. Mount it before the data: nobody else is looked for.
 */
export function redirectMergedAuthors(app: Hono<ServerContext>, db: Database): void {
  app.on(['GET', 'HEAD'], '/api/authors/:id{[1-9][0-9]{0,9}}', async (c, next) => {
    await next()
    const id = Number(c.req.param('id'))
    // No author ever had a number that the column cannot hold.
    if (c.res.status !== refusalStatus.not_found || id > MAX_ID) return
    const merged = await db
      .selectFrom('author_redirects')
      .select('to_id')
      .where('from_id', '=', id)
      .executeTakeFirst()
    if (!merged) return
    const found = c.redirect(`/api/authors/${merged.to_id}${new URL(c.req.url).search}`, 301)
    // Else the headers of the answer that there was would be joined to its own.
    c.res = undefined
    c.res = found
  })
}
