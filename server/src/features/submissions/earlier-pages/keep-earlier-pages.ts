import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'

/**
 * Takes a version's pages out of their place for others. They stay as earlier ones where something was written about them, or they were
 * sent to their author or approved; and the last ones always do.
 * @param tx holds the lock of the submission.
 */
export async function keepEarlierPages(tx: Tx, versionId: number): Promise<void> {
  await sql`
    insert into earlier_interiors (version_id, file_sha256, file_key, file_bytes, set_at, page_starts, page_texts)
    select version_id, file_sha256, file_key, file_bytes, set_at, page_starts, coalesce(
      (select jsonb_agg(jsonb_build_object('page', page, 'label', label, 'parts', parts) order by page)
        from page_texts where page_texts.version_id = interiors.version_id), '[]')
    from interiors where version_id = ${versionId} and file_key is not null and file_sha256 is not null
    on conflict (version_id, file_sha256) do update set replaced_at = excluded.replaced_at`.execute(tx)
  await sql`
    with replaced as (delete from interiors where version_id = ${versionId} returning file_key),
      forgotten as (
        delete from earlier_interiors as pages
        where version_id = ${versionId}
          and exists (select from earlier_interiors as later
            where later.version_id = pages.version_id and later.replaced_at > pages.replaced_at)
          and not exists (select from proof_comments as comment
            where comment.version_id = pages.version_id and comment.file_sha256 = pages.file_sha256)
          and not exists (select from approved_files where approved_files.file_key = pages.file_key)
          and not exists (select from proof_requests as request
            join submission_versions as version on version.submission_id = request.submission_id
            where version.id = pages.version_id and request.at >= pages.set_at and request.at < pages.replaced_at)
        returning file_key)
    insert into unattached_files (key)
    select file_key from replaced
    where file_key is not null and not exists (
      select from earlier_interiors where earlier_interiors.file_key = replaced.file_key)
    union all select file_key from forgotten`.execute(tx)
}
