import { Chip } from '@mui/material'
import type { StaffStatement } from '@panai/contract/statements/staff/statements'
import { statementStates } from '@panai/contract/statements/statement-states'
import { periodWords } from '@panai/contract/statements/statement-words'
import { DataTable, NumberInput, SelectInput } from 'react-admin'
import { MoneyField, NameField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { Flags } from './flags.tsx'
import { stateLooks } from './statement-words.ts'

const newestFirst = { field: 'id', order: 'DESC' } as const

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={statementStates.map((id) => ({ id, name: stateLooks[id].label }))}
  />,
  <SelectInput
    key="flagged"
    source="flagged"
    label="Remarks"
    alwaysOn
    choices={[
      { id: 'yes', name: 'To look at' },
      { id: 'no', name: 'Nothing remarkable' },
    ]}
  />,
  <NumberInput key="run_id" source="run_id" label="Number of the run" min={1} />,
  <NumberInput key="author_id" source="author_id" label="Number of the author" min={1} />,
]

export default function StatementList() {
  return (
    <StaffList<StaffStatement> sort={newestFirst} filters={filters}>
      <DataTable<StaffStatement> rowClick="show" bulkActionButtons={false}>
        <DataTable.Col
          source="id"
          label="No."
          sx={{ whiteSpace: 'nowrap' }}
          render={({ number }: StaffStatement) => number}
        />
        <DataTable.Col source="author_name" label="Author" field={NameField} disableSort />
        <DataTable.Col
          source="period_from"
          label="Period"
          disableSort
          render={({ period_from, period_to }: StaffStatement) => periodWords('en', period_from, period_to)}
        />
        <DataTable.Col
          source="state"
          disableSort
          render={({ state }: StaffStatement) => <Chip size="small" {...stateLooks[state]} />}
        />
        <DataTable.Col
          source="flags"
          label="Remarks"
          disableSort
          render={({ flags }: StaffStatement) => <Flags flags={flags} />}
        />
        <DataTable.Col source="sales" label="On sales" field={MoneyField} disableSort align="right" />
        <DataTable.Col source="closing" label="Closing" field={MoneyField} align="right" />
      </DataTable>
    </StaffList>
  )
}
