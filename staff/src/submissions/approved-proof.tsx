import { Box, DialogContentText, Stack, Typography } from '@mui/material'
import type { Interior } from '@panai/contract/manuscripts/interiors'
import { approvalSentence, proofTexts } from '@panai/contract/submissions/proof-texts'
import type { ProofApproval } from '@panai/contract/submissions/proofs'
import { useQueryClient } from '@tanstack/react-query'
import { staffCall } from '../api/staff-call.ts'
import { ActionDialog } from '../parts/action-dialog.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { momentOf } from '../parts/time-words.ts'
import { useMay } from '../session/session.ts'
import { DownloadButton } from './download-button.tsx'

type Props = { approval: ProofApproval; interior: Interior; id: number; isPublished: boolean }

/** One approval: who gave it, what has come of it, and its files as they were approved. */
export function ApprovedProof({ approval, interior, id, isPublished }: Props) {
  const { files, withdrawn } = approval
  const mayMove = useMay('submissions.move')
  return (
    <Box sx={{ my: 1 }}>
      <Typography>{approvalSentence(approval, interior, momentOf)}</Typography>
      {withdrawn && (
        <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          <TextInScript text={proofTexts.reason(withdrawn.reason)} />
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {files.map(({ kind, bytes }) =>
          bytes === null ? null : (
            <DownloadButton
              key={kind}
              path="/api/author/submissions/{id}/proof/approvals/{approval}/files/{kind}"
              id={id}
              also={{ approval: String(approval.id), kind }}
              label={proofTexts.kinds[kind]}
            />
          ),
        )}
      </Stack>
      <details>
        <Typography component="summary" variant="body2" color="text.secondary" sx={{ py: 1 }}>
          {proofTexts.sums}
        </Typography>
        {files.map(({ kind, sha256 }) => (
          <Typography key={kind} variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {proofTexts.kinds[kind]}: <code>{sha256}</code>
          </Typography>
        ))}
      </details>
      {withdrawn === null && mayMove && !isPublished && <Withdraw id={id} approval={approval.id} />}
    </Box>
  )
}

function Withdraw({ id, approval }: { id: number; approval: number }) {
  const queries = useQueryClient()
  return (
    <ActionDialog
      label="Withdraw the approval"
      title="Withdraw the author’s approval"
      reason={{ label: 'Why, for the author', required: true }}
      variant="text"
      act={async (reason) => {
        await staffCall('POST', '/api/staff/submissions/{id}/proof/approvals/{approval}/withdrawal', {
          ...{ id: String(id), approval: String(approval), reason },
        })
        await queries.invalidateQueries({ queryKey: ['interior', id] })
      }}
      done="Approval withdrawn. Author notified."
    >
      <DialogContentText sx={{ mb: 2 }}>
        What has changed in the record since is made part of the book now, and the new proof needs a new
        approval. The files that were approved stay in the record.
      </DialogContentText>
    </ActionDialog>
  )
}
