import { sql } from 'kysely'

/** Of a row of `submission_versions` that is called `version`: none came after it. */
export const isNewest = sql`not exists (
  select from submission_versions as newer
  where newer.submission_id = version.submission_id and newer.number > version.number)`
