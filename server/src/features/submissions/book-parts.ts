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
export type EbookParts = RecordParts & {
  /** The key of its picture. */
  cover: string
  /** The sum of the print file whose pages it lists; left out: it lists none. */
  pages?: string
}

/** Which is printed: the catalogue's word counts before what was chosen. Of `books` and `submissions`. */
export const printedSize = sql<TrimSize>`coalesce(books.trim_size, submissions.trim_size, ${usualSize})`

/** Of `interiors`, beside `fromCheckedVersions`: these pages are of another size than is wanted, or of another text. Of pages of before we kept of what they are made the size alone is known, and is looked at once somebody has chosen one; their text was as it was sent. */
const areOthers = (pages: 'made' | 'inside') => sql<boolean>`case
  when ${sql.ref(`${pages}.made_of`)} is null then version.text_revision > 0
    or (submissions.trim_size is not null and ${sql.ref(`${pages}.trim_size`)} is distinct from ${printedSize})
  else ${sql.ref(`${pages}.made_of`)} ->> 'size' <> ${printedSize}
    or ${sql.ref(`${pages}.made_of`)} -> 'revision' <> to_jsonb(version.text_revision) end`

/** Each version with the text of a Word file that its check has let through as its text reads now, as `version`, with what can be made of it as `parts.interiors` and `parts.ebooks`; its pages are `inside`. */
export const fromCheckedVersions = sql`
  submission_versions as version
  join manuscript_checks as checked on checked.version_id = version.id and version.text_key is not null
    and checked.text_revision = version.text_revision
    and report is not null and not report @> '{"findings": [{"severity": "stops"}]}'
  join submissions on submissions.id = version.submission_id
  join pictures as cover on cover.id = submissions.cover_id
  left join books on books.id = submissions.book_id
  left join interiors as inside on inside.version_id = version.id
  cross join lateral (select jsonb_build_object(
    'title', submissions.title, 'subtitle', submissions.subtitle, 'author', submissions.author_name,
    'language', submissions.language, 'isbn', books.isbn, 'revision', version.text_revision,
    'contributors', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'role', role) order by position), '[]')
      from submission_contributors where submission_id = submissions.id)) || jsonb_strip_nulls(jsonb_build_object(
    'edition', books.edition, 'copyrightHolder', books.copyright_holder, 'copyrightYear', books.copyright_year)
    ) as facts) as record
  cross join lateral (select
    facts || jsonb_build_object('size', ${printedSize}) as interiors,
    facts || jsonb_build_object('cover', cover.key) || jsonb_strip_nulls(jsonb_build_object(
      'pages', case when inside.page_starts is not null and not ${areOthers('inside')} then inside.file_sha256 end)
    ) as ebooks) as parts`

/**
 * Of each of these versions: its pages are still to come, for the first time or in another size or text. The e-book lists them and waits,
 * unless they could not be set.
 */
export const waitsForPages = sql<boolean>`(
  (inside.version_id is null or ${areOthers('inside')}) and not exists (
    select from book_steps where version_id = version.id and step = 'interior' and reason is not null))`

/**
 * Of `made`, a row of that table beside `fromCheckedVersions`: it is to be made anew. What an author has approved stays until another size
 * is chosen or the text is changed.
 */
export const isOutdated = {
  interiors: sql<boolean>`(
    ${areOthers('made')} or (made.made_of is not null and made.made_of <> parts.interiors and not ${isApproved('interior')}))`,
  ebooks: sql<boolean>`case
    when made.made_of is null then version.text_revision > 0
    when made.made_of = parts.ebooks then false
    else made.made_of -> 'revision' <> parts.ebooks -> 'revision' or not ${isApproved('ebook')} end`,
} as const
