import type { Database } from '@panai/server/db/database'
import { sql } from 'kysely'
import type { AuthorName } from './callers.ts'

/** Where the numbers of each author's things begin, in every table: so a number tells whose it is, whatever an address calls it. */
const starts: Record<AuthorName, number> = { owner: 7_000_000, author: 8_000_000, stranger: 9_000_000 }
const LENGTH = 1_000_000
export const OWNERS = { first: starts.owner, last: starts.owner + LENGTH } as const

/** Statements say up to which number of the ledger they go: it must grow. */
const NEVER_BACK = 'journals_id_seq'

export type Bands = {
  /** What is made meanwhile has the numbers of this author. */
  within: <T>(name: AuthorName, work: () => Promise<T>) => Promise<T>
  /** All numbers that are in a table and are of this author's. */
  numbersOf: (name: AuthorName) => Promise<number[]>
}

type Position = { sequence: string; last: string | null }

export function makeBands(db: Database): Bands {
  const reached = new Map<AuthorName, Position[]>()

  async function positions(): Promise<Position[]> {
    const { rows } = await sql<Position>`
      select quote_ident(schemaname) || '.' || quote_ident(sequencename) as sequence, last_value::text as last
      from pg_sequences where schemaname = 'public' and sequencename <> ${NEVER_BACK}`.execute(db)
    return rows
  }

  async function moveTo(all: readonly Position[]): Promise<void> {
    for (const { sequence, last } of all)
      await sql`select setval(${sequence}::regclass, ${last ?? '1'}::bigint, ${last !== null})`.execute(db)
  }

  return {
    async within(name, work) {
      const before = await positions()
      await moveTo(
        reached.get(name) ?? before.map(({ sequence }) => ({ sequence, last: String(starts[name]) })),
      )
      const result = await work()
      reached.set(name, await positions())
      await moveTo(before)
      return result
    },
    async numbersOf(name) {
      const { rows } = await sql<{ table: string }>`
        select table_name as table from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'id'
          and data_type in ('integer', 'bigint')`.execute(db)
      const numbers = new Set<number>()
      for (const { table } of rows) {
        const found = await sql<{ id: number }>`
          select id::integer as id from ${sql.table(table)}
          where id > ${starts[name]} and id < ${starts[name] + LENGTH}`.execute(db)
        for (const { id } of found.rows) numbers.add(id)
      }
      return [...numbers].sort((a, b) => a - b)
    },
  }
}
