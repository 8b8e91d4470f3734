import type { ProofPageText } from '@panai/contract/submissions/proof-pages'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

type Pages = { sha256: string | null; pages: ProofPageText[] }

/** What stands on pages of the newest version, from one on. @param most how many, at the most. */
export async function findProofPages(
  db: Database,
  { id, from, most }: { id: number; from: number; most: number },
): Promise<Pages> {
  const { rows } = await sql<Pages>`
    select file_sha256 as sha256, coalesce(
      (select json_agg(json_build_object('page', page, 'label', label, 'parts', parts) order by page)
        from page_texts where version_id = version.id and page >= ${from} and page < ${from}::int + ${most}::int), '[]') as pages
    from submission_versions as version left join interiors on interiors.version_id = version.id
    where submission_id = ${id}
    order by number desc limit 1`.execute(db)
  return rows[0] ?? { sha256: null, pages: [] }
}
