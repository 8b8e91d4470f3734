import { channelTaxes } from '@panai/contract/royalties/channel-taxes'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { type Judgement, paidOf } from './judge-line.ts'
import { type Owed, owedOf } from './owed.ts'
import { placeOf, salesOf } from './sale-columns.ts'
import type { StoredLine } from './stored-lines.ts'

/**
 * The sales that stand of the rows of imports, by whichever journal: that of a row which revises the sale of a return has the return's too. Conditions may
 * follow.
 */
export function standingSales(importIds: number | readonly number[]) {
  return sql`
    sale_lines as sold join sales on sales.line_id = sold.id and reversed_by is null
    where sold.import_id = any(${[importIds].flat()}::integer[]) and sold.state = 'posted'`
}

const told = [
  'author_id',
  'book_id',
  'format',
  'quantity',
  'amount_paise',
  'royalty_paise',
  'part',
  'basis',
  'list_price_paise',
  'base_paise',
  'cost_paise',
  'rate_bp',
  'share_bp',
  'rule_id',
] as const
type Shown = Record<(typeof told)[number], string | number | null>

/** The sales that stand of these rows, by row. */
export async function loadStanding(
  tx: Tx,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, Shown[]>> {
  const rows = await tx
    .selectFrom('sales')
    .select([...told, 'line_id'])
    .where('line_id', '=', sql<number>`any(${[...lineIds]}::bigint[])`)
    .where('reversed_by', 'is', null)
    .execute()
  return Map.groupBy(rows, ({ line_id }) => line_id ?? 0)
}

type Judged = { line: StoredLine; judgement: Judgement }

/** Whether a posted row comes to nothing else than what stands of it. */
export function isAsItStands({ line, judgement }: Judged, owed: Owed, standing: readonly Shown[]): boolean {
  if (judgement.state !== 'new') return false
  const now = owedOf(judgement, line)
  if (([...channelTaxes, 'net', 'received'] as const).some((part) => now[part] !== owed[part])) return false
  const { earned } = judgement
  const sales = salesOf({ line, reference: placeOf(line), earned, paid: paidOf(judgement), journalId: 0 })
  return textOf(sales) === textOf(standing)
}

function textOf(sales: readonly Shown[]): string {
  return JSON.stringify(sales.map((sale) => JSON.stringify(told.map((name) => sale[name]))).toSorted())
}
