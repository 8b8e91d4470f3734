import { Alert, Chip } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { payoutRunStates } from '@panai/contract/payouts/staff/payout-rules'
import type { PayoutRun } from '@panai/contract/payouts/staff/payouts'
import { useQuery } from '@tanstack/react-query'
import { DataTable, SelectInput } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { AgoField, MoneyField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { useMay } from '../session/session.ts'
import { NewRun } from './new-run.tsx'
import { dueWords, monthOf, runStates } from './payout-words.ts'

const filters = [
  <SelectInput
    key="state"
    source="state"
    choices={[
      { id: 'unfinished', name: 'Not finished' },
      ...payoutRunStates.map((id) => ({ id, name: runStates[id].label })),
    ]}
    alwaysOn
  />,
]

export default function RunList() {
  const mayMove = useMay('money.move')
  const { data: calendar } = useQuery({
    queryKey: ['payout-calendar'],
    queryFn: async ({ signal }) =>
      (await staffCall('GET', '/api/staff/payout-calendar', {}, { signal })).data,
  })
  return (
    <>
      {calendar && (
        <Alert severity={calendar.section_missing ? 'warning' : 'info'} sx={{ mt: 2 }}>
          {calendar.quarterly ? 'The quarter up to' : 'The month of'} {monthOf(calendar.month)}{' '}
          {dueWords(calendar.due_on, new Date())}, from {writtenRupees(calendar.threshold)} on.
          {calendar.section_missing &&
            ' The tax rule in force has no section or payment code yet: ask the accountant, and fill it in under Tax on royalty.'}
        </Alert>
      )}
      <StaffList<PayoutRun>
        filters={filters}
        sort={{ field: 'id', order: 'DESC' }}
        actions={mayMove && calendar ? <NewRun month={calendar.month} /> : undefined}
      >
        <DataTable<PayoutRun> rowClick="show" bulkActionButtons={false}>
          <DataTable.Col source="id" label="No." />
          <DataTable.Col source="month" label="Month" render={({ month }: PayoutRun) => monthOf(month)} />
          <DataTable.Col
            label="State"
            render={({ state }: PayoutRun) => <Chip size="small" variant="outlined" {...runStates[state]} />}
          />
          <DataTable.NumberCol source="counts.paid" label="Paid" disableSort />
          <DataTable.NumberCol source="counts.failed" label="Failed" disableSort />
          <DataTable.NumberCol source="counts.held" label="Held back" disableSort />
          <DataTable.Col source="withheld" label="Tax" field={MoneyField} disableSort align="right" />
          <DataTable.Col source="net" label="To authors" field={MoneyField} disableSort align="right" />
          <DataTable.Col source="made_by" label="Made by" disableSort />
          <DataTable.Col source="approved_by" label="Approved by" disableSort />
          <DataTable.Col source="made_at" label="Made" field={AgoField} disableSort />
        </DataTable>
      </StaffList>
    </>
  )
}
