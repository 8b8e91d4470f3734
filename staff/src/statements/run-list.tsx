import { Chip } from '@mui/material'
import type { StatementRun } from '@panai/contract/statements/staff/statements'
import { periodWords } from '@panai/contract/statements/statement-words'
import { DataTable } from 'react-admin'
import { AgoField, MoneyField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { looksOf } from './statement-words.ts'

const newestFirst = { field: 'id', order: 'DESC' } as const

/** Months and quarters of which statements were made. */
export default function RunList() {
  return (
    <StaffList<StatementRun> sort={newestFirst}>
      <DataTable<StatementRun> rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="id" label="No." />
        <DataTable.Col
          source="period_from"
          label="Period"
          disableSort
          render={({ period_from, period_to }: StatementRun) => periodWords('en', period_from, period_to)}
        />
        <DataTable.Col
          source="state"
          disableSort
          render={(run: StatementRun) => <Chip size="small" {...looksOf(run)} />}
        />
        <DataTable.NumberCol source="draft" label="Drafts" disableSort />
        <DataTable.NumberCol source="verified" label="Verified" disableSort />
        <DataTable.NumberCol source="issued" label="Issued" disableSort />
        <DataTable.NumberCol source="flagged" label="To check" disableSort />
        <DataTable.Col
          source="closing"
          label="Closing balances"
          field={MoneyField}
          disableSort
          align="right"
        />
        <DataTable.Col source="created_at" label="Started" field={AgoField} disableSort />
      </DataTable>
    </StaffList>
  )
}
