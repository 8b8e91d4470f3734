import { salesAccountKindNames, salesAccountKinds } from '@panai/contract/sales/sales-account-kinds'
import type { SalesAccount } from '@panai/contract/sales-import/staff/sales-accounts'
import { DataTable, SearchInput, SelectInput } from 'react-admin'
import { notOnPhones } from '../parts/columns.ts'
import { MoneyField, NameField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'

const byName = { field: 'name', order: 'ASC' } as const

export const kindChoices = salesAccountKinds.map((id) => ({ id, name: salesAccountKindNames[id] }))

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="kind" source="kind" label="Kind" choices={kindChoices} alwaysOn />,
  <SelectInput
    key="merged"
    source="merged"
    label="Merged"
    choices={[{ id: 'true', name: 'Merged into another one' }]}
  />,
]

/** Those that the company supplies itself, with what each owes. */
export default function AccountList() {
  return (
    <StaffList<SalesAccount> sort={byName} filters={filters}>
      <DataTable<SalesAccount> rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="name" label="Name" field={NameField} />
        <DataTable.Col
          label="Kind"
          className={notOnPhones}
          render={({ kind }: SalesAccount) => salesAccountKindNames[kind]}
        />
        <DataTable.Col source="owes" label="Owes us" field={MoneyField} disableSort align="right" />
        <DataTable.Col
          source="overdue"
          label="Overdue"
          field={MoneyField}
          className={notOnPhones}
          disableSort
          align="right"
        />
      </DataTable>
    </StaffList>
  )
}
