import { type Kysely, sql } from 'kysely'

const FIRST_RATES_DAY = '2000-01-01'
const salesChannels = ['direct', 'amazon', 'kdp', 'flipkart', 'google-play', 'ingram']
const MOST_NOTE = 2000
const publishersOfRecord = ['company', 'author']
const ruleBases = ['net', 'mrp', 'calculator']
const shareRoles = ['author', 'co-author', 'translator', 'editor', 'illustrator']
const WHOLE = 10000
const bookFormats = ['paperback', 'hardback', 'ebook']

/** A closed list of the contract as SQL literals; the lists hold no quotes. */
function list(values: readonly string[]) {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}

/**
 * What royalties are reckoned by. An agreement can be mended; rules and shares stay as they were written, since sales were reckoned by
 * them: a wrong one is taken back, which leaves it there and lets it count no more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAgreements(db)
  await createRules(db)
  await createShares(db)
}

/** Of one book there is one agreement at a time. */
async function createAgreements(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agreements (
      id integer generated always as identity primary key,
      book_id integer not null references books on delete cascade,
      publisher_of_record text not null check (publisher_of_record in (${list(publishersOfRecord)})),
      signed_on date,
      valid_from date not null,
      valid_to date,
      note text check (length(btrim(note)) between 1 and ${sql.lit(MOST_NOTE)}),
      created_at timestamptz not null default now(),
      unique (id, book_id),
      check (valid_from <= valid_to),
      constraint agreements_one_at_a_time exclude using gist
        (int4range(book_id, book_id, '[]') with &&, daterange(valid_from, valid_to, '[]') with &&)
    )`.execute(db)
  await sql`create index agreements_of on agreements (book_id, valid_from)`.execute(db)
  await sql`select versioned_table('agreements')`.execute(db)
  await sql`select audit_table('agreements', part_of => 'book_terms', part_key => 'book_id')`.execute(db)
}

/**
 * A rule holds from its day until the next one of the same agreement, format and channel; without an agreement it is the company's
 * own, for all books. `rate_bp` is in ten-thousandths.
 */
async function createRules(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table royalty_rules (
      id integer generated always as identity primary key,
      book_id integer,
      agreement_id integer,
      format text check (format in (${list(bookFormats)})),
      channel text check (channel in (${list(salesChannels)})),
      basis text not null check (basis in (${list(ruleBases)})),
      rate_bp integer not null check (rate_bp between 0 and ${sql.lit(WHOLE)}),
      valid_from date not null,
      withdrawn_at timestamptz,
      created_at timestamptz not null default now(),
      foreign key (agreement_id, book_id) references agreements (id, book_id) match full on delete cascade,
      check (basis <> 'calculator' or format is distinct from 'ebook')
    )`.execute(db)
  await sql`
    create unique index royalty_rules_one_from_a_day on royalty_rules (agreement_id, format, channel, valid_from)
    nulls not distinct where withdrawn_at is null`.execute(db)
  await sql`create index royalty_rules_of on royalty_rules (book_id) where withdrawn_at is null`.execute(db)
  await sql`create index royalty_rules_by_day on royalty_rules (valid_from, id) where agreement_id is null`.execute(
    db,
  )
  await addCompanyRules(db)
  await sql`select versioned_table('royalty_rules')`.execute(db)
  await auditRules(db)
  await keepRules(db)
}

/**
 * What the site promises every author: of a copy that we print, all that the calculator's costs leave of the MRP; of e-books, and of
 * copies that the channel prints itself, all that the channel pays.
 */
async function addCompanyRules(db: Kysely<unknown>): Promise<void> {
  type Rule = [format: string | null, channel: string | null, basis: string]
  const ours = ['direct', 'amazon', 'flipkart'] as const
  const rules: Rule[] = [
    ...ours.flatMap((channel): Rule[] => [
      ['paperback', channel, 'calculator'],
      ['hardback', channel, 'calculator'],
    ]),
    [null, 'kdp', 'net'],
    [null, 'ingram', 'net'],
    [null, 'google-play', 'net'],
    ['ebook', null, 'net'],
  ]
  for (const [format, channel, basis] of rules)
    await sql`
      insert into royalty_rules (format, channel, basis, rate_bp, valid_from)
      values (${format}, ${channel}, ${basis}, ${WHOLE}, ${FIRST_RATES_DAY})`.execute(db)
}

