import type { Payout } from '@panai/contract/royalties'
import { dateWords } from '../../reading/date-words.ts'
import { wholeNumber, wholeRupees } from '../../reading/whole-rupees.ts'
import { Badge } from '../../ui/badge.tsx'
import { authedApi } from '../session/index.ts'
import { HistoryPage } from './history-page.tsx'
import type { Column } from './history-table.tsx'
import { payoutLook } from './payout-look.ts'
import { type HistoryPage as PageOf, readHistory } from './read-history.ts'

const columns: readonly Column<PageOf<Payout>['rows'][number]>[] = [
  { title: '#', cell: (_, number) => wholeNumber(number) },
  { title: 'Payout Date', cell: ({ payout_date }) => (payout_date ? dateWords(payout_date) : 'N/A') },
  { title: 'Amount', atEnd: true, cell: ({ amount }) => wholeRupees(amount ?? 0) },
  { title: 'Status', cell: ({ status }) => <PayoutBadge status={status} /> },
  { title: 'Transaction ID', wraps: true, cell: ({ transaction_id }) => transaction_id || '-' },
  { title: 'Method', wraps: true, cell: ({ method }) => method || '-' },
]

function PayoutBadge({ status }: { status: string | null | undefined }) {
  const { title, tone } = payoutLook(status)
  return <Badge tone={tone}>{title}</Badge>
}

export function PayoutHistoryPage() {
  return (
    <HistoryPage
      kind="payout"
      title="PAYOUT HISTORY"
      empty="No payout history available."
      columns={columns}
      load={loadPayouts}
    />
  )
}

async function loadPayouts(authorId: number, page: number, signal: AbortSignal): Promise<PageOf<Payout>> {
  const query = { id: String(authorId), page: String(page) }
  return readHistory(await authedApi('/api/author/{id}/payout-history', query, { signal }), 'payout_history')
}
