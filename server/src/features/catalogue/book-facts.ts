import { type BookFact, bookFactNames } from '@panai/contract/catalogue/book-facts'
import type { ContributorRole } from '@panai/contract/language/vocabulary'
import { paise, toRupees } from '@panai/contract/money/money'
import { type Selectable, sql } from 'kysely'
import type { Tables } from '../../db/tables.gen.ts'

type ColumnName<Name extends BookFact> = Name extends 'mrp'
  ? 'mrp_paise'
  : Name extends 'contributors'
    ? never
    : Name

/** The columns of these facts, to be selected from `books`. The contributors are in a table of their own: see `contributors`. */
export function factColumns<Name extends BookFact>(names: readonly Name[]): `books.${ColumnName<Name>}`[] {
  return names.flatMap((name) =>
    name === 'contributors'
      ? []
      : [`books.${name === 'mrp' ? 'mrp_paise' : name}` as `books.${ColumnName<Name>}`],
  ) // by the same rule
}

type Contributor = { role: ContributorRole; name: string; author_id: number | null }

/** Who else made the book, in their order; to be selected beside the columns. */
export const contributors = sql<Contributor[]>`coalesce((
  select json_agg(json_build_object('role', role, 'name', name, 'author_id', author_id) order by position)
  from book_contributors where book_id = books.id), '[]')`.as('contributors')

/** A row of the database with these facts of a book. */
export type FactRow<Name extends BookFact = BookFact> = Pick<Selectable<Tables['books']>, ColumnName<Name>> &
  ('contributors' extends Name ? { contributors: Contributor[] } : unknown)

/** These facts of a book as an answer has them, and nothing else of the row. */
export type ShownFacts<Name extends BookFact = BookFact> = Omit<FactRow<Name>, 'mrp_paise'> &
  ('mrp' extends Name ? { mrp: number } : unknown)

export function toFacts<Name extends BookFact>(
  row: FactRow<NoInfer<Name>>,
  names: readonly Name[],
): ShownFacts<Name> {
  const { mrp_paise = 0, ...values }: { mrp_paise?: number } & Partial<Record<BookFact, unknown>> = row
  const entries = names.map((name) => [name, name === 'mrp' ? toRupees(paise(mrp_paise)) : values[name]])
  return Object.fromEntries(entries) as ShownFacts<Name> // made of these names
}

/** All facts of a book, to be selected from `books`: for its own page, its form and its table. */
export const allFacts = [...factColumns(bookFactNames), contributors] as const
