import { type Kysely, sql } from 'kysely'

const problems = ['doc', 'broken', 'empty', 'heavy', 'failed', 'pdf_broken', 'pdf_heavy', 'pdf_locked']

/** A check that failed by a fault of our own is told as that, and not as a broken file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table manuscript_checks
      drop constraint manuscript_checks_problem_check,
      add constraint manuscript_checks_problem_check
        check (problem in (${sql.raw(problems.map((problem) => `'${problem}'`).join(', '))}))`.execute(db)
}
