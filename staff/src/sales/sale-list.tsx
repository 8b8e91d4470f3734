import type { StaffSale } from '@panai/contract/staff/sales'
import { DataTable, List } from 'react-admin'
import { DayField, MoneyField, NameField } from '../parts/fields.tsx'

const newestFirst = { field: 'id', order: 'DESC' } as const

export default function SaleList() {
  return (
    <List<StaffSale> sort={newestFirst} perPage={25} exporter={false}>
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="id" label="No." />
        <DataTable.Col source="sale_date" label="Sold on" field={DayField} disableSort />
        <DataTable.Col source="book_title" label="Book" field={NameField} disableSort />
        <DataTable.Col source="author_name" label="Author" field={NameField} disableSort />
        <DataTable.NumberCol source="quantity" label="Copies" disableSort />
        <DataTable.Col source="amount" label="Paid" field={MoneyField} disableSort align="right" />
        <DataTable.Col source="royalty" label="Royalty" field={MoneyField} disableSort align="right" />
      </DataTable>
    </List>
  )
}
