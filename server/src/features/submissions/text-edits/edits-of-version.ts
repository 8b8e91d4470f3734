import { sql } from 'kysely'

/** The edits of the text of a version, in a query that calls it `version`. */
export const editsOfVersion = sql`(
  select coalesce(jsonb_agg(edit order by place), '[]') from text_edits where text_edits.version_id = version.id)`
