import type { DocumentKind } from '@panai/contract/submissions/submission-rules'
import type { Submission } from '@panai/contract/submissions/submissions'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

type Known = Pick<Submission, 'versions' | 'change_request'>
type Row = {
  submission_id: number
  number: number
  at: Date
  by: string | null
  kind: DocumentKind | null
  drive_link: string | null
  page_count: number | null
  note: string | null
  is_published: boolean
}

/** The versions of the manuscripts of these submissions, and what is asked to be changed in them. */
export async function versionsOf(db: Database | Tx, ids: readonly number[]): Promise<(id: number) => Known> {
  const { rows: versions } = await sql<Row>`
    select submission_id, number, version.at, accounts.name as by, version.manuscript_kind as kind, version.drive_link, version.page_count, note,
      submissions.status = 'published' and submissions.published_version = number as is_published
    from submission_versions as version join submissions on submissions.id = submission_id
      left join accounts on accounts.id = version.account_id
    where submission_id = any(${[...ids]}) order by submission_id, number`.execute(db)
  const { rows: requests } = await sql<{ submission_id: number; text: string; at: Date }>`
    select submission_id, text, at from change_requests
    where submission_id = any(${[...ids]}) and answered_at is null`.execute(db)
  return (id) => {
    const request = requests.find(({ submission_id }) => submission_id === id)
    return {
      versions: versions
        .filter(({ submission_id }) => submission_id === id)
        .map(({ submission_id: _, at, ...version }) => ({ ...version, at: at.toISOString() })),
      change_request: request ? { text: request.text, at: request.at.toISOString() } : null,
    }
  }
}
