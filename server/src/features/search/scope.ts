import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { EntryKind } from './found-entry.ts'

/**
 * The entries that are looked through: of one kind or of all, and among them those for which a condition holds. What no visitor may
 * find is among them only where that is said. A condition with values is one of very many.
 */
export type Scope = {
  kind?: EntryKind
  withUnlisted?: true
  among: RawBuilder<SqlBool>
  hasValues?: boolean
}

/** What a visitor may find. What is to appear at a later time is not found before. */
export const everythingListed: Scope = {
  among: sql<SqlBool>`(listed_from is null or listed_from <= now())`,
}

/** The table, or what is in it of the kind. */
export function entriesOf({ kind, withUnlisted }: Scope): RawBuilder<unknown> {
  const entries = withUnlisted ? sql`search_entries where true` : sql`search_entries where listed`
  return kind === undefined ? entries : sql`${entries} and kind = ${sql.lit(kind)}`
}
