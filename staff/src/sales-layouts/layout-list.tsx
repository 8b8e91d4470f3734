import type { SalesLayout } from '@panai/contract/sales-import/staff/sales-layouts'
import { DataTable, FunctionField, SelectInput } from 'react-admin'
import { AgoField, NameField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { channelOf } from './channel-of.ts'

const byName = { field: 'name', order: 'ASC' } as const
const filters = [
  <SelectInput
    key="retired"
    source="retired"
    label="In use"
    choices={[
      { id: 'false', name: 'In use' },
      { id: 'true', name: 'Retired' },
    ]}
  />,
]

/** Headers of files that somebody has explained once. */
export default function LayoutList() {
  return (
    <StaffList<SalesLayout> sort={byName} filters={filters}>
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="name" label="Name" field={NameField} />
        <DataTable.Col label="Channel">
          <FunctionField<SalesLayout> render={channelOf} />
        </DataTable.Col>
        <DataTable.NumberCol source="files" label="Files read" disableSort />
        <DataTable.Col label="State">
          <FunctionField<SalesLayout>
            render={({ retired_at }) => (retired_at === null ? 'In use' : 'Retired')}
          />
        </DataTable.Col>
        <DataTable.Col source="created_at" label="Made" field={AgoField} />
      </DataTable>
    </StaffList>
  )
}
