import type { TrimSize } from '@panai/contract/language/vocabulary'
import { usualSize } from '@panai/contract/manuscripts/interiors'
import type { SubmissionLanguage } from '@panai/contract/submissions/submission-rules'
import { sql } from 'kysely'
import type { BookRecord } from '../../manuscripts/interior/book-record.ts'
import { isApproved } from './proofs/is-approved.ts'

/**
 * What the inside of a book and its e-book are made of beside the manuscript, as it is kept with them: once the records say something
 * else they are made anew. What the record leaves out is left out here too. The year is not of it: it is that in which they are made.
 */
type RecordParts = Omit<BookRecord, 'language' | 'year'> & {
  language: SubmissionLanguage
  /** Of the text, which its readers change. */
  revision: number
}
export type InteriorParts = RecordParts & { size: TrimSize }
/** With the key of the cover's picture. */
export type EbookParts = RecordParts & { cover: string }

/** Which is printed: the catalogue's word counts before what was chosen. Of `books` and `submissions`. */
export const printedSize = sql<TrimSize>`coalesce(books.trim_size, submissions.trim_size, ${usualSize})`

/** Each version with the text of a Word file that its check has let through as its text reads now, as `version`, with what can be made of it as `parts.interiors` and `parts.ebooks`. */
export const fromCheckedVersions = sql`
  submission_versions as version
  join manuscript_checks as checked on checked.version_id = version.id and version.text_key is not null
    and checked.text_revision = version.text_revision
    and report is not null and not report @> '{"findings": [{"severity": "stops"}]}'
  join submissions on submissions.id = version.submission_id
  join pictures as cover on cover.id = submissions.cover_id
  left join books on books.id = submissions.book_id
  cross join lateral (select jsonb_build_object(
    'title', submissions.title, 'subtitle', submissions.subtitle, 'author', submissions.author_name,
    'language', submissions.language, 'isbn', books.isbn, 'revision', version.text_revision,
    'contributors', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'role', role) order by position), '[]')
      from submission_contributors where submission_id = submissions.id)) || jsonb_strip_nulls(jsonb_build_object(
    'edition', books.edition, 'copyrightHolder', books.copyright_holder, 'copyrightYear', books.copyright_year)
    ) as facts) as record
  cross join lateral (select
    facts || jsonb_build_object('size', ${printedSize}) as interiors,
    facts || jsonb_build_object('cover', cover.key) as ebooks) as parts`

/**
 * Of `made`, a row of that table beside `fromCheckedVersions`: it is to be made anew. Of what was made before we kept of what, the size
 * alone is known, and is looked at once somebody has chosen one; the text was as it was sent. What an author has approved stays until
 * another size is chosen or the text is changed.
 */
export const isOutdated = {
  interiors: sql<boolean>`case
    when made.made_of is null then version.text_revision > 0
      or (submissions.trim_size is not null and made.trim_size is distinct from parts.interiors ->> 'size')
    when made.made_of = parts.interiors then false
    else made.made_of ->> 'size' <> parts.interiors ->> 'size'
      or made.made_of -> 'revision' <> parts.interiors -> 'revision'
      or not ${isApproved('interior')} end`,
  ebooks: sql<boolean>`case
    when made.made_of is null then version.text_revision > 0
    when made.made_of = parts.ebooks then false
    else made.made_of -> 'revision' <> parts.ebooks -> 'revision' or not ${isApproved('ebook')} end`,
} as const
