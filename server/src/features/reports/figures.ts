import type { SalesFigure } from '@panai/contract/accounting/staff/reports'
import { keysOf } from '@panai/contract/http/keys-of'
import { type RawBuilder, sql } from 'kysely'

/** Sums as the tables of totals keep them; money in paise. */
export type Figures = Record<SalesFigure, number>

/** How each is read from the columns of a table of totals. */
const read = {
  copies: 'sold - returned',
  returns: 'returned',
  gross: 'gross_paise',
  channel_pays: 'channel_paise',
  royalty: 'royalty_paise',
} as const satisfies Record<SalesFigure, string>

export const figureNames = keysOf(read)

/** `sum(…) as copies, …`: nothing at all is zero. */
export const figureSums: RawBuilder<unknown> = sql.raw(
  figureNames.map((name) => `coalesce(sum(${read[name]}), 0)::bigint as ${name}`).join(', '),
)

export const noFigures: Figures = { copies: 0, returns: 0, gross: 0, channel_pays: 0, royalty: 0 }
