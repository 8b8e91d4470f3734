import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'

/** What was changed in the text of the version before goes on to the newest one, once that has a text; there its paragraphs are found again. */
export async function carryEdits(tx: Tx, submissionId: number): Promise<void> {
  await sql`
    with of_word as (
      select id, number from submission_versions
      where submission_id = ${submissionId} and text_key is not null order by number desc limit 2
    ), newest as (
      select max(id) as id, min(id) as before from of_word
      having max(number) = (select max(number) from submission_versions where submission_id = ${submissionId})
    ), kept as (
      insert into text_edits (version_id, place, submission_id, edit, account_id, made_at)
      select newest.id, place, submission_id, edit, account_id, made_at
      from newest join text_edits on version_id = newest.before where newest.id <> newest.before
      returning version_id
    )
    update submission_versions set text_revision = 1 where id in (select version_id from kept)`.execute(tx)
}
