import type { TrimSize } from '@panai/contract/language/vocabulary'
import { approvalOf } from '@panai/contract/submissions/proofs'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { InteriorParts } from '../book-parts.ts'
import type { CoverParts } from '../covers/cover-parts.ts'
import { isNewest } from '../is-newest.ts'
import { findFiles, type MadeFile } from './find-files.ts'
import { findProof } from './find-proof.ts'

/** What an author has approved of a book. */
export type ApprovedBook = {
  approvalId: number
  size: TrimSize
  pages: number
  /** Of what its pages were made; null: of before that was kept. */
  inside: InteriorParts | null
  /** Of what its cover was made; null: it has none, or one of before that was kept. */
  cover: CoverParts | null
  /** The picture of its cover's front; null: it has none. */
  front: MadeFile | null
}

/** The proof of the newest version as its author has approved it; null: it is not approved, or other files have taken the place of those. */
export async function findApprovedBook(
  db: Database | Tx,
  submissionId: number,
): Promise<ApprovedBook | null> {
  const approval = approvalOf(await findProof(db, submissionId))
  if (!approval) return null
  const { rows } = await sql<Omit<ApprovedBook, 'approvalId' | 'front'>>`
    select interiors.trim_size as size, (page_counts -> interiors.trim_size)::int as pages, interiors.made_of as inside,
      case when covers.file_key is not null then covers.made_of end as cover
    from submission_versions as version
      join interiors on interiors.version_id = version.id
      left join covers on covers.version_id = version.id
    where version.submission_id = ${submissionId} and ${isNewest}`.execute(db)
  const [found] = rows
  if (!found) return null
  const files = (await findFiles(db, submissionId))?.files ?? []
  return { ...found, approvalId: approval.id, front: files.find(({ kind }) => kind === 'front') ?? null }
}
