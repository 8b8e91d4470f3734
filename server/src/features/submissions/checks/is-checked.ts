import { sql } from 'kysely'

/**
 * Whether a version is of those that are checked: Word files, and PDFs of the last thirty days, so that a house with many old ones
 * is not busy with them for days. What has been checked stays so. In a query that calls the version `version`.
 */
export const isChecked = sql<boolean>`(
  version.manuscript_kind in ('doc', 'docx') or (version.manuscript_kind = 'pdf' and version.at > now() - interval '30 days'))`
