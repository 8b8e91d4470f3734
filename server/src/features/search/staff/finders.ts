import { type DeskKind, MOST_FOUND_OF_A_KIND } from '@panai/contract/staff/search'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { allLike, anyLike, like } from '../patterns.ts'
import type { ReadQuery } from '../read-query.ts'

export type Asked = {
  text: string
  number: number | null
  isbn: string | null
  /** null: it is too short to be looked for inside names. */
  words: ReadQuery | null
}

const most = sql.lit(MOST_FOUND_OF_A_KIND)
/** Of what sounds alike so many are ranked. */
const MOST_RANKED = sql.lit(200)
const no = sql<SqlBool>`false`

/** How each kind is found: what is asked for by its number first. Each gives id, title, detail and run_id. */
export const finders: Record<DeskKind, (asked: Asked) => RawBuilder<unknown>> = {
  books: (asked) => sql`
    select books.id, books.title, concat_ws(', ', authors.name, books.isbn) as detail, null::integer as run_id
    from books join authors on authors.id = books.author_id
    where books.id in (
      select target_id from (${named('book', asked.words)}) as named
      union all (select id from books where published_at is null and ${written('search_text', asked)} limit ${most})
      union all (select id from books where id = ${asked.number} or isbn = ${asked.isbn}))
    order by books.id is not distinct from ${asked.number} desc, books.published_at is null, books.id
    limit ${most}`,

  authors: (asked) => sql`
    select id, name as title, name_latin as detail, null::integer as run_id
    from authors
    where id in (select target_id from (${named('author', asked.words)}) as named union all select ${asked.number}::integer)
    order by id is not distinct from ${asked.number} desc, id
    limit ${most}`,

  submissions: (asked) => sql`
    select id, title, author_name as detail, null::integer as run_id
    from submissions
    where id = ${asked.number} or ${written('search_text', asked)} or ${ofAuthor(asked)}
    order by id is not distinct from ${asked.number} desc, id desc
    limit ${most}`,

  enquiries: (asked) => sql`
    select id, name as title, reason as detail, null::integer as run_id
    from enquiries
    where id = ${asked.number} or (${written('search_text', asked)} and not is_suspect)
    order by id is not distinct from ${asked.number} desc, id desc
    limit ${most}`,

  statements: (asked) => sql`
    select id, author_name as title, author_name as detail, null::integer as run_id
    from statements
    where id = ${asked.number} or ${ofAuthor(asked)}
    order by id is not distinct from ${asked.number} desc, id desc
    limit ${most}`,

  payouts: (asked) => sql`
    select payouts.id, payouts.reference as title, authors.name as detail,
      (select run_id from payout_items where payout_id = payouts.id) as run_id
    from payouts join authors on authors.id = payouts.author_id
    where payouts.id = ${asked.number} or payouts.reference = ${asked.text}
      or payouts.transaction_id = ${asked.text} or ${ofAuthor(asked, 'payouts.author_id')}
    order by payouts.id is not distinct from ${asked.number} desc, payouts.id desc
    limit ${most}`,
}

/** Entries of the site's own search, where the unlisted stand too: as they are written, and as they sound. */
function named(kind: 'book' | 'author', words: ReadQuery | null): RawBuilder<unknown> {
  const means = words
    ? sql<SqlBool>`(${allLike('plain', words.plainWords)} or ${allLike('keys', words.keyWords)}
        or ${anyLike('keys', like('%= ', words.joined, '%'))})`
    : no
  return sql`
    select target_id from (
      select target_id, plain from search_entries where kind = ${kind} and ${means} limit ${MOST_RANKED}
    ) as ranked
    order by length(plain), target_id limit ${most}`
}

function ofAuthor({ words }: Asked, column = 'author_id'): RawBuilder<SqlBool> {
  if (!words) return no
  return sql<SqlBool>`${sql.ref(column)} = any(array(${named('author', words)}))`
}

/** The functions that make such a text make the key of what is looked for; it has no letter that `like` takes for a pattern. */
function written(column: string, { text, words }: Asked): RawBuilder<SqlBool> {
  return words ? sql<SqlBool>`${sql.ref(column)} like '%' || search_key(${text}) || '%'` : no
}
