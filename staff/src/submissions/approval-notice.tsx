import { Alert } from '@mui/material'
import { approvalSentence, proofTexts } from '@panai/contract/submissions/proof-texts'
import { approvalOf } from '@panai/contract/submissions/proofs'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { dayOf } from '../parts/time-words.ts'
import { useInterior } from './use-interior.ts'

/** Whether the author has approved what is about to be published; of a manuscript of which there is a proof. */
export function ApprovalNotice({ submission }: { submission: StaffSubmission }) {
  const { data } = useInterior(submission)
  const interior = data?.data.interior
  if (!interior || interior.proof.state === 'none') return null
  const approval = approvalOf(interior.proof)
  return (
    <Alert severity={approval ? 'success' : 'warning'} sx={{ mb: 2 }}>
      {approval
        ? `${approvalSentence(approval, interior, dayOf)} Pages, trim size and cover are taken from it.`
        : proofTexts.notYet}
    </Alert>
  )
}
