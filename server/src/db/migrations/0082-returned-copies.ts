import { type Kysely, sql } from 'kysely'

/**
 * Of which sales a return takes copies back, each with how many of it came back earlier. Its rows are removed with those of their import, and
 * a sale stays as long as there is its return; as foreign keys both would be looked for by each of a million rows that are removed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table returned_copies (
      import_id integer not null references sales_imports,
      return_id bigint not null,
      sale_id bigint not null,
      copies integer not null check (copies > 0),
      copies_before integer not null check (copies_before >= 0),
      is_of_order boolean not null,
      primary key (return_id, sale_id)
    )`.execute(db)
  await sql`
    insert into returned_copies
    select back.import_id, back.id, sale.id, -back.units,
      coalesce(sum(-back.units) over (partition by sale.id order by back.id rows between unbounded preceding and 1 preceding), 0),
      coalesce(lower(btrim(back.order_id)) = lower(btrim(sale.order_id)), false)
    from sale_lines as back join sale_lines as sale on sale.id = back.sale_line_id
    where back.units < 0 and back.state in ('new', 'posted', 'waiting')`.execute(db)
  await sql`create index returned_copies_of_sale on returned_copies (sale_id)`.execute(db)
  await sql`create index returned_copies_of_import on returned_copies (import_id)`.execute(db)
  await sql`alter table sale_lines drop column sale_line_id`.execute(db)
  // A return of copies of several sales has as many sales of each author.
  await sql`alter table sales add column part smallint not null default 1 check (part > 0)`.execute(db)
  await sql`drop index sales_of_line`.execute(db)
  await sql`
    create unique index sales_of_line on sales (line_hash, author_id, part)
    where line_hash is not null and reversed_by is null`.execute(db)
}
