import type { AccountRecord } from '@panai/contract/accounts/staff/accounts'
import { DataTable, SearchInput, SelectInput } from 'react-admin'
import { notOnPhones, onlyOnWideScreens } from '../parts/columns.ts'
import { AgoField, NameField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { roleChoices, sayRole, sayStatus, statusChoices } from './words.ts'

const filters = [
  <SearchInput key="q" source="q" alwaysOn aria-label="Name or e-mail address" />,
  <SelectInput key="role" source="role" choices={roleChoices} alwaysOn />,
  <SelectInput key="status" source="status" choices={statusChoices} alwaysOn />,
]

const opening = { filter: { role: 'staff' }, none: 'Invite a colleague to begin.' }

export default function AccountList() {
  return (
    <StaffList<AccountRecord>
      filters={filters}
      opening={opening}
      sort={{ field: 'created_at', order: 'DESC' }}
    >
      <DataTable<AccountRecord> rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="name" label="Name" field={NameField} />
        <DataTable.Col source="email" label="E-mail address" className={notOnPhones} />
        <DataTable.Col label="Role" render={({ role }: AccountRecord) => sayRole(role)} />
        <DataTable.Col label="State" render={({ status }: AccountRecord) => sayStatus(status)} />
        <DataTable.Col
          source="last_used_at"
          label="Last used"
          field={AgoField}
          className={onlyOnWideScreens}
          disableSort
        />
        <DataTable.Col source="created_at" label="Since" field={AgoField} className={onlyOnWideScreens} />
      </DataTable>
    </StaffList>
  )
}
