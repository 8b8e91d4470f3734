import { accountEventKinds, accountEventWords } from '@panai/contract/accounts/account-event-kinds'
import { type AccountEvent, accountEventOwners } from '@panai/contract/accounts/staff/account-events'
import { DataTable, SelectInput, TextInput } from 'react-admin'
import { MomentField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { momentOf } from '../parts/time-words.ts'
import { AuditTabs } from './audit-tabs.tsx'
import { ExportTable } from './export-table.tsx'
import { timeFilters } from './time-filters.tsx'

const owners = { staff: 'Staff', author: 'Authors', unknown: 'No account' }
const filters = [
  <SelectInput
    key="kind"
    source="kind"
    label="What"
    choices={accountEventKinds.map((id) => ({ id, name: accountEventWords[id] }))}
    alwaysOn
  />,
  <SelectInput
    key="of"
    source="of"
    label="Account type"
    choices={accountEventOwners.map((id) => ({ id, name: owners[id] }))}
    alwaysOn
  />,
  <TextInput key="account_id" source="account_id" label="No. of the account" />,
  <TextInput key="network" source="network" label="Network" />,
  ...timeFilters,
]

export default function AccountEventList() {
  return (
    <StaffList<AccountEvent>
      above={<AuditTabs />}
      filters={filters}
      actions={<ExportTable path="/api/staff/account-events.csv" />}
      sort={{ field: 'at', order: 'DESC' }}
    >
      <DataTable<AccountEvent> rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="at" label="When" field={MomentField} disableSort />
        <DataTable.Col label="What" render={whatOf} />
        <DataTable.Col
          label="Account"
          render={({ account_id, name, role }: AccountEvent) =>
            account_id === null ? (
              'None'
            ) : (
              <>
                <TextInScript text={name ?? '–'} /> (no. {account_id}, {role})
              </>
            )
          }
        />
        <DataTable.Col label="By" render={({ by }: AccountEvent) => by && <TextInScript text={by} />} />
        <DataTable.Col
          label="From"
          render={({ network, device }: AccountEvent) => [device, network].filter(Boolean).join(', ') || '–'}
        />
      </DataTable>
    </StaffList>
  )
}

function whatOf({ kind, detail, times, last_at }: AccountEvent): string {
  const words = detail ? `${accountEventWords[kind]} (${detail})` : accountEventWords[kind]
  return times > 1 ? `${words}, ${times} times until ${momentOf(last_at)}` : words
}
