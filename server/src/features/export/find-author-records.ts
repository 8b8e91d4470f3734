import { bookFactNames } from '@panai/contract/catalogue/book-facts'
import type { Database } from '../../db/database.ts'
import { contributors, factColumns, toFacts } from '../catalogue/index.ts'

/** The cover is a file of its own, and on which page the site shows a book says nothing of it. */
const ownFacts = bookFactNames.filter((name) => name !== 'cover_id' && name !== 'is_featured')

/** The author's books in the catalogue, and those in which they have another part. */
export async function listCatalogueBooks(db: Database, authorId: number) {
  const books = await db
    .selectFrom('books')
    .select(['id', 'reference', 'published_at', contributors])
    .select(factColumns(ownFacts))
    .where('author_id', '=', authorId)
    .orderBy('id')
    .execute()
  const parts = await db
    .selectFrom('book_contributors')
    .innerJoin('books', 'books.id', 'book_contributors.book_id')
    .select(['books.id', 'books.title', 'book_contributors.role', 'book_contributors.name'])
    .where('book_contributors.author_id', '=', authorId)
    .orderBy('books.id')
    .execute()
  return {
    written: books.map((book) => ({
      id: book.id,
      reference: book.reference,
      ...toFacts(book, ownFacts),
      published_at: book.published_at,
    })),
    contributed: parts,
  }
}

/** Where the file and the cover of each submission are kept. */
export function listSubmissionFiles(db: Database, authorId: number) {
  return db
    .selectFrom('submissions')
    .innerJoin('pictures', 'pictures.id', 'submissions.cover_id')
    .select(['submissions.id', 'manuscript_key', 'manuscript_kind', 'pictures.key as cover_key'])
    .where('author_id', '=', authorId)
    .orderBy('submissions.id')
    .execute()
}

/** Every version of a manuscript as it was handed in, what was asked to be changed in it, and each time that its proof was sent. */
export async function listManuscriptVersions(db: Database, submissionId: number) {
  const versions = await db
    .selectFrom('submission_versions')
    .leftJoin('interiors', 'interiors.version_id', 'submission_versions.id')
    .leftJoin('ebooks', 'ebooks.version_id', 'submission_versions.id')
    .leftJoin('covers', 'covers.version_id', 'submission_versions.id')
    .select(['number', 'at', 'note', 'drive_link', 'manuscript_key', 'manuscript_kind', 'converted_key'])
    .select(['set_at', 'trim_size', 'page_counts', 'interiors.file_key as interior_key'])
    .select('interiors.file_sha256')
    .select(['ebooks.made_at as ebook_at', 'ebooks.file_key as ebook_key'])
    .select(['covers.made_at as cover_at', 'covers.file_key as cover_key', 'front_key'])
    .where('submission_id', '=', submissionId)
    .orderBy('number')
    .execute()
  const approvals = await db
    .selectFrom('proof_approvals')
    .innerJoin('submission_versions', 'submission_versions.id', 'version_id')
    .select(['proof_approvals.id', 'number', 'approved_at', 'sha256', 'withdrawn_at', 'withdrawal_reason'])
    .where('proof_approvals.submission_id', '=', submissionId)
    .orderBy('approved_at')
    .execute()
  const approved_files = await db
    .selectFrom('approved_files')
    .innerJoin('proof_approvals', 'proof_approvals.id', 'approval_id')
    .select(['approval_id', 'kind', 'approved_files.sha256', 'file_key'])
    .where('submission_id', '=', submissionId)
    .orderBy('approval_id')
    .orderBy('kind')
    .execute()
  const earlier_pages = await db
    .selectFrom('earlier_interiors')
    .innerJoin('submission_versions', 'submission_versions.id', 'version_id')
    .select(['number', 'set_at', 'replaced_at', 'file_sha256 as sha256', 'file_key'])
    .where('submission_id', '=', submissionId)
    .orderBy('replaced_at')
    .execute()
  const change_requests = await db
    .selectFrom('change_requests')
    .select(['text', 'at', 'answered_at'])
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute()
  const proof_requests = await db
    .selectFrom('proof_requests')
    .select(['at', 'due_on', 'note', 'ended_at', 'ended_as'])
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute()
  const edits = await db
    .selectFrom('text_edits')
    .innerJoin('submission_versions', 'submission_versions.id', 'version_id')
    .select(['number', 'edit', 'made_at'])
    .where('text_edits.submission_id', '=', submissionId)
    .orderBy('made_at')
    .execute()
  return { versions, earlier_pages, approvals, approved_files, change_requests, proof_requests, edits }
}
