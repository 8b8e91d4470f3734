import { type JobRecord, type JobStatus, jobStatuses } from '@panai/contract/operations/staff/jobs'
import { DataTable, SelectInput } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { AgoField } from '../parts/fields.tsx'
import { RetryButton } from '../parts/retry-button.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { useMay } from '../session/session.ts'

const statusNames: Readonly<Record<JobStatus, string>> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
}
const statuses = jobStatuses.map((id) => ({ id, name: statusNames[id] }))
const filters = [<SelectInput key="status" source="status" choices={statuses} alwaysOn />]

export default function JobList() {
  const mayRetry = useMay('jobs.retry')
  return (
    <StaffList<JobRecord> filters={filters} sort={{ field: 'created_at', order: 'DESC' }}>
      <DataTable<JobRecord> rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="title" label="Job" disableSort />
        <DataTable.Col label="State" render={({ status }: JobRecord) => statusNames[status]} />
        <DataTable.Col source="created_at" label="Queued" field={AgoField} />
        <DataTable.Col source="started_at" label="Last started" field={AgoField} disableSort />
        <DataTable.Col source="done_at" label="Ended" field={AgoField} disableSort />
        <DataTable.NumberCol source="tries" label="Tries" disableSort />
        <DataTable.Col label="Outcome" render={({ problem, outcome }: JobRecord) => problem ?? outcome} />
        <DataTable.Col
          label="Actions"
          render={({ id, status }: JobRecord) =>
            mayRetry &&
            status === 'failed' && (
              <RetryButton
                label="Run again"
                run={() => staffCall('POST', '/api/staff/jobs/{id}/retry', { id })}
              />
            )
          }
        />
      </DataTable>
    </StaffList>
  )
}
