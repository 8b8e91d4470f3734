import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import { channelOfKind } from '@panai/contract/sales/sales-account-kinds'
import { salesAccountMessages } from '@panai/contract/sales-import/staff/sales-account-rules'
import type { mergeSalesAccount, splitSalesAccount } from '@panai/contract/sales-import/staff/sales-accounts'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { refuseStale } from '../../../http/refuse-stale.ts'
import { lockPosting } from '../intake/lock-import.ts'
import { keyOfNumbers } from '../matching/match-key.ts'
import { lockMatches } from '../sale-matches/lock-matches.ts'

/**
 * Says that an account is the same as another one. What is booked stays on its own account of the ledger; reports sum both up, files that name the one
 * are read as the other's, and what was matched for it holds there too, unless the other says something else.
 * @throws Refusal not_found, invalid, conflict while a file of it is not posted
 */
export async function mergeAccount(
  tx: Tx,
  { id, version, into }: ParsedInputOf<typeof mergeSalesAccount>,
): Promise<void> {
  await lockPosting(tx)
  await lockMatches(tx)
  const found = await tx
    .selectFrom('sales_accounts')
    .select(['id', 'kind', 'merged_into', 'version'])
    .where('id', 'in', [id, into])
    .orderBy('id')
    .forUpdate()
    .execute()
  const [own, other] = [id, into].map((one) => found.find((account) => account.id === one))
  if (!own) throw new Refusal('not_found', staffMessages.notFound)
  if (own.version !== version) await refuseStale(tx, 'sales_accounts', id)
  if (own.merged_into !== null) throw new Refusal('conflict', salesAccountMessages.mergedInto)
  if (id === into) throw invalid(salesAccountMessages.mergeSelf)
  if (!other || other.merged_into !== null) throw invalid(salesAccountMessages.mergeUnknown)
  if (channelOfKind[own.kind] !== channelOfKind[other.kind]) throw invalid(salesAccountMessages.mergeOther)
  if (await hasOpenRows(tx, id)) throw new Refusal('conflict', salesAccountMessages.mergeOpen)
  await moveMatches(tx, id, into)
  await tx
    .updateTable('sales_accounts')
    .set({ merged_into: into })
    .where(({ eb, or }) => or([eb('id', '=', id), eb('merged_into', '=', id)]))
    .execute()
}

/** @throws Refusal not_found, conflict when it is not merged, or has been changed meanwhile. */
export async function splitAccount(
  tx: Tx,
  { id, version }: ParsedInputOf<typeof splitSalesAccount>,
): Promise<void> {
  await lockPosting(tx)
  await lockMatches(tx)
  const own = await tx
    .selectFrom('sales_accounts')
    .select(['merged_into'])
    .where('id', '=', id)
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirst()
  if (!own) return refuseStale(tx, 'sales_accounts', id)
  if (own.merged_into === null) throw new Refusal('conflict', salesAccountMessages.notMerged)
  await tx.updateTable('sales_accounts').set({ merged_into: null }).where('id', '=', id).execute()
}

/** Rows that are to be posted would be another sale when their file came again. */
async function hasOpenRows(tx: Tx, id: number): Promise<boolean> {
  const ids = sql`(select ${id}::integer union all select part.id from sales_accounts as part where merged_into = ${id})`
  const { rows } = await sql`
    select from sales_imports as open
    where (state in ('reading', 'unmapped', 'ready', 'posting') and sales_account_id in ${ids})
      or ((state in ('ready', 'posting') or (state = 'posted' and totals @> '[{"state": "new"}]')) and exists (
        select from sale_lines where import_id = open.id and state = 'new' and sales_account_id in ${ids}))
    limit 1`.execute(tx)
  return rows.length > 0
}

/** Rows of one number are of the account's own: what was said of them before is remembered for the other one. */
async function moveMatches(tx: Tx, id: number, into: number): Promise<void> {
  const [from, to] = [keyOfNumbers(id), keyOfNumbers(into)]
  const moved = (key: string) => sql`${to} || substr(${sql.ref(key)}, ${from.length + 1}::integer)`
  await sql`
    update sale_matches set key = ${moved('key')}, sales_account_id = ${into}
    where starts_with(key, ${from}) and forgotten_at is null and not exists (
      select from sale_matches as there where there.key = ${moved('sale_matches.key')} and there.forgotten_at is null)`.execute(
    tx,
  )
  await sql`
    update sale_lines set match_key = ${moved('match_key')}
    where sales_account_id = ${id} and state = 'waiting' and starts_with(match_key, ${from})`.execute(tx)
}

function invalid(message: string): Refusal {
  return new Refusal('invalid', messages.invalidInput, { errors: { into: [message] } })
}
