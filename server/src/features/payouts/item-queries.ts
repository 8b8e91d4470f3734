import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { paise, toRupees } from '@panai/contract/money/money'
import type { listPayoutItems, PayoutItem } from '@panai/contract/payouts/staff/payouts'
import { countUpTo } from '../../db/count-up-to.ts'
import type { Database } from '../../db/database.ts'
import { listRange } from '../../http/lists.ts'
import { Refusal } from '../../http/refusal.ts'

type Asked = ParsedInputOf<typeof listPayoutItems>

export async function listItems(db: Database, asked: Asked) {
  const { limit, offset } = listRange(asked)
  const found = findItems(db, asked)
  const direction = asked.sort === 'id' ? 'asc' : 'desc'
  const page = found.selectAll().orderBy('id', direction).limit(limit).offset(offset)
  const [rows, counted] = await Promise.all([
    selectItems(db, page).orderBy('items.id', direction).execute(),
    countUpTo(db, found.select('id')),
  ])
  return { rows: rows.map(toItem), ...counted }
}

/** That of a payout. @throws Refusal not_found when it was made by no run. */
export async function getItemOf(db: Database, payoutId: number): Promise<PayoutItem> {
  const one = db.selectFrom('payout_items').selectAll().where('payout_id', '=', payoutId)
  const row = await selectItems(db, one).executeTakeFirst()
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  return toItem(row)
}

function findItems(db: Database, { run_id, state, made, held_for, author_id }: Asked) {
  let query = db.selectFrom('payout_items')
  if (run_id !== undefined) query = query.where('run_id', '=', run_id)
  if (state !== undefined) query = query.where('state', '=', state)
  if (made !== undefined) query = query.where('payout_id', 'is not', null)
  if (held_for !== undefined) query = query.where('held_for', '=', held_for)
  if (author_id !== undefined) query = query.where('author_id', '=', author_id)
  return query
}

/** Names and results are looked up for the rows of the page alone. */
function selectItems(db: Database, page: ReturnType<ReturnType<typeof findItems>['selectAll']>) {
  return db
    .selectFrom(page.as('items'))
    .innerJoin('authors', 'authors.id', 'items.author_id')
    .leftJoin('payouts', 'payouts.id', 'items.payout_id')
    .leftJoin('payout_results', (join) =>
      join
        .onRef('payout_results.payout_id', '=', 'items.payout_id')
        .on('payout_results.outcome', '=', 'failed'),
    )
    .leftJoin('payout_items as later', (join) =>
      join.onRef('later.retries', '=', 'items.payout_id').on('later.state', '<>', 'held'),
    )
    .selectAll('items')
    .select([
      'authors.name',
      'payouts.reference',
      'payouts.status',
      'payouts.transaction_id',
      'payout_results.reason',
      'later.id as later_id',
    ])
}
type Row = Awaited<ReturnType<ReturnType<typeof selectItems>['executeTakeFirstOrThrow']>>

function toItem(row: Row): PayoutItem {
  const { id, run_id, author_id, has_pan, masked, payout_id, reference, transaction_id, reason } = row
  return {
    ...{ id, run_id, author_id, has_pan, masked, payout_id, reference, transaction_id, reason },
    author_name: row.name,
    state: row.state,
    held_for: row.held_for,
    method: row.method,
    status: row.status,
    payable: toRupees(paise(row.payable_paise)),
    withheld: toRupees(paise(row.withheld_paise)),
    net: toRupees(paise(row.payable_paise - row.withheld_paise)),
    base: toRupees(paise(row.base_paise)),
    rate: row.rate_bp / 100,
    last:
      row.last_base_paise > 0
        ? { base: toRupees(paise(row.last_base_paise)), rate: row.last_rate_bp / 100 }
        : null,
    year_total: toRupees(paise(row.year_total_paise)),
    retried: row.later_id !== null,
  }
}
