import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import { channelOfKind, salesAccountKey } from '@panai/contract/sales/sales-account-kinds'
import { channelNames, salesChannels, tamilChannelNames } from '@panai/contract/sales/sales-channels'
import { salesAccountMessages } from '@panai/contract/sales-import/staff/sales-account-rules'
import type {
  changeSalesAccount,
  createSalesAccount,
} from '@panai/contract/sales-import/staff/sales-accounts'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { refuseStale } from '../../../http/refuse-stale.ts'

/** Opens it, with its account in the ledger. @returns its id. @throws Refusal invalid when the name is taken */
export async function addAccount(
  tx: Tx,
  { discount, ...fields }: ParsedInputOf<typeof createSalesAccount>,
  createdBy: number,
): Promise<number> {
  const { id } = await tx
    .insertInto('sales_accounts')
    .values({ ...fields, discount_bp: toBasisPoints(discount), created_by: createdBy })
    .returning('id')
    .executeTakeFirstOrThrow()
  await nameIt(tx, id, fields.name)
  await tx
    .insertInto('ledger_accounts')
    .values({ name: `sales_account:${id}`, sales_account_id: id })
    .execute()
  return id
}

/**
 * Changes it; what is booked stays. Files that write a former name go on to be read.
 * @throws Refusal not_found, invalid, conflict when it has been changed meanwhile, or is merged into another one
 */
export async function changeAccount(
  tx: Tx,
  { id, version, discount, ...fields }: ParsedInputOf<typeof changeSalesAccount>,
): Promise<void> {
  const now = await tx
    .selectFrom('sales_accounts')
    .select(['name', 'kind', 'merged_into'])
    .where('id', '=', id)
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirst()
  if (!now) return refuseStale(tx, 'sales_accounts', id)
  if (now.merged_into !== null) throw new Refusal('conflict', salesAccountMessages.mergedInto)
  const { kind = now.kind } = fields
  if (channelOfKind[kind] !== channelOfKind[now.kind])
    throw invalid('kind', salesAccountMessages.otherChannel)
  if (fields.name !== undefined && fields.name !== now.name) await nameIt(tx, id, fields.name)
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  await tx
    .updateTable('sales_accounts')
    .set({
      name: sql`name`,
      ...given,
      ...(discount !== undefined && { discount_bp: toBasisPoints(discount) }),
    })
    .where('id', '=', id)
    .execute()
}

function toBasisPoints(percent: number | null | undefined): number | null {
  return percent === null || percent === undefined ? null : Math.round(percent * 100)
}

const keysOfChannels = new Set(
  salesChannels.flatMap((one) => [one, channelNames[one], tamilChannelNames[one]].map(salesAccountKey)),
)

/**
 * Its name from now on, beside those of before. No other account may have had it, since files may still write it, but for one that is merged into this
 * one, whose it stays.
 */
async function nameIt(tx: Tx, id: number, name: string): Promise<void> {
  const key = salesAccountKey(name)
  if (keysOfChannels.has(key)) throw invalid('name', salesAccountMessages.nameOfChannel)
  await tx
    .updateTable('sales_account_names')
    .set({ is_current: false })
    .where('sales_account_id', '=', id)
    .execute()
  const kept = await tx
    .insertInto('sales_account_names')
    .values({ key, name, sales_account_id: id, is_current: true })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ name, is_current: true })
        .where('sales_account_names.sales_account_id', '=', id),
    )
    .returning('key')
    .executeTakeFirst()
  if (!kept && !(await isOfPart(tx, id, key))) throw invalid('name', salesAccountMessages.nameTaken)
}

async function isOfPart(tx: Tx, id: number, key: string): Promise<boolean> {
  const found = await tx
    .selectFrom('sales_account_names')
    .innerJoin('sales_accounts', 'sales_accounts.id', 'sales_account_id')
    .select('key')
    .where('key', '=', key)
    .where('merged_into', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

function invalid(field: string, message: string): Refusal {
  return new Refusal('invalid', messages.invalidInput, { errors: { [field]: [message] } })
}
