import { type Kysely, sql } from 'kysely'

/**
 * What is neither letter nor digit to the index of three-letter pieces: the gap between words, signs, and the marks of Indian
 * scripts that silence a vowel or put a dot under a letter (a Tamil word is full of them).
 */
const signs = [
  ...' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~‘’“”–—…•·«»₹।॥',
  ...'\u093c\u094d\u0bcd\u0c4d\u0cbc\u0ccd\u0d4d\u200c\u200d',
]

/** Letters of two scripts (Thaana and N'Ko) that no book here is written in. */
const letters = [...range(0x0780, 0x07a5), ...range(0x07ca, 0x07ea)].slice(0, signs.length)

const [gap = ''] = letters

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}

/**
 * The texts that a search looks through, and their index. An author's name stands in the texts of each of the author's books.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create extension if not exists btree_gin`.execute(db)
  await sql`
    alter table books
      add column search_title text not null default '',
      add column search_text text not null default ''`.execute(db)
  await createKeys(db)
  await keepKeys(db)
  await createIndex(db)
}

/**
 * A key has one case, one way of composing letters and one gap between words. Its signs are written as letters, since the
 * index ends a word at each of them: so no piece of it would tell "of the king" from any text with these three words. The key
 * of a search is made in the same way, and has no letter left that `like` would take for a pattern.
 */
async function createKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_key(words text) returns text language sql immutable
    return translate(lower(normalize(regexp_replace(words, '\\s+', ' ', 'g'), NFC)),
      ${sql.lit(signs.join(''))}, ${sql.lit(letters.join(''))})`.execute(db)

  // The gap is doubled and stands before the first word too, so that a single letter at the beginning of a word is a piece.
  await sql`
    create function title_search_key(words text) returns text language sql immutable
    return replace(search_key(' ' || words), ${sql.lit(gap)}, ${sql.lit(gap + gap)})`.execute(db)
}

async function keepKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function set_book_search_keys() returns trigger language plpgsql as $$
    declare
      author authors%rowtype;
    begin
      select * into author from authors where id = new.author_id;
      new.search_title := title_search_key(
        concat_ws(' ', new.title, new.title_latin, author.name, author.name_latin));
      new.search_text := search_key(concat_ws(' ', new.title, new.title_latin, new.subtitle, author.name,
        author.name_latin, new.description, new.description_en));
      return new;
    end $$`.execute(db)
  await sql`
    create trigger set_search_keys before insert or update on books
    for each row execute function set_book_search_keys()`.execute(db)

  await sql`
    create function renew_search_keys_of_author() returns trigger language plpgsql as $$
    begin
      update books set search_title = '' where author_id = new.id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger renew_search_keys after update of name, name_latin on authors
    for each row when (old.name is distinct from new.name or old.name_latin is distinct from new.name_latin)
    execute function renew_search_keys_of_author()`.execute(db)
}

/**
 * One index for both keys, with the date in it so that a search can keep to the newest books. Every match is compared with the
 * text itself, so the texts stay in their rows and are not compressed: unpacking took longer than comparing.
 */
async function createIndex(db: Kysely<unknown>): Promise<void> {
  // Changes go into the index at once: a list of those still to come would be read from end to end by each search.
  await sql`
    create index books_search on books
    using gin (published_at, search_title gin_trgm_ops, search_text gin_trgm_ops) with (fastupdate = off)
    where published_at is not null`.execute(db)
  // Without statistics a pattern counts as rare, which is what these columns are searched for through the index.
  await sql`
    alter table books
      set (toast_tuple_target = 8160),
      alter column search_text set storage external,
      alter column search_text set statistics 0,
      alter column search_title set statistics 0`.execute(db)
}
