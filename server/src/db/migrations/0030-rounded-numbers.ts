import { type Kysely, sql } from 'kysely'

/** Numbers that a spreadsheet has rounded are those of several books: what was remembered by them is forgotten, and rows that wait are alike by their titles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const rounded = sql.lit(
    "^[a-z_-]+ number ('?[0-9]([.,][0-9]+e[+]?[0-9]{1,3}|e[+][0-9]{1,3})|'?[0-9]{6,}0{6,}([.]0+)?)$",
  )
  const plain = (column: string) =>
    sql`left(btrim(regexp_replace(lower(normalize(coalesce(${sql.ref(column)}, ''), NFKC)), '\\s+', ' ', 'g')), 320)`
  await sql`delete from sale_matches where key ~ ${rounded}`.execute(db)
  await sql`
    update sale_lines set match_key = case when title is not null
      then 'title ' || ${plain('title')} || ' by ' || ${plain('author_name')} end
    where state = 'waiting' and waits_for = 'book' and match_key ~ ${rounded}`.execute(db)
}
