import { rupees, type Sheet, words } from './sheet.ts'

/** Beside a posting or a balance: which account it is. */
const account = [
  ['account_id', 'a.id', 'Number of the account, as in chart-of-accounts.csv'],
  [
    'account',
    'a.name',
    'Its name: cash, withheld_tax, company, opening_balances, advances, tds_credit, tcs_credit, gst_credit, channel:…, sales_account:… or author:…',
  ],
] as const

/** The ledger itself: accounts, journals, postings. */
export const ledgerSheets: readonly Sheet[] = [
  {
    file: 'accounts/chart-of-accounts.csv',
    says: 'Every account with its turnover and balance',
    columns: [
      ...account,
      ['author_id', 'a.author_id', 'Whose account it is, as in authors.csv; empty for the others'],
      ['author', words('authors.name'), 'The name of that author'],
      ['channel', 'a.channel', 'Which channel owes; empty for the others'],
      [
        'sales_account_id',
        'a.sales_account_id',
        'Which shop, distributor or fair owes, as in sales-accounts.csv',
      ],
      [
        'debits',
        rupees('coalesce(sum(p.amount_paise) filter (where p.amount_paise > 0), 0)'),
        'Sum of what was debited',
      ],
      [
        'credits',
        rupees('coalesce(-sum(p.amount_paise) filter (where p.amount_paise < 0), 0)'),
        'Sum of what was credited',
      ],
      [
        'balance',
        rupees('coalesce(sum(p.amount_paise), 0)'),
        'Debits less credits: negative where the company owes',
      ],
    ],
    from: `ledger_accounts a left join authors on authors.id = a.author_id left join postings p on p.account_id = a.id
      group by a.id, authors.name order by a.id`,
  },
  {
    file: 'accounts/journals.csv',
    says: 'Every event that moved money, one line each',
    columns: [
      ['journal_id', 'j.id', 'Number of the journal'],
      ['kind', 'j.kind', 'sale, payout, adjustment, opening, advance, recoupment, receipt or reversal'],
      ['occurred_on', 'j.occurred_on', 'The day it is booked on'],
      ['reason', words('j.reason'), 'What it was'],
      ['reference', words('j.reference'), 'What it stands for; no two journals have the same'],
      ['reverses', 'j.reverses', 'The journal that it takes back'],
      ['import_id', 'i.import_id', 'The import that it posted, as in imports.csv'],
      ['recorded_at', 'j.created_at', 'When it was written'],
    ],
    from: 'journals j left join import_journals i on i.journal_id = j.id order by j.id',
  },
  {
    file: 'accounts/postings.csv',
    says: 'Every amount of every journal',
    columns: [
      ['journal_id', 'p.journal_id', 'The journal, as in journals.csv'],
      ...account,
      ['amount', rupees('p.amount_paise'), 'Debit positive, credit negative'],
    ],
    from: 'postings p join ledger_accounts a on a.id = p.account_id order by p.journal_id, p.account_id',
  },
]
