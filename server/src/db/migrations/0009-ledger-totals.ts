import { type Kysely, sql } from 'kysely'

/**
 * What an author has sold, earned and still to come, kept by the transaction that posts it, so that no page counts a ledger anew.
 * Whoever posts locks the row of `author_totals` first, in the order of ids: it guards the author's other rows too.
 */
export async function createTotals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table author_totals (
      author_id integer primary key references authors,
      sales integer not null default 0,
      payouts integer not null default 0,
      copies bigint not null default 0,
      lifetime_paise bigint not null default 0,
      unpaid_paise bigint not null default 0,
      last_sold_on date
    )`.execute(db)
  await sql`
    create table author_months (
      author_id integer not null references authors,
      month date not null check (extract(day from month) = 1),
      copies bigint not null,
      royalty_paise bigint not null,
      primary key (author_id, month)
    )`.execute(db)
  await sql`
    create table author_books (
      author_id integer not null references authors,
      book_id integer references books,
      copies bigint not null,
      royalty_paise bigint not null,
      unique nulls not distinct (author_id, book_id)
    )`.execute(db)
  await sql`create index author_books_of_book on author_books (book_id)`.execute(db)
  await countSales(db)
  await countMoney(db)
  await createCheck(db)
}

/** A sale's only change is to be reversed, so that rows which were changed are rows to take off again. */
async function countSales(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_sales() returns trigger language plpgsql as $$
    declare
      sign integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      if tg_op = 'INSERT' and exists (select from changed where reversed_by is not null) then
        raise exception 'a sale is made before it is reversed' using errcode = 'check_violation';
      end if;
      insert into author_totals as kept (author_id, sales, copies, lifetime_paise, last_sold_on)
        select author_id, sign * count(*), sign * sum(quantity), sign * sum(royalty_paise),
          max(sold_on) filter (where quantity > 0 and sign = 1)
        from changed group by author_id order by author_id
        on conflict (author_id) do update set
          sales = kept.sales + excluded.sales,
          copies = kept.copies + excluded.copies,
          lifetime_paise = kept.lifetime_paise + excluded.lifetime_paise,
          last_sold_on = greatest(kept.last_sold_on, excluded.last_sold_on);
      if sign = -1 then
        update author_totals set last_sold_on = (
          select max(sold_on) from sales
          where sales.author_id = author_totals.author_id and reversed_by is null and quantity > 0
        ) where author_id in (select author_id from changed);
      end if;
      insert into author_months as kept
        select author_id, date_trunc('month', sold_on)::date as month, sign * sum(quantity), sign * sum(royalty_paise)
        from changed group by author_id, month order by author_id, month
        on conflict (author_id, month) do update set
          copies = kept.copies + excluded.copies, royalty_paise = kept.royalty_paise + excluded.royalty_paise;
      insert into author_books as kept
        select author_id, book_id, sign * sum(quantity), sign * sum(royalty_paise)
        from changed group by author_id, book_id order by author_id, book_id
        on conflict (author_id, book_id) do update set
          copies = kept.copies + excluded.copies, royalty_paise = kept.royalty_paise + excluded.royalty_paise;
      return null;
    end $$`.execute(db)
  for (const [name, event] of [
    ['count_made', 'insert'],
    ['count_reversed', 'update'],
  ] as const)
    await sql`
      create trigger ${sql.ref(name)} after ${sql.raw(event)} on sales referencing new table as changed
      for each statement execute function count_sales()`.execute(db)
}

async function countMoney(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_postings() returns trigger language plpgsql as $$
    begin
      insert into author_totals as kept (author_id, unpaid_paise)
        select author_id, -sum(amount_paise) from come join ledger_accounts on ledger_accounts.id = account_id
        where author_id is not null group by author_id order by author_id
        on conflict (author_id) do update set unpaid_paise = kept.unpaid_paise + excluded.unpaid_paise;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger count_made after insert on postings referencing new table as come
    for each statement execute function count_postings()`.execute(db)
  await sql`
    create function count_payouts() returns trigger language plpgsql as $$
    begin
      insert into author_totals as kept (author_id, payouts)
        select author_id, count(*) from come group by author_id order by author_id
        on conflict (author_id) do update set payouts = kept.payouts + excluded.payouts;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger count_made after insert on payouts referencing new table as come
    for each statement execute function count_payouts()`.execute(db)
}

/** Counts the whole ledger anew and lists where it disagrees with what is kept: no row, all is well. */
async function createCheck(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_differences()
    returns table (what text, author_id integer, kept bigint, counted bigint) language sql stable as $$
      with
      counted(author_id, what, value) as (
        select author_id, shown.what, shown.value from (
          select author_id, count(*) as sales, sum(quantity) as copies, sum(royalty_paise) as royalty,
            max(sold_on) filter (where quantity > 0) as last_sold_on
          from sales where reversed_by is null group by author_id
        ) as sold, lateral (values
          ('sales', sales::numeric), ('copies', copies), ('lifetime', royalty), ('last sale', last_sold_on - date '2000-01-01')
        ) as shown(what, value)
        union all
        select author_id, 'payouts', count(*) from payouts group by author_id
        union all
        select author_id, 'unpaid', -sum(amount_paise) from postings
          join ledger_accounts on ledger_accounts.id = account_id where author_id is not null group by author_id
        union all
        select author_id, 'lifetime by entries', -sum(amount_paise) from postings
          join ledger_accounts on ledger_accounts.id = account_id
          join journals on journals.id = journal_id
          left join journals as first on first.id = journals.reverses
          where author_id is not null and coalesce(first.kind, journals.kind) = 'sale' group by author_id
        union all
        select author_id, 'month ' || to_char(sold_on, 'YYYY-MM') || counts.what, sum(counts.value)
          from sales, lateral (values (' copies', quantity), (' royalty', royalty_paise)) as counts(what, value)
          where reversed_by is null group by 1, 2
        union all
        select author_id, 'book ' || coalesce(book_id::text, 'unknown') || counts.what, sum(counts.value)
          from sales, lateral (values (' copies', quantity), (' royalty', royalty_paise)) as counts(what, value)
          where reversed_by is null group by 1, 2
      ),
      kept(author_id, what, value) as (
        select author_id, shown.what, shown.value::numeric from author_totals, lateral (values
          ('sales', sales), ('copies', copies), ('lifetime', lifetime_paise), ('payouts', payouts),
          ('unpaid', unpaid_paise), ('lifetime by entries', lifetime_paise), ('last sale', last_sold_on - date '2000-01-01')
        ) as shown(what, value)
        union all
        select author_id, 'month ' || to_char(month, 'YYYY-MM') || shown.what, shown.value
          from author_months, lateral (values (' copies', copies), (' royalty', royalty_paise)) as shown(what, value)
        union all
        select author_id, 'book ' || coalesce(book_id::text, 'unknown') || shown.what, shown.value
          from author_books, lateral (values (' copies', copies), (' royalty', royalty_paise)) as shown(what, value)
      )
      select what, author_id, kept.value::bigint, counted.value::bigint
        from kept full join counted using (author_id, what)
        where coalesce(kept.value, 0) <> coalesce(counted.value, 0)
      union all
      select 'journal ' || journal_id, null, 0, sum(amount_paise)::bigint
        from postings group by journal_id having sum(amount_paise) <> 0
    $$`.execute(db)
}
