import { Link } from '@mui/material'
import { RESULT_COLUMNS } from '@panai/contract/staff/payout-rules'
import { useNotify } from 'react-admin'
import { keepFile, staffCall } from '../api/staff-call.ts'

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
  const lines = [[...RESULT_COLUMNS, 'author', 'amount']]
  for (let page = 1; ; page++) {
    const { data } = await staffCall('GET', '/api/staff/payout-items', {
      run_id: String(runId),
      made: 'true',
      sort: 'id',
      page: String(page),
      per_page: String(PER_PAGE),
    })
    const waiting = data.filter(({ status }) => status === 'processing')
    lines.push(
      ...waiting.map(({ reference, author_name, net }) => [
        reference ?? '',
        '',
        '',
        '',
        author_name,
        String(net),
      ]),
    )
    // With the mark of its letters, without which spreadsheets spoil Tamil names.
    if (data.length < PER_PAGE)
      return `\uFEFF${lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`
  }
}

/** What a spreadsheet would take for a formula gets an apostrophe before it. */
function quoted(given: string): string {
  const cell = /^[=+\-@]/.test(given) ? `'${given}` : given
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
