import { type SqlBool, sql } from 'kysely'

/** Receipts that are for the sale of a row: its own, and those of other rows of the sale, in whatever file, that do not stand any more. */
export function isOfSale(lineId: number) {
  return sql<SqlBool>`(
    line_id = ${lineId}
    or (sale_identity = (select identity from sale_lines where id = ${lineId})
      and (select state from sale_lines as earlier where earlier.id = line_id) <> 'posted'))`
}
