import { type Kysely, sql } from 'kysely'

/**
 * Of which sales a return takes copies back, each with what of it came back earlier: copies, those of them that a file counted, and money of refunds
 * of which it does not tell how many copies they are of
 * (`sale_lines.refund_of`: as many as it may be; 0: none, as a person said). Its rows are removed with those of their import, and
 * a sale stays as long as there is its return; as foreign keys both would be looked for by each of a million rows that are removed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table returned_copies (
      import_id integer not null references sales_imports,
      return_id bigint not null,
      sale_id bigint not null,
      copies integer not null check (copies >= 0),
      copies_before integer not null check (copies_before >= 0),
      counted_before integer not null check (counted_before between 0 and copies_before),
      refunded bigint check (refunded > 0),
      refunded_before bigint not null default 0 check (refunded_before >= 0),
      is_of_order boolean not null,
      primary key (return_id, sale_id),
      check (copies > 0 or refunded is not null)
    )`.execute(db)
  await sql`
    insert into returned_copies (import_id, return_id, sale_id, copies, copies_before, counted_before, is_of_order)
    select back.import_id, back.id, sale.id, -back.units, earlier.copies, earlier.copies, coalesce(lower(btrim(back.order_id)) = lower(btrim(sale.order_id)), false)
    from sale_lines as back join sale_lines as sale on sale.id = back.sale_line_id
    cross join lateral (
      select coalesce(sum(-other.units), 0) as copies from sale_lines as other
      where other.sale_line_id = sale.id and other.id < back.id and other.units < 0 and other.state in ('new', 'posted')) as earlier
    where back.units < 0 and back.state in ('new', 'posted', 'waiting')`.execute(db)
  await sql`create index returned_copies_of_sale on returned_copies (sale_id)`.execute(db)
  await sql`create index returned_copies_of_import on returned_copies (import_id)`.execute(db)
  await sql`
    alter table sale_lines drop column sale_line_id,
      add column refund_of integer check (refund_of >= 0),
      drop constraint sale_lines_waits_for_check,
      add constraint sale_lines_waits_for_check check (waits_for in ('book', 'terms', 'currency_rate', 'price', 'copies'))`.execute(
    db,
  )
  // A return of copies of several sales has as many sales of each author.
  await sql`alter table sales add column part smallint not null default 1 check (part > 0)`.execute(db)
  await sql`drop index sales_of_line`.execute(db)
  await sql`
    create unique index sales_of_line on sales (line_hash, author_id, part)
    where line_hash is not null and reversed_by is null`.execute(db)
}
