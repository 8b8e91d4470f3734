import type { WaitingSales } from '@panai/contract/sales-import/staff/waiting-sales'
import { useRecordContext } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { ActionDialog } from '../parts/action-dialog.tsx'
import { counted } from '../parts/counted.ts'

/** Writes rows off that are of no book of ours, such as a parcel or another publisher's title. */
export function NotOurs() {
  const group = useRecordContext<WaitingSales>()
  if (group?.waits_for !== 'book') return null
  return (
    <ActionDialog
      label="Not ours"
      title={`${counted(group.rows, 'row')} not ours?`}
      variant="text"
      reason={{ label: 'Reason', required: true }}
      act={(reason) => staffCall('POST', '/api/staff/waiting-sales/not-ours', { key: group.id, reason })}
      done="Marked as not ours"
    >
      They leave this list and are never posted. It is remembered for the next file, and can be undone under
      Remembered matches.
    </ActionDialog>
  )
}
