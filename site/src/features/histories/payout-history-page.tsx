import { localised } from '@panai/contract/language/localised'
import type { Payout } from '@panai/contract/royalties/royalties'
import { latin } from '../../language.ts'
import { dateWords } from '../../reading/date-words.ts'
import { tamilPayoutMethod } from '../../reading/tamil-payout-method.ts'
import { wholeNumber, wholeRupees } from '../../reading/whole-rupees.ts'
import { Badge } from '../../ui/badge.tsx'
import { authedApi } from '../session/index.ts'
import { AccountEntries } from './account-entries.tsx'
import { Advances } from './advances.tsx'
import { HistoryPage } from './history-page.tsx'
import type { Column } from './history-table.tsx'
import { payoutLook } from './payout-look.ts'
import { type HistoryPage as PageOf, readHistory } from './read-history.ts'

const columns: readonly Column<PageOf<Payout>['rows'][number]>[] = [
  { title: '#', cell: (_, number) => wholeNumber(number) },
  {
    title: localised('Payout Date', 'வழங்கிய நாள்'),
    cell: ({ payout_date }) => (payout_date ? dateWords(payout_date) : localised('N/A', 'இல்லை')),
  },
  { title: localised('Amount', 'தொகை'), atEnd: true, cell: ({ amount }) => wholeRupees(amount ?? 0) },
  { title: localised('Status', 'நிலை'), cell: ({ status }) => <PayoutBadge status={status} /> },
  {
    title: localised('Transaction ID', 'பரிவர்த்தனை எண்'),
    wraps: true,
    cell: ({ transaction_id }) => <span lang={latin}>{transaction_id || '-'}</span>,
  },
  {
    title: localised('Method', 'வழி'),
    wraps: true,
    cell: ({ method }) => (method && localised(method, tamilPayoutMethod(method))) || '-',
  },
]

function PayoutBadge({ status }: { status: string | null | undefined }) {
  const { title, tone } = payoutLook(status)
  return <Badge tone={tone}>{title}</Badge>
}

export function PayoutHistoryPage() {
  return (
    <HistoryPage
      kind="payout"
      title={localised('PAYOUT HISTORY', 'வழங்கிய தொகைகள்')}
      empty={localised('No payout history available.', 'இதுவரை தொகை எதுவும் வழங்கவில்லை.')}
      columns={columns}
      load={loadPayouts}
      more={
        <div className="grid gap-10">
          <Advances />
          <AccountEntries />
        </div>
      }
    />
  )
}

async function loadPayouts(authorId: number, page: number, signal: AbortSignal): Promise<PageOf<Payout>> {
  const query = { id: String(authorId), page: String(page) }
  return readHistory(await authedApi('/api/author/{id}/payout-history', query, { signal }), 'payout_history')
}
