import type { TrimSize } from '@panai/contract/language/vocabulary'
import type { Paise } from '@panai/contract/money/money'
import type { SubmissionLanguage } from '@panai/contract/submissions/submission-rules'
import { sql } from 'kysely'
import { isApproved } from '../proofs/is-approved.ts'

/** How covers look: with another number all are made anew. */
const DESIGN = 1

/** What a cover is made of, as it is kept with it: once the records say something else it is made anew. */
export type CoverParts = {
  design: number
  title: string
  subtitle: string | null
  author: string
  language: SubmissionLanguage
  blurb: string | null
  isbn: string | null
  mrp: Paise | null
  size: TrimSize
  pages: number
  /** Keys of pictures. */
  cover: string
  portrait: string | null
}

/** The newest version of each manuscript whose inside is set, as `version`, with what its cover is made of as `parts`. */
export const fromSetVersions = sql`
  submission_versions as version
  join interiors on interiors.version_id = version.id and interiors.problem is null
  join submissions on submissions.id = version.submission_id
  join pictures as cover on cover.id = submissions.cover_id
  join authors on authors.id = submissions.author_id
  left join pictures as portrait on portrait.id = authors.photo_id
  left join books on books.id = submissions.book_id
  cross join lateral (select jsonb_build_object(
    'design', ${DESIGN}::int, 'title', submissions.title, 'subtitle', submissions.subtitle,
    'author', submissions.author_name, 'language', submissions.language,
    'blurb', coalesce(nullif(books.description, ''), submissions.about_book),
    'isbn', books.isbn, 'mrp', nullif(books.mrp_paise, 0),
    'size', interiors.trim_size, 'pages', interiors.page_counts -> interiors.trim_size,
    'cover', cover.key, 'portrait', portrait.key) as parts) as made_now`

/** Of `made`, a row of `covers` beside `fromSetVersions`: it is to be made anew. One that an author has approved stays while the pages are as many and of that size. */
export const isCoverOutdated = sql<boolean>`case
  when made.made_of = parts then false
  else made.made_of -> 'size' is distinct from parts -> 'size' or made.made_of -> 'pages' is distinct from parts -> 'pages'
    or not ${isApproved('cover')} end`
