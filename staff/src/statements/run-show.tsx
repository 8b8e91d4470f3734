import { Alert, Button, Card, CardContent, Chip, LinearProgress, Stack, Typography } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { StatementRun } from '@panai/contract/statements/staff/statements'
import { periodWords } from '@panai/contract/statements/statement-words'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router'
import { staffCall } from '../api/staff-call.ts'
import { ActionDialog } from '../parts/action-dialog.tsx'
import { counted } from '../parts/counted.ts'
import { StaffShow } from '../parts/staff-show.tsx'
import { looksOf, sayFlags } from './statement-words.ts'

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
            <Chip size="small" {...looksOf(run)} />
          </Stack>
          {isBusy && (
            <LinearProgress
              variant="determinate"
              value={Math.round(run.progress * 100)}
              aria-label={looksOf(run).label}
            />
          )}
          <Typography>
            {counted(run.draft, 'draft')} · {run.verified} verified · {run.issued} issued · closing balances{' '}
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

function Actions({ run }: { run: StatementRun }) {
  const { id, state, draft, verified, issued, drafts } = run
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {drafts.unflagged > 0 && drafts.unflagged < draft && (
        <ActionDialog
          label="Verify drafts without remarks"
          title="Verify all drafts without remarks?"
          act={() =>
            staffCall('POST', '/api/staff/statement-runs/{id}/verification', {
              id: String(id),
              which: 'unflagged',
            })
          }
          done="Verified"
        >
          <Typography>
            {counted(drafts.unflagged, 'draft')}, closing balances {writtenRupees(drafts.unflagged_closing)}.{' '}
            {counted(draft - drafts.unflagged, 'flagged draft')} will be left for you to look at.
          </Typography>
        </ActionDialog>
      )}
      {draft > 0 && (
        <ActionDialog
          label="Verify all"
          title={`Verify ${counted(draft, 'draft')}?`}
          act={() =>
            staffCall('POST', '/api/staff/statement-runs/{id}/verification', { id: String(id), which: 'all' })
          }
          done="Verified"
        >
          <Typography>Closing balances: {writtenRupees(drafts.closing)}</Typography>
          <FlaggedDrafts run={run} />
        </ActionDialog>
      )}
      {verified > 0 && state === 'ready' && (
        <ActionDialog
          label="Issue all verified"
          title={`Issue ${counted(verified, 'statement')}?`}
          variant="contained"
          act={() => staffCall('POST', '/api/staff/statement-runs/{id}/issue', { id: String(id) })}
          done="They are being issued"
        >
          <Typography>
            The authors can see them and are notified. Issued statements cannot be changed.
          </Typography>
        </ActionDialog>
      )}
      {issued === 0 && state !== 'discarded' && state !== 'issuing' && (
        <ActionDialog
          label="Discard"
          title="Discard these statements?"
          color="error"
          act={() => staffCall('DELETE', '/api/staff/statement-runs/{id}', { id: String(id) })}
          done="Discarded"
        >
          <Typography>The next run will cover this period’s sales.</Typography>
        </ActionDialog>
      )}
    </Stack>
  )
}

/** What is flagged among the drafts that would be verified, so that nobody verifies it unseen. */
function FlaggedDrafts({ run: { draft, drafts } }: { run: StatementRun }) {
  const flagged = draft - drafts.unflagged
  if (flagged === 0) return <Typography>None of them is flagged.</Typography>
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {flagged} of them flagged: {sayFlags(drafts.flags)}
    </Alert>
  )
}

function listOf(filter: Record<string, unknown>): string {
  return `/statements?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
}
