import { type Kysely, sql } from 'kysely'

const problems = ['doc', 'broken', 'empty', 'heavy', 'pdf_broken', 'pdf_heavy', 'pdf_locked']

/** PDFs are checked too: they fail in ways of their own, and their findings stand on pages, which those of Word files do not have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table manuscript_checks
      drop constraint manuscript_checks_problem_check,
      add constraint manuscript_checks_problem_check
        check (problem in (${sql.raw(problems.map((problem) => `'${problem}'`).join(', '))}))`.execute(db)
  await sql`
    update manuscript_checks set report = report || jsonb_build_object('pages', null, 'findings', (
      select coalesce(jsonb_agg(finding || '{"pages": []}' order by at), '[]')
      from jsonb_array_elements(report -> 'findings') with ordinality as findings (finding, at)))
    where report is not null`.execute(db)
}
