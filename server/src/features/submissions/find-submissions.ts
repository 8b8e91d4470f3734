import type { Contributor, SubmissionStatus } from '@panai/contract/submissions/submission-rules'
import { documentTypes } from '@panai/contract/submissions/submission-rules'
import type { Submission, SubmissionDetail } from '@panai/contract/submissions/submissions'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { pictureFrom, toPicture } from '../pictures/index.ts'
import { manuscriptName } from './manuscript-name.ts'
import { openProofRequests } from './proof-requests/open-proof-requests.ts'
import { versionsOf } from './versions-of.ts'

/** More than anybody hands in; a list without pages needs an end. */
const MOST_LISTED = 500

/** What an author has handed in, newest first, each with its steps. */
export async function listSubmissionsOf(db: Database, authorId: number): Promise<Submission[]> {
  const rows = await submissionsIn(db)
    .where('submissions.author_id', '=', authorId)
    .orderBy('submissions.submitted_at', 'desc')
    .orderBy('submissions.id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  const ids = rows.map(({ id }) => id)
  const known = await versionsOf(db, ids)
  const proofs = await openProofRequests(db, ids)
  return rows.map((row) => ({ ...toSubmission(row), ...known(row.id), proof_request: proofs(row.id) }))
}

/** One submission, null when there is none. With `authorId` it must be that author's. */
export async function findSubmission(
  db: Database,
  id: number,
  authorId: number | null,
): Promise<SubmissionDetail | null> {
  const row = await submissionsIn(db)
    .select((eb) => [
      'submissions.about_book',
      'submissions.about_author',
      'submissions.contributor_types',
      'submissions.drive_link',
      'submissions.trim_size',
      'submissions.manuscript_kind',
      'submissions.manuscript_bytes',
      eb
        .selectFrom('submission_contributors')
        .select(
          sql<
            Contributor[]
          >`coalesce(json_agg(json_build_object('name', name, 'role', role) order by position), '[]')`.as(
            'all',
          ),
        )
        .whereRef('submission_id', '=', 'submissions.id')
        .as('contributors'),
    ])
    .where('submissions.id', '=', id)
    .$if(authorId !== null, (query) => query.where('submissions.author_id', '=', authorId))
    .executeTakeFirst()
  if (!row) return null
  const kind = row.manuscript_kind
  return {
    ...toSubmission(row),
    ...(await versionsOf(db, [id]))(id),
    proof_request: (await openProofRequests(db, [id]))(id),
    about_book: row.about_book,
    about_author: row.about_author,
    contributors: row.contributors ?? [],
    contributor_types: row.contributor_types,
    drive_link: row.drive_link,
    trim_size: row.trim_size,
    manuscript:
      kind === null || row.manuscript_bytes === null
        ? null
        : {
            file_name: manuscriptName(row.title, kind),
            media_type: documentTypes[kind],
            bytes: row.manuscript_bytes,
          },
  }
}

function submissionsIn(db: Database) {
  return db
    .selectFrom('submissions')
    .innerJoin('pictures', 'pictures.id', 'submissions.cover_id')
    .leftJoin('books', 'books.id', 'submissions.book_id')
    .select((eb) => [
      'submissions.id',
      'submissions.author_id',
      'submissions.author_name',
      'submissions.title',
      'submissions.subtitle',
      'submissions.language',
      'submissions.genres',
      'submissions.status',
      'submissions.page_count',
      'submissions.submitted_at',
      'submissions.book_id',
      'books.formats',
      'books.published_at',
      pictureFrom('pictures').as('cover'),
      eb
        .selectFrom('submission_steps')
        .select(
          sql<Step[]>`json_agg(json_build_object('status', status, 'at', at, 'note', note) order by id)`.as(
            'all',
          ),
        )
        .whereRef('submission_id', '=', 'submissions.id')
        .as('steps'),
    ])
}

type Step = { status: SubmissionStatus; at: string; note: string | null }
type Row = Awaited<ReturnType<ReturnType<typeof submissionsIn>['executeTakeFirstOrThrow']>>

function toSubmission(row: Row): Omit<Submission, 'versions' | 'change_request' | 'proof_request'> {
  const { picture, path } = toPicture(row.cover)
  if (!picture || path === null) throw new Error(`submission ${row.id} has no cover`)
  return {
    id: row.id,
    author_id: row.author_id,
    author_name: row.author_name,
    title: row.title,
    subtitle: row.subtitle,
    language: row.language,
    genre: row.genres.join(','),
    format: (row.published_at !== null && row.formats?.join(',')) || null,
    status: row.status,
    cover_image: path,
    cover: picture,
    page_count: row.page_count,
    submitted_at: row.submitted_at.toISOString(),
    steps: (row.steps ?? []).map((step) => ({ ...step, at: new Date(step.at).toISOString() })),
    book_id: row.published_at === null ? null : row.book_id,
  }
}
