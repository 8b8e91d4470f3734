import { type Kysely, sql } from 'kysely'

const statementStates = ['draft', 'verified', 'issued', 'locked']

/**
 * A statement covers all postings of an author's account after those of the last statement, up to its run's end, so that its opening
 * balance is the last closing one. In paise: what the company owes is positive.
 */
export async function createStatements(db: Kysely<unknown>): Promise<void> {
  const states = sql.raw(statementStates.map((state) => `'${state}'`).join(', '))
  await sql`
    create table statement_runs (
      id integer generated always as identity primary key,
      period_from date not null,
      period_to date not null,
      state text not null default 'working' check (state in ('working', 'ready', 'discarded')),
      created_by integer references accounts on delete set null,
      created_at timestamptz not null default now(),
      check (period_from <= period_to)
    )`.execute(db)
  await sql`
    create table statements (
      id integer generated always as identity primary key,
      run_id integer not null references statement_runs,
      author_id integer not null references authors,
      state text not null default 'draft' check (state in (${states})),
      first_journal_id bigint,
      last_journal_id bigint,
      opening_paise bigint not null,
      sales_paise bigint not null,
      returns_paise bigint not null check (returns_paise <= 0),
      corrections_paise bigint not null,
      paid_paise bigint not null,
      withheld_paise bigint not null,
      closing_paise bigint not null,
      copies integer not null,
      verified_at timestamptz,
      issued_at timestamptz,
      locked_at timestamptz,
      unique (run_id, author_id),
      check (closing_paise = opening_paise + sales_paise + returns_paise + corrections_paise - paid_paise - withheld_paise)
    )`.execute(db)
  await sql`create index statements_of_author on statements (author_id, id desc)`.execute(db)
  await sql`create index statements_of_run on statements (run_id, state, id)`.execute(db)
}
