import { reportMessages } from '@panai/contract/accounting/staff/reports'
import { channelNames, type SalesChannel, salesChannels } from '@panai/contract/sales/sales-channels'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { today } from '../../db/today.ts'
import { standingOf } from '../sales-import/index.ts'
import { type ReportTable, rupeesOf } from './report-table.ts'

type Account = {
  name: string
  channel: SalesChannel | null
  /** Of an account of our own: what it is called. */
  seller: string | null
  debit: number
  credit: number
  recent: number
  last: string | null
}

const accountNames: Record<string, string> = {
  cash: 'Cash',
  withheld_tax: 'Withheld tax, to be paid to the state',
  company: "The company's share",
  opening_balances: 'Owed to authors in earlier books',
  advances: 'Advances to authors, not recouped yet',
  tds_credit: 'TDS that channels deducted, a credit with the state',
  tcs_credit: 'TCS that channels collected, a credit with the state',
  gst_credit: 'GST on fees of channels, less what they passed on of buyers',
}

/** Each account of the ledger that is no author's with its balance, those of a shop that are merged as one, and the authors' together: they add up to zero. */
export async function receivablesReport(db: Database): Promise<ReportTable> {
  const [{ rows: accounts }, { rows: owed }, { rows: covered }] = await Promise.all([
    sql<Account>`
      select min(ledger_accounts.name) as name, channel, seller.name as seller,
        coalesce(sum(debit_paise), 0)::bigint as debit, coalesce(sum(credit_paise), 0)::bigint as credit,
        coalesce(sum(debit_paise - credit_paise) filter (
          where month >= date_trunc('month', ${today}) - interval '2 months'), 0)::bigint as recent
      from ledger_accounts left join account_months on account_id = ledger_accounts.id
        left join sales_accounts as seller on seller.id = ${standingOf('ledger_accounts.sales_account_id')}
      where author_id is null
      group by coalesce('seller ' || seller.id, ledger_accounts.name), channel, seller.id order by lower(seller.name), min(ledger_accounts.id)`.execute(
      db,
    ),
    sql<{ owed: number }>`select coalesce(sum(unpaid_paise), 0)::bigint as owed from author_totals`.execute(
      db,
    ),
    sql<{ channel: string; covered: string }>`
      select import_channels.channel, max(import_channels.covers_to) as covered
      from import_channels join sales_imports on id = import_id
      where state = 'posted' and not is_estimate group by 1`.execute(db),
  ])
  const upTo = new Map(covered.map(({ channel, covered: day }) => [channel, day]))
  const authors = owed[0]?.owed ?? 0
  const balances = accounts.map(({ debit, credit }) => debit - credit)
  const sum = balances.reduce((total, balance) => total + balance, 0) - authors
  const line = ({ name, channel, seller, debit, credit, recent }: Account) => [
    seller ?? (channel === null ? (accountNames[name] ?? name) : channelNames[channel]),
    (channel !== null && upTo.get(channel)) || null,
    rupeesOf(debit),
    rupeesOf(credit),
    rupeesOf(recent),
    rupeesOf(debit - credit),
  ]
  const channels = salesChannels.flatMap((channel) =>
    accounts.filter((account) => account.channel === channel),
  )
  const sellers = accounts.filter(({ seller }) => seller !== null)
  const others = accounts.filter(({ channel, seller }) => channel === null && seller === null)
  return {
    title: 'What channels owe, and the other accounts',
    columns: [
      { title: 'Account', kind: 'text' },
      { title: 'Data up to', kind: 'day' },
      { title: 'Debit', kind: 'money' },
      { title: 'Credit', kind: 'money' },
      { title: 'Of the last three months', kind: 'money' },
      { title: 'Balance', kind: 'money' },
    ],
    rows: [
      ...channels.map(line),
      ...sellers.map(line),
      ...others.map(line),
      ['Owed to authors', null, null, null, null, rupeesOf(-authors)],
    ],
    totals: ['Together', null, null, null, null, rupeesOf(sum)],
    notes: [reportMessages.receivables, sum === 0 ? reportMessages.adds : reportMessages.doesNotAdd],
    totalRows: accounts.length + 1,
  }
}
