import type { TrimSize } from '@panai/contract/language/vocabulary'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

/** What is worked on in the background for a version of a manuscript. */
export type BookWork = 'check' | 'interior' | 'ebook' | 'cover'

type Noted = { version: number; step: BookWork }

/** Why it could not be done; null: it is. */
export type EndedStep = { reason: string | null }

const MOST_REASON = 500

/** @param behind the versions that wait for the same, in their order. */
export async function beginStep(
  db: Database,
  { version, step }: Noted,
  behind: readonly number[],
): Promise<void> {
  await sql`
    insert into book_steps (version_id, step, behind)
    -- It may have left with its author meanwhile.
    select id, ${step}, ${[...behind]}::integer[] from submission_versions where id = ${version} for key share
    on conflict (version_id, step) do update
    set begun_at = excluded.begun_at, ended_at = null, behind = excluded.behind, sizes = '{}', reason = null`.execute(
    db,
  )
}

export async function endStep(db: Database, { version, step }: Noted, { reason }: EndedStep): Promise<void> {
  await sql`
    update book_steps set ended_at = clock_timestamp(), behind = '{}', reason = ${reason?.slice(0, MOST_REASON) || null}
    where version_id = ${version} and step = ${step} and ended_at is null`.execute(db)
}

/** It is to be begun again, or no more. */
export async function breakOffStep(db: Database, { version, step }: Noted): Promise<void> {
  await sql`
    delete from book_steps where version_id = ${version} and step = ${step} and ended_at is null`.execute(db)
}

/** A size is through. */
export async function noteSize(db: Database, version: number, size: TrimSize): Promise<void> {
  await sql`
    update book_steps set sizes = array_append(sizes, ${size})
    where version_id = ${version} and step = 'interior' and ended_at is null and not ${size} = any (sizes)`.execute(
    db,
  )
}

/** What has failed for a submission's newest version is no longer told: it is tried with something else, or again. */
export async function forgetFailures(tx: Tx, submissionId: number): Promise<void> {
  await sql`
    delete from book_steps where reason is not null and version_id = (
      select id from submission_versions where submission_id = ${submissionId} order by number desc limit 1)`.execute(
    tx,
  )
}
