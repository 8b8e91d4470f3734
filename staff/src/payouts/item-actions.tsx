import { Stack } from '@mui/material'
import type { PayoutItem } from '@panai/contract/payouts/staff/payouts'
import { useRedirect } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { ActionDialog } from '../parts/action-dialog.tsx'

/** What can be done by hand with a payout that was made. */
export function ItemActions({ item: { payout_id, author_name, status, retried } }: { item: PayoutItem }) {
  const redirect = useRedirect()
  if (payout_id === null) return null
  const id = String(payout_id)
  async function retry() {
    const { data } = await staffCall('POST', '/api/staff/payouts/{id}/retry', { id })
    redirect('show', 'payout-runs', data.id)
  }
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1 }}>
      {status === 'processing' && (
        <ActionDialog
          label="Arrived"
          title={`The payout to ${author_name} has arrived`}
          reason={{ label: 'UTR or transaction ID', required: true, name: 'transaction_id' }}
          act={(transaction_id) =>
            staffCall('POST', '/api/staff/payouts/{id}/result', { id, status: 'completed', transaction_id })
          }
          done="Result saved"
        />
      )}
      {status !== 'failed' && (
        <ActionDialog
          label="Failed"
          title={`The payout to ${author_name} has failed`}
          reason={{ label: 'Reason', required: true }}
          act={(reason) =>
            staffCall('POST', '/api/staff/payouts/{id}/result', { id, status: 'failed', reason })
          }
          done="The amount is credited back"
          color="error"
        >
          The amount is credited back to the author, its tax is taken back, and the author is notified.
        </ActionDialog>
      )}
      {status === 'failed' && !retried && (
        <ActionDialog
          label="Retry payout"
          title={`Pay ${author_name} again?`}
          act={retry}
          done="A new run is ready to be approved"
        >
          A run of this one payout is made, with the bank details in force now. It needs approval like any
          other run.
        </ActionDialog>
      )}
    </Stack>
  )
}
