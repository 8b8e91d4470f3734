import { Box, Typography } from '@mui/material'
import { auditOperations, type ListedAuditEntry } from '@panai/contract/console/staff/audit'
import { DataTable, SelectInput, TextInput } from 'react-admin'
import { MomentField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { MixedScripts, TextInScript } from '../parts/text-in-script.tsx'
import { AuditTabs } from './audit-tabs.tsx'
import { ChangedValues } from './changed-values.tsx'
import { ExportTable } from './export-table.tsx'
import { capitalised, operationWords, sayEntry } from './say-entry.ts'
import { timeFilters } from './time-filters.tsx'

const operations = auditOperations.map((id) => ({ id, name: operationWords[id] }))
const filters = [
  <TextInput key="subject" source="subject" label="Table" alwaysOn />,
  <TextInput key="subject_id" source="subject_id" label="No. of the record" alwaysOn />,
  <TextInput key="account_id" source="account_id" label="No. of the person" />,
  <SelectInput key="operation" source="operation" label="What was done" choices={operations} />,
  ...timeFilters,
]

export default function AuditList() {
  return (
    <StaffList<ListedAuditEntry>
      above={<AuditTabs />}
      filters={filters}
      actions={<ExportTable path="/api/staff/audit.csv" />}
      sort={{ field: 'id', order: 'DESC' }}
    >
      <DataTable<ListedAuditEntry> rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="at" label="When" field={MomentField} disableSort />
        <DataTable.Col
          label="Who"
          render={({ by, network }: ListedAuditEntry) => (
            <>
              {by === null ? 'A scheduled job' : <TextInScript text={by} />}
              <br />
              {network ?? 'This machine'}
            </>
          )}
        />
        <DataTable.Col label="What" render={(entry: ListedAuditEntry) => <What entry={entry} />} />
      </DataTable>
    </StaffList>
  )
}

function What({ entry }: { entry: ListedAuditEntry }) {
  const { action, operation, subject, subject_id, part, record, before, after } = entry
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <MixedScripts text={sayEntry(entry)} />
      <Typography variant="caption" component="p" color="text.secondary">
        {capitalised(record)}
      </Typography>
      <Box component="details" sx={{ typography: 'caption' }}>
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
          Technical details
        </Box>
        <Typography variant="caption" component="p">
          {action}: {operation} {part} {subject} {subject_id}
        </Typography>
        <ChangedValues before={before} after={after} />
      </Box>
    </Box>
  )
}
