import { type Kysely, sql } from 'kysely'

const LONGEST_JOINED = 40
/** In shorter words a slip may mean anything, and longer ones are too many letters for a piece each. */
const SHORTEST_WORD = 4
const LONGEST_WORD = 30
/** The index takes no word of more than 2,046 bytes; some letters are many in a key. */
const MOST_INDEXED = 100

/**
 * A name that begins with initials has one line more: as it is written in English, with one letter for each. So கு. ப. ராஜகோபாலன் is
 * found as K. P. Rajagopalan. And a name in one word stands close behind its "=", so that it is none of the words of the name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function key_lines(variadic names text[]) returns text language plpgsql immutable as $$
    declare
      lines text := '|';
      name text;
      line text;
    begin
      foreach name in array names loop
        foreach line in array array[name, nullif(with_single_initials(name), name)] loop
          line := sound_key(line);
          continue when line is null or line = '' or strpos(lines, '| ' || line || ' |') > 0;
          lines := lines || ' ' || line || ' |';
          if strpos(line, ' ') > 0 and length(line) <= ${sql.lit(LONGEST_JOINED)} then
            lines := lines || '=' || joined_key(line) || ' |';
          end if;
        end loop;
      end loop;
      return lines;
    end $$`.execute(db)
  await indexWords(db)
  await learnWords(db)
  await sql`
    comment on table search_entries is
    'Names stand in lines as they are written (plain) and as they sound (keys): "| ponniyin selvan |=ponniyinselvan |". What stands in title_* comes first; body is the text of articles and questions.'`.execute(
    db,
  )
  // With no fingerprint the start that follows makes all entries anew.
  await sql`delete from search_rules`.execute(db)
}

/**
 * The words of names, and each name in one word behind its "=": looked up by their beginning in the index itself, where pieces of three
 * letters had to be looked up one by one and each stands in thousands of names.
 */
async function indexWords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function key_words(keys text) returns tsvector language sql immutable strict parallel safe
    return array_to_tsvector(array_remove(regexp_split_to_array(
      regexp_replace(keys, ${sql.lit(`([^ |]{${MOST_INDEXED}})[^ |]+`)}, '\\1', 'g'), '[ |]+'), ''))`.execute(
    db,
  )
  await sql`
    create index search_entries_words on search_entries using gin (key_words(keys))
    with (gin_pending_list_limit = 256)`.execute(db)
}

/**
 * A word that only what is unlisted has is unlisted, until it appears. Words alone, and no more each name in one word: those grew with the catalogue and words hardly do, and a query in one word is known by
 * the words in it.
 */
async function learnWords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function learn_search_words(of_kind text, ids integer[]) returns void language plpgsql as $$
    begin
      with met as (
        select word, bool_or(listed) as listed
        from unnest(ids) as wanted (id)
        join search_entries on kind = of_kind and target_id = id
        cross join regexp_split_to_table(keys, '[ |]+') as word
        where length(word) between ${sql.lit(SHORTEST_WORD)} and ${sql.lit(LONGEST_WORD)} and word not like '=%'
        group by word),
      learnt as (
        insert into search_words (word, pieces, listed)
          select word, one_left_out(word), listed from met
          where not exists (select from search_words known
            where known.word = met.word and (known.listed or not met.listed)))
      -- Two who make a word known at one time don't wait for each other.
      delete from search_words where ctid = any (array(
        select secret.at from met cross join lateral (
          select ctid as at from search_words where word = met.word and not search_words.listed
          for update skip locked) as secret
        where met.listed));
    end $$`.execute(db)
}
