import { Stack } from '@mui/material'
import { journalReason } from '@panai/contract/accounting/staff/manual-journal-rules'
import type { ManualJournal } from '@panai/contract/accounting/staff/manual-journals'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { useRedirect } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { NextStepNotice } from '../four-eyes/next-step-notice.tsx'
import { ActionDialog } from '../parts/action-dialog.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { useMay } from '../session/session.ts'

/** Approve or turn down while it waits; reverse once it is posted. */
export function JournalActions({ journal }: { journal: ManualJournal }) {
  const mayMove = useMay('money.move')
  const { approval, state, reverses, reversed_by } = journal
  return (
    <Stack spacing={2} useFlexGap>
      {approval !== null && <NextStepNotice step={approval} what="approve it" />}
      {mayMove && state === 'waiting' && <Decide journal={journal} />}
      {mayMove && state === 'posted' && reverses === null && reversed_by === null && (
        <Reverse journal={journal} />
      )}
    </Stack>
  )
}

function Decide({ journal: { id, amount, author_name, approval } }: { journal: ManualJournal }) {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ActionDialog
        label="Approve and post"
        title="Post this journal?"
        act={() => staffCall('POST', '/api/staff/manual-journals/{id}/approval', { id: String(id) })}
        done="It has been posted"
        variant="contained"
        disabled={(approval?.refused ?? null) !== null}
      >
        {writtenRupees(Math.abs(amount))} {amount > 0 ? 'in favour of' : 'against'}{' '}
        <TextInScript text={author_name} />. It stays in the ledger: only another journal reverses it.
      </ActionDialog>
      <ActionDialog
        label="Turn down"
        title="Turn this journal down?"
        act={() => staffCall('POST', '/api/staff/manual-journals/{id}/refusal', { id: String(id) })}
        done="It has been turned down"
      >
        Nothing is posted, and the author sees nothing of it.
      </ActionDialog>
    </Stack>
  )
}

function Reverse({ journal: { id } }: { journal: ManualJournal }) {
  const redirect = useRedirect()
  return (
    <div>
      <ActionDialog
        label="Reverse"
        title="Enter the reversal of this journal?"
        reason={{ label: journalReason.missing, required: true }}
        act={async (reason) => {
          const { data } = await staffCall('POST', '/api/staff/manual-journals/{id}/reversal', {
            id: String(id),
            reason,
          })
          redirect('show', 'manual-journals', data.id)
        }}
        done="Another person has to approve the reversal"
      >
        The author reads the reason. It is posted when another person has approved it.
      </ActionDialog>
    </div>
  )
}
