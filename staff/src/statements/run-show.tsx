import { Button, Card, CardContent, Chip, LinearProgress, Stack, Typography } from '@mui/material'
import { writtenRupees } from '@panai/contract/grouped-rupees'
import type { StatementRun } from '@panai/contract/staff/statements'
import { periodWords } from '@panai/contract/statement-words'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router'
import { staffCall } from '../api/staff-call.ts'
import { ActionDialog } from '../parts/action-dialog.tsx'
import { StaffShow } from '../parts/staff-show.tsx'
import { runLooks } from './statement-words.ts'

/** While it is being worked on. */
const EVERY_MS = 1_500

/** One run: how far it is, what to look at, and what can be done with all of its statements. */
export default function RunShow() {
  return (
    <StaffShow<StatementRun>
      component="div"
      actions={false}
      queryOptions={{
        refetchInterval: ({ state: { data } }) =>
          data?.state === 'working' || data?.state === 'issuing' ? EVERY_MS : false,
      }}
    >
      <Run />
    </StaffShow>
  )
}

function Run() {
  const run = useRecordContext<StatementRun>()
  if (!run) return null
  const isBusy = run.state === 'working' || run.state === 'issuing'
  return (
    <Card sx={{ maxWidth: 800, my: 2 }}>
      <CardContent>
        <Stack spacing={2}>
          <Stack direction="row" useFlexGap sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h2">{periodWords('en', run.period_from, run.period_to)}</Typography>
            <Chip size="small" {...runLooks[run.state]} />
          </Stack>
          {isBusy && (
            <LinearProgress
              variant="determinate"
              value={Math.round(run.progress * 100)}
              aria-label={runLooks[run.state].label}
            />
          )}
          <Typography>
            {run.draft} drafts · {run.verified} verified · {run.issued} issued · closing balances{' '}
            {writtenRupees(run.closing)}
          </Typography>
          <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button component={Link} to={listOf({ run_id: run.id })} variant="outlined">
              All statements
            </Button>
            {run.flagged > 0 && (
              <Button
                component={Link}
                to={listOf({ run_id: run.id, flagged: 'yes' })}
                color="warning"
                variant="outlined"
              >
                {run.flagged} to look at
              </Button>
            )}
          </Stack>
          <Actions run={run} />
        </Stack>
      </CardContent>
    </Card>
  )
}

function Actions({ run: { id, state, draft, verified, issued, flagged } }: { run: StatementRun }) {
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {draft > 0 && flagged > 0 && (
        <ActionDialog
          label="Verify those without remarks"
          title="Verify all drafts that nothing is remarkable about?"
          act={() =>
            staffCall('POST', '/api/staff/statement-runs/{id}/verification', {
              id: String(id),
              which: 'unflagged',
            })
          }
          done="Verified"
        />
      )}
      {draft > 0 && (
        <ActionDialog
          label="Verify all"
          title={`Verify all ${draft} drafts?`}
          act={() =>
            staffCall('POST', '/api/staff/statement-runs/{id}/verification', { id: String(id), which: 'all' })
          }
          done="Verified"
        />
      )}
      {verified > 0 && state === 'ready' && (
        <ActionDialog
          label="Issue all verified"
          title={`Issue ${verified} statements?`}
          variant="contained"
          act={() => staffCall('POST', '/api/staff/statement-runs/{id}/issue', { id: String(id) })}
          done="They are being issued"
        >
          <Typography>Their authors see them and are told. From then on nothing changes them.</Typography>
        </ActionDialog>
      )}
      {issued === 0 && state !== 'discarded' && state !== 'issuing' && (
        <ActionDialog
          label="Throw away"
          title="Throw these statements away?"
          color="error"
          act={() => staffCall('DELETE', '/api/staff/statement-runs/{id}', { id: String(id) })}
          done="Thrown away"
        >
          <Typography>What they state is of the next run then.</Typography>
        </ActionDialog>
      )}
    </Stack>
  )
}

function listOf(filter: Record<string, unknown>): string {
  return `/statements?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
}
