import type { TrimSize } from '@panai/contract/language/vocabulary'
import { type SubmissionLanguage, submissionLanguages } from '@panai/contract/submissions/submission-rules'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { BookRecord } from '../../manuscripts/interior/book-record.ts'

/** A manuscript that is ready to become a book. */
export type Ready = {
  /** Of the version. */
  id: number
  /** Of its file. */
  key: string
  at: Date
  submission: { id: number; submittedAt: Date; coverKey: string }
  /** That of the catalogue's book. */
  size: TrimSize | null
  record: BookRecord
}

type Row = Pick<Ready, 'id' | 'key' | 'at' | 'size'> &
  Omit<BookRecord, 'language'> & {
    language: SubmissionLanguage
    submissionId: number
    submittedAt: Date
    coverKey: string
  }

/** The newest version of each manuscript that its check has let through and that this has not been made of. */
export async function listReady(db: Database, made: 'interiors' | 'ebooks'): Promise<Ready[]> {
  const { rows } = await sql<Row>`
    select version.id, version.manuscript_key as key, version.at, trim_size as size, submissions.title, submissions.subtitle,
      author_name as author, submissions.language, isbn, extract(year from india_today())::int as year,
      submissions.id as "submissionId", submitted_at as "submittedAt", pictures.key as "coverKey",
      (select coalesce(json_agg(json_build_object('name', name, 'role', role) order by position), '[]')
        from submission_contributors where submission_id = submissions.id) as contributors
    from submission_versions as version
      join manuscript_checks on manuscript_checks.version_id = version.id
      join submissions on submissions.id = version.submission_id
      join pictures on pictures.id = submissions.cover_id
      left join books on books.id = submissions.book_id
    where version.manuscript_kind = 'docx' and report is not null
      and not report @> '{"findings": [{"severity": "stops"}]}'
      and not exists (select from ${sql.table(made)} as made where made.version_id = version.id)
      and not exists (
        select from submission_versions as newer
        where newer.submission_id = version.submission_id and newer.number > version.number)
    order by version.id limit 1000`.execute(db)
  return rows.map(({ id, key, at, size, language, submissionId, submittedAt, coverKey, ...record }) => ({
    ...{ id, key, at, size },
    submission: { id: submissionId, submittedAt, coverKey },
    record: { ...record, language: submissionLanguages[language] },
  }))
}
