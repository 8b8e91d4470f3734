import type { ImportState } from '@panai/contract/sales/sales-import-states'
import { uploadSalesFile } from '@panai/contract/sales-import/staff/sales-imports'
import { mapSalesFile } from '@panai/contract/sales-import/staff/sales-layouts'
import { listWaitingSales } from '@panai/contract/sales-import/staff/waiting-sales'
import type { StaffMember } from '../../server/test/staff-member.ts'
import { asGuessed } from '../../server/test/unmapped-files.ts'
import { until } from '../../server/test/until.ts'
import { call, callFor } from '../working/working.ts'
import type { Deps } from './deps.ts'

export type Import = { id: number; version: number }

/** Hands a sales file in and waits until it is in this state. */
export async function handInSales(
  deps: Deps,
  { file, value }: { file: string; value: Uint8Array },
  state: ImportState = 'ready',
): Promise<Import> {
  const files = { file: { file, value: Buffer.from(value) } }
  const { body } = await call(deps, 'accounts', uploadSalesFile, { input: {}, files })
  return untilImportIs(deps, uploadSalesFile.output.parse(JSON.parse(body.toString())).data.id, state)
}

export async function untilImportIs({ db }: Deps, id: number, state: ImportState): Promise<Import> {
  let version = 0
  await until(`import ${id} is ${state}`, async () => {
    const found = await db
      .selectFrom('sales_imports')
      .select(['state', 'version'])
      .where('id', '=', id)
      .executeTakeFirst()
    version = found?.version ?? 0
    return found?.state === state
  })
  return { id, version }
}

/** What is remembered about rows and their accounts changes only while no file is read, whoever handed it in. */
export async function untilNoFileIsRead({ db }: Deps): Promise<void> {
  await until('no file is being read', async () => {
    const found = await db
      .selectFrom('sales_imports')
      .select('id')
      .where('state', '=', 'reading')
      .executeTakeFirst()
    return found === undefined
  })
}

/** A shop's table in whose header no layout has. */
export function aShopsTable(rows: readonly { isbn: string; copies: number; amount: number }[]): Uint8Array {
  tables += 1
  const lines = rows.map(
    ({ isbn, copies, amount }, at) => `S${tables}-${at},2026-06-01,${isbn},${copies},${amount}`,
  )
  return Buffer.from([`Shop bill ${tables},Bill Date,ISBN,Copies,Amount`, ...lines].join('\n'))
}
let tables = 0

/** What its columns are, as the preview guesses. A channel that tells what buyers paid, and not what it pays us, leaves rows that wait for it. */
export async function guessed(deps: Deps, given: Import) {
  const calls: StaffMember['calls'] = (endpoint, input) =>
    callFor(deps, 'accounts', endpoint, { ...input, id: String(given.id) } as never) // who calls has it by the contract
  return { ...(await asGuessed({ calls }, given)), id: String(given.id), channel: 'flipkart' as const }
}

/** Rows of a book that wait to be told what the channel pays. @returns the key of their group */
export async function handInWithoutNet(deps: Deps, isbn: string): Promise<{ key: string; lineId: number }> {
  const table = { file: 'shop.csv', value: aShopsTable([{ isbn, copies: 1, amount: 300 }]) }
  const unmapped = await handInSales(deps, table, 'unmapped')
  await call(deps, 'accounts', mapSalesFile, { input: await guessed(deps, unmapped) })
  await untilImportIs(deps, unmapped.id, 'ready')
  return groupOf(deps, unmapped)
}

/** The rows of an import that lack something. */
export async function groupOf(deps: Deps, { id }: Import): Promise<{ key: string; lineId: number }> {
  const { data } = await callFor(deps, 'accounts', listWaitingSales, { import_id: String(id) })
  const [group] = data
  if (!group) throw new Error('no row waits')
  return { key: group.id, lineId: group.first_line_id }
}
