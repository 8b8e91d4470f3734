import { mailKindName, mailStatusWords } from '@panai/contract/operations/staff/mail-words'
import { type MailRecord, mailStatuses } from '@panai/contract/operations/staff/mails'
import { useQuery } from '@tanstack/react-query'
import { DataTable, NumberInput, SelectInput, TopToolbar, useListContext } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { AgoField } from '../parts/fields.tsx'
import { RetryButton } from '../parts/retry-button.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { useMay } from '../session/session.ts'

const statuses = mailStatuses.map((id) => ({ id, name: mailStatusWords[id] }))

export default function MailList() {
  const mayRetry = useMay('mails.retry')
  const kinds = useKinds()
  const filters = [
    <SelectInput key="status" source="status" choices={statuses} alwaysOn />,
    <SelectInput
      key="kind"
      source="kind"
      choices={kinds.map(({ kind }) => ({ id: kind, name: mailKindName(kind) }))}
      alwaysOn
    />,
    <NumberInput key="id" source="id" label="No." min={1} alwaysOn />,
  ]
  return (
    <StaffList<MailRecord>
      filters={filters}
      actions={mayRetry ? <Actions /> : false}
      sort={{ field: 'id', order: 'DESC' }}
    >
      <DataTable<MailRecord> rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="id" label="No." />
        <DataTable.Col
          source="kind"
          label="Kind"
          disableSort
          render={({ kind }: MailRecord) => mailKindName(kind)}
        />
        <DataTable.Col
          label="About"
          render={({ about }: MailRecord) => about.map(({ what, id }) => `${what} ${id}`).join(', ')}
        />
        <DataTable.Col
          source="status"
          label="Status"
          disableSort
          render={({ status }: MailRecord) => mailStatusWords[status]}
        />
        <DataTable.Col source="created_at" label="Queued" field={AgoField} disableSort />
        <DataTable.NumberCol source="tries" label="Tries" disableSort />
        <DataTable.Col source="problem" label="Problem" disableSort />
        <DataTable.Col
          label="Actions"
          render={({ id, status }: MailRecord) =>
            mayRetry &&
            status === 'failed' && (
              <RetryButton
                label="Try again"
                run={() => staffCall('POST', '/api/staff/mails/{id}/retry', { id: String(id) })}
              />
            )
          }
        />
      </DataTable>
    </StaffList>
  )
}

/** With a kind chosen, all its failed mails at once. */
function Actions() {
  const { filterValues } = useListContext()
  const kind: unknown = filterValues.kind
  const failed = useKinds().find((one) => one.kind === kind)?.failed ?? 0
  return (
    <TopToolbar>
      {typeof kind === 'string' && failed > 0 && (
        <RetryButton
          label={`Try all ${failed} failed again`}
          run={() => staffCall('POST', '/api/staff/mail-retries', { kind })}
        />
      )}
    </TopToolbar>
  )
}

function useKinds() {
  const { data } = useQuery({
    queryKey: ['mails', 'kinds'],
    queryFn: ({ signal }) => staffCall('GET', '/api/staff/mail-kinds', {}, { signal }),
  })
  return data?.data ?? []
}
