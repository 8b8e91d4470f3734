import { type Kysely, sql } from 'kysely'
import { createLines, createRenewal, createWords } from './0005-search-entries.ts'
import { createTriggers } from './0005-search-triggers.ts'

/** The standing from which on an entry counts as featured: see the functions that make the entries. */
const FEATURED = 100

/**
 * What the search looks through: a narrow row for each book, author, article and question. Triggers keep it, so whoever changes
 * the catalogue, by whatever door, changes what is found, in the same transaction. The functions that make the keys are no part
 * of this migration: they come from the contract and are put in place by `renewSearchKeys`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_entries (
      kind text not null check (kind in ('book', 'author', 'article', 'question')),
      target_id integer not null,
      title_plain text collate "C" not null,
      plain text collate "C" not null,
      title_keys text collate "C" not null,
      keys text collate "C" not null,
      body text,
      standing integer not null default 0,
      listed boolean not null default true,
      primary key (kind, target_id)
    )`.execute(db)
  await sql`
    comment on table search_entries is
    'Names stand in lines as they are written (plain) and as they sound (keys): "| ponniyin selvan |". What stands in title_* comes first; body is the text of articles and questions.'`.execute(
    db,
  )
  // A short waiting list: every search reads it whole, and without one writing takes seven times as long.
  await sql`create index search_entries_plain on search_entries using gin (plain gin_trgm_ops) with (gin_pending_list_limit = 256)`.execute(
    db,
  )
  await sql`create index search_entries_keys on search_entries using gin (keys gin_trgm_ops) with (gin_pending_list_limit = 256)`.execute(
    db,
  )
  await sql`
    create index search_entries_body on search_entries using gin (body gin_trgm_ops) with (gin_pending_list_limit = 256)
    where body is not null`.execute(db)
  // Names that begin alike stand together, what is featured too: where very many answer, these are looked at first.
  await sql`create index search_entries_title_plain on search_entries (title_plain)`.execute(db)
  await sql`create index search_entries_title_keys on search_entries (title_keys)`.execute(db)
  await sql`create index search_entries_featured on search_entries (standing desc) where standing >= ${sql.lit(FEATURED)}`.execute(
    db,
  )
  await sql`
    create table search_rules (
      only_row boolean primary key default true check (only_row),
      fingerprint text not null
    )`.execute(db)

  await createLines(db)
  await createWords(db)
  await createRenewal(db)
  await createTriggers(db)
}
