import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material'
import type { OutputOf } from '@panai/contract/endpoint'
import { writtenRupees } from '@panai/contract/grouped-rupees'
import { RESULT_COLUMNS } from '@panai/contract/staff/payout-rules'
import { type previewPayoutResults, resultFileRule } from '@panai/contract/staff/payouts'
import { type ChangeEvent, useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { problemOf } from '../api/api-error.ts'
import { staffUpload } from '../api/staff-call.ts'
import { TextInScript } from '../parts/text-in-script.tsx'
import { WideTable } from '../parts/wide-table.tsx'

type Plan = OutputOf<typeof previewPayoutResults>['data']

/** Takes the bank's results in: the file is chosen, looked at, and only then applied. */
export function TakeResults() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Take results in
      </Button>
      {isOpen && <ResultDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function ResultDialog({ onClose }: { onClose: () => void }) {
  const chooser = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [plan, setPlan] = useState<Plan | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const notify = useNotify()
  const refresh = useRefresh()

  async function attempt(work: () => Promise<void>) {
    setProblem(null)
    try {
      await work()
    } catch (cause) {
      setPlan(null)
      setProblem(cause instanceof Error ? (problemOf(cause, 'file') ?? cause.message) : String(cause))
    }
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    target.value = ''
    if (!chosen) return
    setFile(chosen)
    void attempt(async () => {
      const form = new FormData()
      form.set('file', chosen)
      setPlan((await staffUpload('POST', '/api/staff/payout-result-previews', {}, form)).data)
    })
  }
  const confirm = () =>
    attempt(async () => {
      if (!file || !plan) return
      const form = new FormData()
      form.set('token', plan.token)
      form.set('file', file)
      const { data } = await staffUpload('POST', '/api/staff/payout-results', {}, form)
      notify(`${data.completed} payouts have arrived, ${data.failed} have failed`, { type: 'success' })
      onClose()
      refresh()
    })
  const effective = plan ? plan.counts.completed + plan.counts.failed : 0

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby="results-title">
      <DialogTitle id="results-title">Take the bank’s results in</DialogTitle>
      <DialogContent>
        <p>A CSV file with the columns {RESULT_COLUMNS.join(', ')}. Nothing is done until you confirm.</p>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={`.csv,${resultFileRule.types.join(',')}`}
          onChange={choose}
          aria-label="Table of results"
        />
        <Button variant="outlined" onClick={() => chooser.current?.click()}>
          {file ? 'Another file' : 'Choose a file'}
        </Button>
        {problem !== null && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
        {plan && <Planned plan={plan} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={confirm} disabled={effective === 0 || plan?.counts.wrong !== 0}>
          {effective === 0 ? 'Take in' : `Take ${effective} results in`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Planned({ plan: { counts, rows } }: { plan: Plan }) {
  return (
    <>
      <Alert severity={counts.wrong > 0 ? 'warning' : 'info'} sx={{ my: 2 }}>
        {counts.completed} have arrived, {counts.failed} have failed, {counts.same} known already,{' '}
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
                <TableCell>{row.outcome}</TableCell>
                <TableCell>{row.problem ?? row.reason ?? row.transaction_id}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </WideTable>
      )}
    </>
  )
}
