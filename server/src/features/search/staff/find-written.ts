import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { like } from '../patterns.ts'

/** Without a word of so many letters an index of three-letter pieces does not help. */
const SHORTEST_WORD = 3
/** So many of the newest are looked through one by one: of what very many have these are among them. */
const NEWEST = sql.lit(500)
/** So many are looked up by the index, in no order. */
const MOST_LOOKED_UP = sql.lit(1_000)
const most = sql.lit(50)

/** Ids of the letters of visitors, of the submissions about which author and company wrote, and of accounts. */
export type Written = { letters: number[]; conversations: number[]; people: number[] }

/** What has all of the words as they are typed, the newest; of an account its name has them, or its address has the text. */
export async function findWritten(tx: Tx, words: readonly string[], text: string): Promise<Written> {
  if (!words.some((word) => [...word].length >= SHORTEST_WORD))
    return { letters: [], conversations: [], people: [] }
  const whole = text.toLowerCase()
  const inName = words.map((word) => sql`lower(name) like ${like('%', word.toLowerCase(), '%')}`)
  return {
    // Suspect ones are kept apart.
    letters: await idsOf(
      tx,
      newestWith(words, sql`id, id as shown, search_text from enquiries where not is_suspect`),
    ),
    conversations: await idsOf(
      tx,
      newestWith(words, sql`id, submission_id as shown, search_text from thread_messages where true`),
    ),
    // Who is called just so is among them, however many have the words.
    people: await idsOf(
      tx,
      sql`(select id from accounts where lower(email) = ${whole} or lower(name) = ${whole} limit ${most})
        union (select id from accounts
          where (${sql.join(inName, sql` and `)}) or lower(email) like ${like('%', whole, '%')} limit ${most})`,
    ),
  }
}

function newestWith(words: readonly string[], texts: RawBuilder<unknown>): RawBuilder<unknown> {
  const haveAll = sql.join(
    // The function that makes such a text makes the key of a word; it has no letter that `like` takes for a pattern.
    words.map((word) => sql`search_text like '%' || search_key(${word}) || '%'`),
    sql` and `,
  )
  return sql`
    select shown as id from (
      select * from (select ${texts} order by id desc limit ${NEWEST}) as newest where ${haveAll}
      union (select ${texts} and ${haveAll} limit ${MOST_LOOKED_UP})) as found
    order by found.id desc limit ${most}`
}

async function idsOf(tx: Tx, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await (query as RawBuilder<{ id: number }>).execute(tx)
  return [...new Set(rows.map(({ id }) => id))]
}
