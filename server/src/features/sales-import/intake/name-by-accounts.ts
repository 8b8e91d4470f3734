import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { SalesRow } from '../../../sales-files/index.ts'
import { findKnownRows } from './find-known-rows.ts'

/** The accounts that are merged into others, by those. */
export type MergedAccounts = ReadonlyMap<number, readonly number[]>

const HEX_DIGITS = 32

/**
 * Two accounts may send rows that say the same: what tells a row from others, and what names its sale, is the account's own. A row that was booked for
 * an account that is merged into this one by now keeps what it was called there.
 */
export async function nameByAccounts(
  db: Database,
  rows: readonly SalesRow[],
  merged: MergedAccounts,
): Promise<readonly SalesRow[]> {
  if (rows.every(({ account }) => account === null)) return rows
  const named = rows.map((row) => {
    if (row.account === null) return [row]
    return [row.account, ...(merged.get(row.account) ?? [])].map((account) => ofAccount(row, account))
  })
  const several = named.filter(({ length }) => length > 1).flat()
  const known = several.length === 0 ? none : await findNames(db, several)
  const isKnown = ({ hash, identity }: SalesRow) =>
    known.has(hash) || (identity !== null && known.has(identity))
  return named.flatMap((names) => names.find(isKnown) ?? names[0] ?? [])
}

const none: ReadonlySet<string> = new Set()

function ofAccount(row: SalesRow, account: number): SalesRow {
  const named = (name: string) => hash('sha256', `${name} of account ${account}`, 'hex').slice(0, HEX_DIGITS)
  return { ...row, hash: named(row.hash), identity: row.identity === null ? null : named(row.identity) }
}

/** Those of the rows' hashes and of the names of their sales that are known already. */
async function findNames(db: Database, rows: readonly SalesRow[]): Promise<ReadonlySet<string>> {
  const identities = rows.flatMap(({ identity }) => identity ?? [])
  const [hashes, { rows: posted }] = await Promise.all([
    findKnownRows(
      db,
      rows.map((row) => row.hash),
    ),
    sql<{ identity: string }>`
      select replace(identity::text, '-', '') as identity from unnest(${identities}::uuid[]) as identity
      where exists (select from sale_lines where sale_lines.identity = identity.identity and state = 'posted')`.execute(
      db,
    ),
  ])
  return new Set([...hashes, ...posted.map(({ identity }) => identity)])
}
