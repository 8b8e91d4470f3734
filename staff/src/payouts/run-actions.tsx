import { Box, Button, LinearProgress, Stack } from '@mui/material'
import type { FilePath } from '@panai/contract/endpoints'
import type { PayoutRun } from '@panai/contract/payouts/staff/payouts'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { staffCall, staffDownload } from '../api/staff-call.ts'
import { NextStepNotice } from '../four-eyes/next-step-notice.tsx'
import { ActionDialog } from '../parts/action-dialog.tsx'
import { useMay } from '../session/session.ts'
import { TakeResults } from './take-results.tsx'
import { WhatIsPaid } from './what-is-paid.tsx'

/** What can be done with a run in its state. */
export function RunActions({ run }: { run: PayoutRun }) {
  const mayMove = useMay('money.move')
  const { progress, pay } = usePaying(run)
  const shown = progress ?? run
  const { counts } = shown
  const all = counts.to_pay + counts.paid + counts.failed
  return (
    <Stack spacing={1}>
      {run.approval !== null && <NextStepNotice step={run.approval} what="approve this run" />}
      {shown.state === 'paying' && (
        <Box>
          <LinearProgress
            variant="determinate"
            value={all === 0 ? 0 : (100 * (all - counts.to_pay)) / all}
            aria-label="Progress"
          />
          {all - counts.to_pay} of {all}
        </Box>
      )}
      {mayMove && <RunButtons run={run} shown={shown} pay={pay} />}
    </Stack>
  )
}

type RunButtonsProps = { run: PayoutRun; shown: PayoutRun; pay: () => Promise<void> }

function RunButtons({ run, shown: { counts }, pay }: RunButtonsProps) {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {run.state === 'ready' && (
        <>
          <ActionDialog
            label="Approve and pay"
            title="Pay these authors?"
            act={pay}
            done="The run has been paid"
            variant="contained"
            disabled={counts.to_pay === 0 || (run.approval?.refused ?? null) !== null}
          >
            <WhatIsPaid run={run} />
          </ActionDialog>
          <ActionDialog
            label="Discard"
            title="Discard this run?"
            act={() => staffCall('POST', '/api/staff/payout-runs/{id}/discard', { id: String(run.id) })}
            done="The run has been discarded"
          >
            Nobody has been paid. You can make a new run for the month.
          </ActionDialog>
        </>
      )}
      {run.state === 'paying' && <GoOn pay={pay} />}
      {run.bank_rows > 0 && run.state === 'made' && (
        <FileButton
          label={`NEFT file (${run.bank_rows})`}
          path="/api/staff/payout-runs/{id}/neft.csv"
          id={run.id}
        />
      )}
      {run.upi_rows > 0 && run.state === 'made' && (
        <FileButton
          label={`UPI file (${run.upi_rows})`}
          path="/api/staff/payout-runs/{id}/upi.csv"
          id={run.id}
        />
      )}
      {run.state === 'made' && <TakeResults runId={run.id} />}
    </Stack>
  )
}

/** Calls until the run is paid in full; each answer says how far it is. Whoever comes later can go on. */
function usePaying(run: PayoutRun) {
  const [progress, setProgress] = useState<PayoutRun | null>(null)
  async function pay() {
    try {
      for (;;) {
        const { data } = await staffCall('POST', '/api/staff/payout-runs/{id}/approve', {
          id: String(run.id),
        })
        setProgress(data)
        if (data.state !== 'paying') return
      }
    } finally {
      setProgress(null)
    }
  }
  return { progress, pay }
}

function GoOn({ pay }: { pay: () => Promise<void> }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  async function goOn() {
    setBusy(true)
    try {
      await pay()
      notify('The run has been paid', { type: 'success' })
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : String(cause), { type: 'error' })
    } finally {
      setBusy(false)
      refresh()
    }
  }
  return (
    <Button variant="contained" onClick={goOn} loading={busy}>
      Continue paying
    </Button>
  )
}

type FileButtonProps = {
  label: string
  path: Extract<FilePath, `/api/staff/payout-runs/${string}`>
  id: number
}

function FileButton({ label, path, id }: FileButtonProps) {
  const notify = useNotify()
  const refresh = useRefresh()
  async function take() {
    try {
      await staffDownload(path, { id: String(id) })
      refresh()
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : String(cause), { type: 'error' })
    }
  }
  return (
    <Button variant="outlined" onClick={take}>
      {label}
    </Button>
  )
}
