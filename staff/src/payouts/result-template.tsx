import { Link } from '@mui/material'
import type { PayoutItem } from '@panai/contract/payouts/staff/payouts'
import { useNotify } from 'react-admin'
import { keepFile, staffCall } from '../api/staff-call.ts'
import { resultTable } from './result-table.ts'

/** A table with a row for each payout of the run that waits for the bank's answer: to be filled in and imported. */
export function ResultTemplate({ runId }: { runId: number }) {
  const notify = useNotify()
  async function download() {
    try {
      keepFile(new Blob([await tableOf(runId)], { type: 'text/csv' }), `payout-results-${runId}.csv`)
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : String(cause), { type: 'error' })
    }
  }
  return (
    <Link component="button" type="button" onClick={download} sx={{ verticalAlign: 'baseline' }}>
      Download a template for this run
    </Link>
  )
}

const PER_PAGE = 100

async function tableOf(runId: number): Promise<string> {
  const items: PayoutItem[] = []
  for (let page = 1; ; page++) {
    const { data } = await staffCall('GET', '/api/staff/payout-items', {
      run_id: String(runId),
      made: 'true',
      sort: 'id',
      page: String(page),
      per_page: String(PER_PAGE),
    })
    items.push(...data)
    if (data.length < PER_PAGE) return resultTable(items)
  }
}
