import type { BookFormat } from '@panai/contract/language/vocabulary'
import type { RoyaltyRule } from '@panai/contract/royalties/staff/terms'
import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { listRange } from '../../http/lists.ts'
import { readRules } from './read-terms.ts'

type Asked = {
  page: number
  per_page: number
  sort: string
  channel?: SalesChannel | undefined
  format?: BookFormat | undefined
}

/** The rules for all books. They are few, so that an index by the day is all that a filter needs. */
export async function listCompanyRules(
  db: Database,
  { channel, format, ...asked }: Asked,
): Promise<{ rows: RoyaltyRule[]; total: number }> {
  const which = sql`agreement_id is null
    and (${channel ?? null}::text is null or channel = ${channel ?? null})
    and (${format ?? null}::text is null or format = ${format ?? null})`
  const rows = await readRules(db, which, {
    ...listRange(asked),
    oldestFirst: !asked.sort.startsWith('-'),
  })
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from royalty_rules where ${which}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
