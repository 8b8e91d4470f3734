import { Box, Button, Chip, DialogContentText, Stack, Typography } from '@mui/material'
import { proofRequestEndNames } from '@panai/contract/submissions/staff/proof-request-rules'
import type { ProofRequest, StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { useState } from 'react'
import { staffCall } from '../api/staff-call.ts'
import { ActionDialog } from '../parts/action-dialog.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { dayOf, momentOf } from '../parts/time-words.ts'
import { useMay } from '../session/session.ts'
import { Panel } from './panel.tsx'
import { ProofRequestDialog } from './proof-request-dialog.tsx'

type Props = { submission: StaffSubmission }

/** Each time that the proof was sent to its author, the newest first, with how it ended. */
export function ProofRequests({ submission }: Props) {
  const mayMove = useMay('submissions.move')
  const { proof_requests, is_overdue } = submission
  if (proof_requests.length === 0) return null
  return (
    <Panel title="Proof with the author">
      <Box component="ol" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {proof_requests.toReversed().map((request) => (
          <Box component="li" key={request.id} sx={{ py: 1 }}>
            <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <strong>Until {dayOf(request.due_on)}</strong>
              <Standing request={request} isOverdue={is_overdue} />
            </Stack>
            <Typography variant="body2" color="text.secondary">
              Sent by <TextInScript text={request.by?.name ?? 'an account that is gone'} />,{' '}
              {momentOf(request.at)}
            </Typography>
            {request.note !== null && (
              <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                <TextInScript text={request.note} />
              </Typography>
            )}
            {request.ended ? (
              <Typography variant="body2" color="text.secondary">
                Ended {momentOf(request.ended.at)}
              </Typography>
            ) : (
              mayMove && <Open request={request} submission={submission} />
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

function Standing({ request: { ended }, isOverdue }: { request: ProofRequest; isOverdue: boolean }) {
  if (ended) return <Chip size="small" label={capitalised(proofRequestEndNames[ended.as])} />
  return isOverdue ? (
    <Chip size="small" color="error" label="Overdue" />
  ) : (
    <Chip size="small" color="info" label="With the author" />
  )
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What can be done while the author has it. */
function Open({ request: { due_on, note }, submission: { id, version } }: Props & { request: ProofRequest }) {
  const [isOpen, setOpen] = useState(false)
  const one = { id: String(id), version }
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        Change day or note
      </Button>
      {isOpen && (
        <ProofRequestDialog
          id={id}
          title="Change day or note"
          explained="The author is not mailed: the new words stand beside the proof, and reminders go by the new day."
          label="Save"
          done="Saved"
          said={{ due_on, note: note ?? '' }}
          call={(said) =>
            staffCall('PATCH', '/api/staff/submissions/{id}/proof-request', { ...one, ...said })
          }
          onClose={() => setOpen(false)}
        />
      )}
      <ActionDialog
        label="Recall the proof"
        title="Recall the proof from the author"
        variant="text"
        act={() => staffCall('POST', '/api/staff/submissions/{id}/proof-request/recall', one)}
        done="Proof recalled"
      >
        <DialogContentText>
          The author’s pages say no longer that it waits, and there are no more reminders. It can be sent
          again.
        </DialogContentText>
      </ActionDialog>
    </Stack>
  )
}
