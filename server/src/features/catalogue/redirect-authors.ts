import { MAX_ID } from '@panai/contract/fields'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import type { ServerContext } from '../../http/server-context.ts'

/**
 * Leads from the page, and from the data, of an author who was merged into another to that one's: for good, since nobody gets the
 * number again. To be mounted before both.
 */
export function redirectMergedAuthors(app: Hono<ServerContext>, db: Database): void {
  for (const folder of ['/authors', '/api/authors'])
    app.on(['GET', 'HEAD'], `${folder}/:id{[1-9][0-9]{0,9}}`, async (c, next) => {
      const id = Number(c.req.param('id'))
      // A number that no column holds has been nobody's.
      if (id > MAX_ID) return next()
      const merged = await db
        .selectFrom('author_redirects')
        .select('to_id')
        .where('from_id', '=', id)
        .executeTakeFirst()
      return merged ? c.redirect(`${folder}/${merged.to_id}${new URL(c.req.url).search}`, 301) : next()
    })
}
