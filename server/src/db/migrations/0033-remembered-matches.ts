import { type Kysely, sql } from 'kysely'

const salesChannels = ['direct', 'amazon', 'kdp', 'flipkart', 'google-play', 'ingram']

/** A closed list of the contract as SQL literals; the lists hold no quotes. */
function list(values: readonly string[]) {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}

/**
 * What is remembered of rows can be looked at, changed and forgotten: a row names the match that it has its book by. A match without a
 * book says that such rows are not ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await describeMatches(db)
  await nameMatches(db)
  await allowNotOurs(db)
}

/** As the file wrote them, and who said so. What was forgotten stays, so that its history is found. */
async function describeMatches(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sale_matches
      alter column book_id drop not null,
      add column channel text check (channel in (${list(salesChannels)})),
      add column identifier text,
      add column title text,
      add column author_name text,
      add column reason text check (length(btrim(reason)) between 1 and 300),
      add column created_by integer references accounts on delete set null,
      add column forgotten_at timestamptz,
      add check (book_id is not null or reason is not null),
      drop constraint sale_matches_key_key`.execute(db)
  await sql`create unique index sale_matches_of_key on sale_matches (key) where forgotten_at is null`.execute(
    db,
  )
  await sql`create index sale_matches_newest on sale_matches (created_at desc, id desc)`.execute(db)
  await sql`create index sale_matches_by on sale_matches (created_by)`.execute(db)
  await sql`
    update sale_matches set created_by = (
      select account_id from audit_entries join accounts on accounts.id = account_id
      where subject = 'sale_matches' and subject_id = sale_matches.id::text and operation = 'insert' limit 1)`.execute(
    db,
  )
  await sql`select versioned_table('sale_matches')`.execute(db)
}

/** `format_by_match`: the file does not say the format. Rows from before are told by the key that they were matched by. */
async function nameMatches(db: Kysely<unknown>): Promise<void> {
  const rounded = sql.lit("^('?[0-9]([.,][0-9]+e[+]?[0-9]{1,3}|e[+][0-9]{1,3})|'?[0-9]{6,}0{6,}([.]0+)?)$")
  const plain = (column: string) =>
    sql`left(btrim(regexp_replace(lower(normalize(coalesce(${sql.ref(column)}, ''), NFKC)), '\\s+', ' ', 'g')), 320)`
  await sql`
    alter table sale_lines
      add column match_id integer references sale_matches,
      add column format_by_match boolean not null default false`.execute(db)
  await sql`
    with matched as (
      select id, book_id, case
        when match_key is not null then match_key
        when identifier <> '' and lower(identifier) !~ ${rounded} then channel || ' number ' || ${plain('identifier')}
        else 'title ' || ${plain('title')} || ' by ' || ${plain('author_name')} end as key
      from sale_lines where matched_by in ('hand', 'remembered') and state <> 'duplicate')
    update sale_lines set match_id = sale_matches.id
    from matched join sale_matches on sale_matches.key = matched.key and sale_matches.book_id = matched.book_id
    where sale_lines.id = matched.id`.execute(db)
  await sql`create index sale_lines_of_match on sale_lines (match_id, id) where match_id is not null`.execute(
    db,
  )
  await sql`
    update sale_matches set channel = line.channel, identifier = line.identifier, title = line.title,
      author_name = line.author_name
    from (
      select distinct on (match_id) match_id, channel, identifier, title, author_name
      from sale_lines where match_id is not null order by match_id, id) as line
    where match_id = sale_matches.id`.execute(db)
}

/** Such rows are known: the same row of another file is the same. */
async function allowNotOurs(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sale_lines drop constraint sale_lines_state_check,
      add constraint sale_lines_state_check check (
        state in ('new', 'posted', 'waiting', 'duplicate', 'estimate', 'nothing_due', 'not_ours', 'undone')),
      add check (state <> 'not_ours' or (match_id is not null and book_id is null))`.execute(db)
  await sql`drop index sale_lines_known`.execute(db)
  await sql`
    create index sale_lines_known on sale_lines (hash)
    where state in ('waiting', 'estimate', 'nothing_due', 'not_ours')`.execute(db)
}
