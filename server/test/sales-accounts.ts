import {
  createSalesAccount,
  getSalesAccount,
  mergeSalesAccount,
  type SalesAccount,
} from '@panai/contract/sales-import/staff/sales-accounts'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import type { TestApplication } from './an-application.ts'
import { panaiCsv, type Row } from './sales-files.ts'
import { postImport, readImport } from './sales-imports.ts'
import type { StaffMember } from './staff-member.ts'

type Clerk = Pick<StaffMember, 'calls'>

let made = 0

/** A shop with a name of its own, but for what is said otherwise. */
export async function aSalesAccount({ calls }: Clerk, other: object = {}): Promise<SalesAccount> {
  made += 1
  const given = { name: `புத்தகச் சோலை ${made}`, kind: 'shop', ...other }
  return (await calls(createSalesAccount, given)).data
}

/** An account as it stands now. */
export async function salesAccountNow({ calls }: Clerk, { id }: { id: number }): Promise<SalesAccount> {
  return (await calls(getSalesAccount, { id })).data
}

/** Lets one account go into another. @returns the one that goes. */
export async function mergeAccounts(
  clerk: Clerk,
  from: SalesAccount,
  into: SalesAccount,
): Promise<SalesAccount> {
  const { version } = await salesAccountNow(clerk, from)
  return (await clerk.calls(mergeSalesAccount, { id: from.id, version, into: into.id })).data
}

/** What is sent with a file of an account. */
export function ofAccount({ id }: Pick<SalesAccount, 'id'>) {
  return { sales_account_id: String(id) }
}

/** A row of our own table, sold by a shop: two copies for 300 rupees. */
export function soldByShop(isbn: string, other: Row = {}): Row {
  return {
    sale_date: '2026-06-12',
    channel: 'trade',
    isbn,
    units: 2,
    amount: '300.00',
    list_price: '',
    ...other,
  }
}

/** Reads our own table of these rows and posts it. @param fields what is sent with the file */
export async function postTable(
  clerk: StaffMember,
  app: Pick<TestApplication, 'origin'>,
  rows: readonly Row[],
  fields: Readonly<Record<string, string>> = {},
): Promise<SalesImport> {
  return postImport(clerk, await readImport(clerk, app, panaiCsv(rows), fields))
}
