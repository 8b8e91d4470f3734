import { type DeskKind, MOST_FOUND_OF_A_KIND } from '@panai/contract/search/staff/search'
import { statementNumber } from '@panai/contract/statements/statement-words'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import type { Asked, Found } from './asked.ts'
import { findMailsOnDesk } from './find-mails-on-desk.ts'

type Finder = (asked: Asked) => RawBuilder<Found>

const most = sql.lit(MOST_FOUND_OF_A_KIND)

/** How each kind is found: what is asked for by its number first, then what is named, best first. */
export const finders: Record<DeskKind, (tx: Tx, asked: Asked) => Promise<Found[]>> = {
  books: by(
    ({ number, books }) => sql`
      select books.id, title, concat_ws(', ', authors.name, isbn) as detail, null::integer as run_id
      from books join authors on authors.id = author_id
      where books.id = ${number} or books.id = any(${books}::int[])
      order by books.id is not distinct from ${number} desc, array_position(${books}::int[], books.id)
      limit ${most}`,
  ),

  authors: by(
    ({ number, authors }) => sql`
      select id, name as title, name_latin as detail, null::integer as run_id
      from authors
      where id = ${number} or id = any(${authors}::int[])
      order by id is not distinct from ${number} desc, array_position(${authors}::int[], id)
      limit ${most}`,
  ),

  submissions: by(
    ({ number, submissions, authors }) => sql`
      select id, title, author_name as detail, null::integer as run_id
      from submissions
      where id = ${number} or id = any(${submissions}::int[]) or author_id = any(${authors}::int[])
      order by id is not distinct from ${number} desc, array_position(${submissions}::int[], id), id desc
      limit ${most}`,
  ),

  enquiries: by(
    ({ number, letters }) => sql`
      select id, name as title, reason as detail, null::integer as run_id
      from enquiries
      where id = ${number} or id = any(${letters}::int[])
      order by id is not distinct from ${number} desc, id desc
      limit ${most}`,
  ),

  // A conversation has the number of the submission that it is about.
  threads: by(
    ({ number, submissions, authors, people, conversations }) => sql`
      select submission_id as id, title, author_name as detail, null::integer as run_id
      from threads join submissions on submissions.id = submission_id
      where submission_id = ${number} or submission_id = any(${[...submissions, ...conversations]}::int[] || array(
        select id from submissions where author_id = any(${authors}::int[] || array(
          select author_id from accounts where id = any(${people}::int[])))))
      order by submission_id is not distinct from ${number} desc,
        array_position(${submissions}::int[], submission_id), last_at desc
      limit ${most}`,
  ),

  mails: findMailsOnDesk,

  async statements(tx, { number, authors }) {
    const { rows } = await sql<Found>`
      select id, author_name as title, author_name as detail, null::integer as run_id
      from statements
      where id = ${number} or author_id = any(${authors}::int[])
      order by id is not distinct from ${number} desc, array_position(${authors}::int[], author_id), id desc
      limit ${most}`.execute(tx)
    return rows.map((row) => ({ ...row, title: statementNumber(row.id) }))
  },

  payouts: by(
    ({ number, authors, text }) => sql`
      select payouts.id, reference as title, name as detail,
        (select run_id from payout_items where payout_id = payouts.id) as run_id
      from payouts join authors on authors.id = author_id
      where payouts.id = ${number} or reference = ${text} or transaction_id = ${text}
        or author_id = any(${authors}::int[])
      order by payouts.id is not distinct from ${number} desc,
        array_position(${authors}::int[], author_id), payouts.id desc
      limit ${most}`,
  ),
}

function by(finder: Finder) {
  return async (tx: Tx, asked: Asked) => (await finder(asked).execute(tx)).rows
}
