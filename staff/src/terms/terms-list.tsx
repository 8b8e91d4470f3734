import type { StaffBook } from '@panai/contract/catalogue/staff/books'
import { DataTable, SearchInput } from 'react-admin'
import { AgoField, MoneyField, NameField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Title, author, words" />]

/** The books, each leading to what is agreed of it. */
export default function TermsList() {
  return (
    <StaffList<StaffBook> filters={filters} sort={{ field: 'updated_at', order: 'DESC' }}>
      <DataTable<StaffBook> rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="title" label="Title" field={NameField} />
        <DataTable.Col source="author_name" label="Author" field={NameField} disableSort />
        <DataTable.Col source="mrp" label="MRP" field={MoneyField} align="right" />
        <DataTable.Col source="updated_at" label="Book changed" field={AgoField} />
      </DataTable>
    </StaffList>
  )
}
