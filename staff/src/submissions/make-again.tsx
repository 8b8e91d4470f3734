import { Button } from '@mui/material'
import type { BookStep } from '@panai/contract/manuscripts/book-steps'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { useQueryClient } from '@tanstack/react-query'
import { staffCall } from '../api/staff-call.ts'
import { useMay } from '../session/session.ts'
import { RefusedAlert } from './refused-alert.tsx'
import { useSubmissionAction } from './use-submission-action.ts'

type Props = { steps: readonly BookStep[]; submission: StaffSubmission }

/** Tries again what failed by a fault of ours. */
export function MakeAgain({ steps, submission: { id, version } }: Props) {
  const action = useSubmissionAction(id)
  const queries = useQueryClient()
  const mayMake = useMay('submissions.move')
  if (!mayMake || !steps.some(({ fault }) => fault === 'ours')) return null
  async function makeAgain() {
    await action.act(
      () => staffCall('POST', '/api/staff/submissions/{id}/make-again', { id: String(id), version }),
      'What failed is made again',
    )
    await Promise.all(
      ['interior', 'manuscript-checks'].map((name) => queries.invalidateQueries({ queryKey: [name, id] })),
    )
  }
  return (
    <>
      <RefusedAlert action={action} onLookAgain={() => {}} />
      <Button size="small" variant="outlined" disabled={action.busy} onClick={() => void makeAgain()}>
        Make again what failed
      </Button>
    </>
  )
}
