import type { StaffSale } from '@panai/contract/sales-import/staff/sales'
import { DataTable, NumberInput } from 'react-admin'
import { notOnPhones, onlyOnWideScreens } from '../parts/columns.ts'
import { DayField, MoneyField, NameField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { MoneyExport } from './money-export.tsx'

const newestFirst = { field: 'id', order: 'DESC' } as const

const filters = [
  <NumberInput key="book_id" source="book_id" label="Number of the book" min={1} />,
  <NumberInput key="author_id" source="author_id" label="Number of the author" min={1} />,
]

export default function SaleList() {
  return (
    <StaffList<StaffSale> sort={newestFirst} filters={filters} actions={<MoneyExport />}>
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="id" label="No." className={onlyOnWideScreens} />
        <DataTable.Col source="sale_date" label="Sold on" field={DayField} disableSort />
        <DataTable.Col source="book_title" label="Book" field={NameField} disableSort />
        <DataTable.Col
          source="author_name"
          label="Author"
          field={NameField}
          className={onlyOnWideScreens}
          disableSort
        />
        <DataTable.NumberCol source="quantity" label="Copies" className={notOnPhones} disableSort />
        <DataTable.Col
          source="amount"
          label="Paid"
          field={MoneyField}
          className={notOnPhones}
          disableSort
          align="right"
        />
        <DataTable.Col source="royalty" label="Royalty" field={MoneyField} disableSort align="right" />
      </DataTable>
    </StaffList>
  )
}
