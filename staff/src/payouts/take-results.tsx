import { Alert, Button, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { OutputOf } from '@panai/contract/http/endpoint'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { RESULT_COLUMNS } from '@panai/contract/payouts/staff/payout-rules'
import { type previewPayoutResults, resultFileRule } from '@panai/contract/payouts/staff/payouts'
import { useState } from 'react'
import { staffUpload } from '../api/staff-call.ts'
import { counted } from '../parts/counted.ts'
import { TableDialog } from '../parts/table-dialog.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import { outcomeWords } from './payout-words.ts'
import { ResultTemplate } from './result-template.tsx'

type Plan = OutputOf<typeof previewPayoutResults>['data']

/** Takes the bank's results in: the file is chosen, looked at, and only then applied. */
export function TakeResults({ runId }: { runId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Import bank results
      </Button>
      {isOpen && <ResultDialog runId={runId} onClose={() => setOpen(false)} />}
    </>
  )
}

function ResultDialog({ runId, onClose }: { runId: number; onClose: () => void }) {
  return (
    <TableDialog<Plan>
      title="Import the bank’s results"
      fileLabel="Table of results"
      types={resultFileRule.types}
      preview={async (form) =>
        (await staffUpload('POST', '/api/staff/payout-result-previews', {}, form)).data
      }
      apply={async (form) => {
        const { data } = await staffUpload('POST', '/api/staff/payout-results', {}, form)
        return `${counted(data.completed, 'payout')} arrived, ${data.failed} failed`
      }}
      effectiveOf={({ counts }) => counts.completed + counts.failed}
      applyLabel={(effective) => (effective === null ? 'Import' : `Import ${counted(effective, 'result')}`)}
      show={(plan) => <Planned plan={plan} />}
      onClose={onClose}
    >
      A CSV file with the columns {RESULT_COLUMNS.join(', ')}; status is completed or failed, and
      transaction_id is the bank’s number of the transfer (UTR). Others are ignored. Nothing is done until you
      confirm. <ResultTemplate runId={runId} />
    </TableDialog>
  )
}

function Planned({ plan: { counts, rows } }: { plan: Plan }) {
  return (
    <>
      <Alert severity={counts.wrong > 0 ? 'warning' : 'info'} sx={{ my: 2 }}>
        {counts.completed} have arrived, {counts.failed} have failed, {counts.same} already recorded,{' '}
        {counts.wrong} wrong
      </Alert>
      {rows.length > 0 && (
        <WideTable label="Rows of the file">
          <TableHead>
            <TableRow>
              <TableCell>Line</TableCell>
              <TableCell>Reference</TableCell>
              <TableCell>Author</TableCell>
              <TableCell align="right">Amount</TableCell>
              <TableCell>Result</TableCell>
              <TableCell>Transaction or reason</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, 200).map((row) => (
              <TableRow key={row.line}>
                <TableCell>{row.line}</TableCell>
                <TableCell>{row.reference}</TableCell>
                <TableCell>{row.author_name !== null && <TextInScript text={row.author_name} />}</TableCell>
                <TableCell align="right">{row.net === null ? '–' : writtenRupees(row.net)}</TableCell>
                <TableCell>{outcomeWords[row.outcome]}</TableCell>
                <TableCell>{row.problem ?? row.reason ?? row.transaction_id}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </WideTable>
      )}
    </>
  )
}
