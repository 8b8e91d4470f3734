import type { Sale } from '@panai/contract/royalties'
import { dateWords } from '../../reading/date-words.ts'
import { wholeNumber, wholeRupees } from '../../reading/whole-rupees.ts'
import { SalesCoverage } from '../dashboard/sales-coverage.tsx'
import { authedApi } from '../session/index.ts'
import { HistoryPage } from './history-page.tsx'
import type { Column } from './history-table.tsx'
import { type HistoryPage as PageOf, readHistory } from './read-history.ts'
import { SaleTitle } from './sale-title.tsx'

const columns: readonly Column<PageOf<Sale>['rows'][number]>[] = [
  { title: '#', cell: (_, number) => wholeNumber(number) },
  { title: 'Date', cell: ({ sale_date }) => (sale_date ? dateWords(sale_date) : 'N/A') },
  {
    title: 'Book Title',
    wraps: true,
    cell: (sale) => <SaleTitle sale={sale} />,
  },
  { title: 'Quantity', atEnd: true, cell: ({ quantity }) => wholeNumber(quantity ?? 0) },
  { title: 'Amount', atEnd: true, cell: ({ amount }) => wholeRupees(amount ?? 0) },
  {
    title: 'Buyer',
    wraps: true,
    cell: ({ buyer_name }) => <span dir="auto">{buyer_name || 'Anonymous'}</span>,
  },
]

export function SalesHistoryPage() {
  return (
    <HistoryPage
      kind="sales"
      title="SALES HISTORY"
      empty="No sales history available."
      columns={columns}
      load={loadSales}
      more={<SalesCoverage as="h2" />}
    />
  )
}

async function loadSales(authorId: number, page: number, signal: AbortSignal): Promise<PageOf<Sale>> {
  const query = { id: String(authorId), page: String(page) }
  return readHistory(await authedApi('/api/author/{id}/sales-history', query, { signal }), 'sales_history')
}
