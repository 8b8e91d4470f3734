import type { ClientBase } from 'pg'
import { listTables } from '../../backup/read-schema.ts'
import { type Sheet, words } from './sheet.ts'

/** Who may have it decides how much it is: the accountant has what concerns money, somebody who leaves has everything. */
export type Scope = 'money' | 'everything'

/** What is shown as a table for readers already, or belongs to this installation and to nobody's records. */
const leftOut = [
  /^kysely_/,
  /^search_/,
  /^(ledger_accounts|journals|postings|sales|sale_lines|sales_imports|payouts|statements)$/,
  /^(sessions|known_networks|password_resets|email_changes|account_addresses|account_notices|second_factors|second_factor_mails|passkeys|passkey_challenges|recovery_codes|set_up_links|staff_invitations)$/,
  /^(blog_previews|call_counts|unattached_files|refused_files)$/,
]

const ofMoney =
  /^(agreements|book_prices|royalty_rules|share_sets|shares|currency_rates|calculator_rates|manual_journals|recoupments|receipts|import_|payout_|tax_|author_(totals|months|books|credits)|account_months|statement_(runs|lines|files))/

/** What proves who somebody is, and what is sealed with the keys of this installation. */
const secretColumn =
  /(password|secret|token|nonce|hash|_mark$|^registration_key$|^pan$|^account_number$|^upi_id$)/

type Described = { column: string; type: string }

/** Every other table as it stands, without secrets. What comes into the database later is in it without further doing. */
export async function listOtherTables(client: ClientBase, scope: Scope): Promise<Sheet[]> {
  const tables = (await listTables(client)).filter(
    ({ name, is_kept }) =>
      is_kept &&
      !leftOut.some((pattern) => pattern.test(name)) &&
      (scope === 'everything' || ofMoney.test(name)),
  )
  const sheets: Sheet[] = []
  for (const { name } of tables) {
    const { rows } = await client.query<Described>(
      `select attname::text as column, format_type(atttypid, atttypmod) as type from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
      [client.escapeIdentifier(name)],
    )
    const shown = rows.filter(({ column, type }) => !secretColumn.test(column) && type !== 'bytea')
    sheets.push({
      file: `tables/${name.replaceAll('_', '-')}.csv`,
      says: 'As it stands in the database',
      columns: shown.map(({ column, type }) => {
        const found = client.escapeIdentifier(column)
        const isText = type === 'text' || type.startsWith('character')
        return [found, isText ? words(found) : found, type] as const
      }),
      from: client.escapeIdentifier(name),
    })
  }
  return sheets
}
