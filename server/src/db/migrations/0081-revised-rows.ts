import { type Kysely, sql } from 'kysely'

/**
 * What names the sale of a row, its figures aside, so that a row which a later file revises is known. A row that revises a posted one names it;
 * the posted one is `revised` then and names the import that did so. Only the second is a foreign key: few rows have it. `compared`: what an
 * import has of the rows of earlier files; those that it lacks are taken back with its posting where somebody says so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sale_lines
      add column identity uuid,
      add column revises_line_id bigint check (revises_line_id <> id),
      add column revised_by_id integer references sales_imports check (revised_by_id <> import_id),
      drop constraint sale_lines_state_check,
      add constraint sale_lines_state_check check (
        state in ('new', 'posted', 'waiting', 'duplicate', 'estimate', 'nothing_due', 'not_ours', 'revised', 'undone')),
      add check ((state = 'revised') = (revised_by_id is not null))`.execute(db)
  await sql`
    update sale_lines set identity = named.identity from (${identityOfRows}) as named
    where sale_lines.id = named.id and state in ('new', 'posted', 'waiting')`.execute(db)
  await sql`
    create index sale_lines_of_identity on sale_lines (identity) where state = 'posted' and identity is not null`.execute(
    db,
  )
  await sql`create index sale_lines_revising on sale_lines (import_id, revises_line_id) where revises_line_id is not null`.execute(
    db,
  )
  await sql`create index sale_lines_revised on sale_lines (revised_by_id, id) where revised_by_id is not null`.execute(
    db,
  )
  // A row that comes again after a later file has revised it is known too.
  await sql`drop index sale_lines_known`.execute(db)
  await sql`
    create index sale_lines_known on sale_lines (hash)
    where state in ('waiting', 'estimate', 'nothing_due', 'not_ours', 'revised')`.execute(db)
  await sql`
    alter table sales_imports add column compared jsonb, add column takes_back_lacking boolean not null default false`.execute(
    db,
  )
  await sql`drop trigger record_change on sales_imports`.execute(db)
  await sql`
    select audit_table('sales_imports', ignored => array['progress', 'rows_read', 'sheets', 'totals', 'compared'])`.execute(
    db,
  )
  await sql`create index sales_imports_covering on sales_imports (covers_to) where state = 'posted'`.execute(
    db,
  )
}

const rounded = sql.lit("^'?([0-9]([.,][0-9]+e[+]?[0-9]{1,3}|e[+][0-9]{1,3})|[0-9]{6,}0{6,}([.]0+)?)$")
const isNumber = (column: string) => sql`coalesce(btrim(${sql.ref(column)}) !~* ${rounded}, false)`

/** Of rows that were read before, as the reader of files gives it now. */
export const identityOfRows = sql`
  select id, substr(encode(sha256(convert_to(array_to_string(array[
      channel, 'false', measure, isbn, asin, sku, case when isbn is null and asin is null then identifier end,
      case when is_named then null else title end, case when is_named then null else author_name end,
      case when format_by_match then null else format end, order_id, marketplace, terms, period_from::text, period_to::text, currency,
      case when identified_by = 'balance' then null
        when units_sold = 0 and units_returned > 0 then 'return'
        when units_sold = 0 and free_units > 0 then 'free'
        else 'sale' end
    ], chr(31), ''), 'UTF8')), 'hex'), 1, 32)::uuid as identity
  from (
    select line.*, ${isNumber('isbn')} or ${isNumber('asin')} or ${isNumber('sku')} or ${isNumber('identifier')} as is_named,
      case when layout in ('kdp-prior-months', 'kdp-first-ebook', 'draft2digital-raw', 'flipkart-orders', 'acx-sales-detail') then 'balance'
        when layout in ('ingram-compensation', 'apple-financial', 'kobo-sales', 'google-earnings') then 'period'
        else 'order' end as identified_by
    from sale_lines as line join sales_imports on sales_imports.id = import_id and kind = 'file'
    cross join lateral (
      select max(told ->> 'layout') as layout
      from jsonb_array_elements(case when jsonb_typeof(sheets) = 'array' then sheets else '[]' end) as sheets_told(told)
      where told ->> 'name' is not distinct from line.sheet) as read
  ) as row
  where not is_estimate and measure in ('copies', 'pages')
    and not (identified_by = 'order' and order_id is null)`