/** A book's rules are in its own history, those for all books in one of theirs. */
async function auditRules(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger record_change after insert or update on royalty_rules
    for each row when (new.book_id is not null) execute function record_change('{}', '{}', 'book_terms', 'book_id')`.execute(
    db,
  )
  await sql`
    create trigger record_change_for_all after insert or update on royalty_rules
    for each row when (new.book_id is null) execute function record_change('{}', '{}', '', 'id')`.execute(db)
}

async function keepRules(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_terms() returns trigger language plpgsql as $$
    begin
      if old.withdrawn_at is not null or new.withdrawn_at is null
        or to_jsonb(new) - array['withdrawn_at', 'version'] <> to_jsonb(old) - array['withdrawn_at', 'version'] then
        raise exception 'terms stay as they were written' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger keeps_terms before update on royalty_rules
    for each row execute function keep_terms()`.execute(db)
  // What nobody has agreed otherwise is known before it holds, and stays known.
  await sql`
    create function keep_company_rules() returns trigger language plpgsql as $$
    begin
      if (to_jsonb(coalesce(new, old)) ->> 'agreement_id') is null and (tg_op = 'DELETE' or new.valid_from <= india_today()) then
        raise exception 'rules for all books that hold or have held stay' using errcode = 'restrict_violation';
      end if;
      return coalesce(new, old);
    end $$`.execute(db)
  await sql`
    create trigger keeps_company_rules before insert or update or delete on royalty_rules
    for each row execute function keep_company_rules()`.execute(db)
}

/** Who shares the royalty of a book from a day on. Without any, and before the first day, the book's own author has all of it. */
async function createShares(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table share_sets (
      id integer generated always as identity primary key,
      book_id integer not null references books on delete cascade,
      valid_from date not null,
      withdrawn_at timestamptz,
      created_at timestamptz not null default now(),
      unique (id, book_id)
    )`.execute(db)
  await sql`
    create unique index share_sets_one_from_a_day on share_sets (book_id, valid_from) where withdrawn_at is null`.execute(
    db,
  )
  await sql`
    create table shares (
      set_id integer not null,
      book_id integer not null,
      author_id integer not null references authors,
      role text not null check (role in (${list(shareRoles)})),
      share_bp integer not null check (share_bp between 1 and ${sql.lit(WHOLE)}),
      primary key (set_id, author_id),
      foreign key (set_id, book_id) references share_sets (id, book_id) on delete cascade
    )`.execute(db)
  await sql`create index shares_of_author on shares (author_id)`.execute(db)
  await sql`select versioned_table('share_sets')`.execute(db)
  for (const table of ['share_sets', 'shares'])
    await sql`select audit_table(${table}, part_of => 'book_terms', part_key => 'book_id')`.execute(db)

  await sql`create trigger keeps_terms before update on share_sets for each row execute function keep_terms()`.execute(
    db,
  )
  await sql`
    create function refuse_share_change() returns trigger language plpgsql as $$
    begin
      raise exception 'terms stay as they were written' using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`
    create trigger is_kept before update on shares for each statement execute function refuse_share_change()`.execute(
    db,
  )
  await keepSharesWhole(db)
}

/** Looked at when the transaction ends, for a set is not complete before all its rows are there. */
async function keepSharesWhole(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function check_shares() returns trigger language plpgsql as $$
    declare
      this integer := case when tg_table_name = 'share_sets' then (to_jsonb(new) ->> 'id')::integer
        else (to_jsonb(coalesce(new, old)) ->> 'set_id')::integer end;
    begin
      if exists (select from share_sets where id = this)
        and (select coalesce(sum(share_bp), 0) from shares where set_id = this) <> ${sql.lit(WHOLE)} then
        raise exception 'the shares of set % do not add up to the whole', this using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create constraint trigger is_whole after insert on share_sets deferrable initially deferred
    for each row execute function check_shares()`.execute(db)
  await sql`
    create constraint trigger is_whole after insert or delete on shares deferrable initially deferred
    for each row execute function check_shares()`.execute(db)
}
