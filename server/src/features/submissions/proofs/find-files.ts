import { createHash } from 'node:crypto'
import { type ProofFileKind, proofFileKinds } from '@panai/contract/submissions/proof-rules'
import type { Proof, ProofFile } from '@panai/contract/submissions/proofs'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { findRenewal } from '../find-renewal.ts'
import { isNewest } from '../is-newest.ts'

export type MadeFile = ProofFile & { key: string }

type ProofOfFiles = Pick<Proof, 'state' | 'sha256' | 'failed'> & { versionId: number; files: MadeFile[] }

type Row = {
  versionId: number
  /** Its text is read as it stands, and nothing in it stops the book. */
  isRead: boolean
  isSet: boolean
  /** null: it is not tried yet. */
  coverProblem: string | null
  ebookProblem: string | null
  files: Record<ProofFileKind, { key: string | null; sha256: string | null; bytes: number | null } | null>
}

/** What there is of the newest version for its author to approve; undefined: there is no such submission. */
export async function findFiles(db: Database | Tx, submissionId: number): Promise<ProofOfFiles | undefined> {
  const { rows } = await sql<Row>`
    select version.id as "versionId",
      coalesce(checked.text_revision = version.text_revision
        and not report @> '{"findings": [{"severity": "stops"}]}', false) as "isRead",
      interiors.file_key is not null as "isSet",
      case when covers.version_id is not null then coalesce(covers.problem, '') end as "coverProblem",
      case when ebooks.version_id is not null then coalesce(ebooks.problem, '') end as "ebookProblem",
      jsonb_build_object(
        'interior', jsonb_build_object('key', interiors.file_key, 'sha256', interiors.file_sha256, 'bytes', interiors.file_bytes),
        'cover', jsonb_build_object('key', covers.file_key, 'sha256', covers.file_sha256, 'bytes', covers.file_bytes),
        'front', jsonb_build_object('key', covers.front_key, 'sha256', covers.front_sha256, 'bytes', covers.front_bytes),
        'ebook', jsonb_build_object('key', ebooks.file_key, 'sha256', ebooks.file_sha256, 'bytes', ebooks.file_bytes)
      ) as files
    from submission_versions as version
      left join manuscript_checks as checked on checked.version_id = version.id
      left join interiors on interiors.version_id = version.id
      left join covers on covers.version_id = version.id
      left join ebooks on ebooks.version_id = version.id
    where version.submission_id = ${submissionId} and ${isNewest}`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const files = proofFileKinds.flatMap((kind) => {
    const { key = null, sha256 = null, bytes = null } = found.files[kind] ?? {}
    return key === null || sha256 === null || bytes === null ? [] : [{ kind, key, sha256, bytes }]
  })
  const { versionId, coverProblem, ebookProblem } = found
  const failed = [
    ...(coverProblem ? (['cover', 'front'] as const) : []),
    ...(ebookProblem ? (['ebook'] as const) : []),
  ]
  const known = { versionId, files, failed }
  if (!found.isSet) return { ...known, state: 'none', sha256: null }
  const renewal = await findRenewal(db, submissionId)
  const isWhole = files.length + failed.length === proofFileKinds.length
  if (!found.isRead || !isWhole || Object.values(renewal).includes('open'))
    return { ...known, state: 'being_made', sha256: null }
  return { ...known, state: 'ready', sha256: sumOfFiles(files) }
}

/** The SHA-256 of the list of files, which names each with its own sum. */
export function sumOfFiles(files: readonly Pick<ProofFile, 'kind' | 'sha256'>[]): string {
  const list = files.map(({ kind, sha256 }) => `${kind} ${sha256}\n`).join('')
  return createHash('sha256').update(list).digest('hex')
}
