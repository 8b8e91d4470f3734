import { endpoint, file } from '../../http/endpoint.ts'
import { staffMay } from '../../http/permissions.ts'

export const exportMoney = endpoint({
  id: 'exportMoney',
  method: 'GET',
  path: '/api/staff/money-export.zip',
  tag: 'Staff: money',
  access: staffMay('money.read'),
  summary:
    'The ledger for the accountant: every account, journal, posting, sale, payout and statement as tables',
  description:
    'A zip of CSV files, all of one moment; its README.txt describes each column and how the sums agree. It is streamed.',
  output: file('application/zip', 'books-of-account.zip'),
})
