import { type AuditEntry, auditOperations } from '@panai/contract/staff/audit'
import { DataTable, SelectInput, TextInput } from 'react-admin'
import { MomentField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { AuditTabs } from './audit-tabs.tsx'
import { ChangedValues } from './changed-values.tsx'
import { ExportTable } from './export-table.tsx'
import { timeFilters } from './time-filters.tsx'

const operations = auditOperations.map((id) => ({ id, name: id }))
const filters = [
  <TextInput key="subject" source="subject" label="Table" alwaysOn />,
  <TextInput key="subject_id" source="subject_id" label="No. of the record" alwaysOn />,
  <TextInput key="account_id" source="account_id" label="No. of the person" />,
  <SelectInput key="operation" source="operation" choices={operations} />,
  ...timeFilters,
]

export default function AuditList() {
  return (
    <StaffList<AuditEntry>
      above={<AuditTabs />}
      filters={filters}
      actions={<ExportTable path="/api/staff/audit.csv" />}
      sort={{ field: 'id', order: 'DESC' }}
    >
      <DataTable<AuditEntry> rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="at" label="When" field={MomentField} disableSort />
        <DataTable.Col
          label="Who"
          render={({ by, network }: AuditEntry) => `${by ?? '–'} (${network ?? 'here'})`}
        />
        <DataTable.Col
          label="What"
          render={({ action, operation, subject, subject_id, part }: AuditEntry) =>
            `${action}: ${operation} ${part ?? ''} ${subject} ${subject_id}`
          }
        />
        <DataTable.Col
          label="Before and after"
          render={({ before, after }: AuditEntry) => <ChangedValues before={before} after={after} />}
        />
      </DataTable>
    </StaffList>
  )
}
