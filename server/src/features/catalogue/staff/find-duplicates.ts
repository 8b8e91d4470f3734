import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { listRange } from '../../../http/lists.ts'
import { readAuthors } from './list-authors.ts'

type Group = { sounds: string; ids: number[]; groups: number }

/**
 * Authors who share a name as it sounds, in whichever script: each line of a search entry is such a name ("|  kalki |"). Lines in one
 * word ("=") are left out, and so are short ones: these are initials, which many share.
 */
export async function findDuplicates(db: Database, asked: { page: number; per_page: number }) {
  const { limit, offset } = listRange(asked)
  const { rows } = await sql<Group>`
    select sounds, array_agg(distinct target_id) as ids, count(*) over () as groups
    from search_entries, unnest(string_to_array(title_keys, '|')) as line, btrim(line) as sounds
    where kind = 'author' and sounds <> '' and sounds not like '=%' and length(sounds) > 4
    group by sounds having count(distinct target_id) > 1
    order by sounds limit ${limit} offset ${offset}`.execute(db)
  const groups = await Promise.all(
    rows.map(async ({ sounds, ids }) => ({
      id: ids.join('-'),
      sounds,
      authors: await readAuthors(db, ids),
    })),
  )
  return { rows: groups, total: Number(rows[0]?.groups ?? 0) }
}
