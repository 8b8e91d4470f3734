import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import type { Sale } from '@panai/contract/royalties/royalties'
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
  {
    title: localised('Date', 'நாள்'),
    cell: ({ sale_date }) => (sale_date ? dateWords(sale_date) : localised('N/A', 'இல்லை')),
  },
  {
    title: localised('Book Title', 'நூல்'),
    wraps: true,
    cell: (sale) => <SaleTitle sale={sale} />,
  },
  {
    title: localised('Quantity', 'பிரதிகள்'),
    atEnd: true,
    cell: ({ quantity }) => wholeNumber(quantity ?? 0),
  },
  { title: localised('Amount', 'தொகை'), atEnd: true, cell: ({ amount }) => wholeRupees(amount ?? 0) },
  {
    title: localised('Buyer', 'வாங்கியவர்'),
    wraps: true,
    cell: ({ buyer_name }) => {
      const buyer = buyer_name || localised('Anonymous', 'பெயர் இல்லை')
      return (
        <span dir="auto" lang={scriptLanguage(buyer)}>
          {buyer}
        </span>
      )
    },
  },
]

export function SalesHistoryPage() {
  return (
    <HistoryPage
      kind="sales"
      title={localised('SALES HISTORY', 'விற்பனை வரலாறு')}
      empty={localised('No sales history available.', 'விற்பனை எதுவும் இன்னும் இல்லை.')}
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
