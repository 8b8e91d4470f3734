import type { Receipt } from '@panai/contract/accounting/staff/receipts'
import { channelNames, salesChannels } from '@panai/contract/sales/sales-channels'
import { AutocompleteInput, DataTable, ReferenceInput, SelectInput } from 'react-admin'
import { notOnPhones } from '../parts/columns.ts'
import { DayField, MoneyField, NameField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'

const filters = [
  <SelectInput
    key="channel"
    source="channel"
    label="Channel"
    choices={salesChannels.map((id) => ({ id, name: channelNames[id] }))}
    alwaysOn
  />,
  <ReferenceInput
    key="sales_account_id"
    source="sales_account_id"
    reference="sales-accounts"
    sort={{ field: 'name', order: 'ASC' }}
    alwaysOn
  >
    <AutocompleteInput label="Shop or fair" filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>,
]

/** Money that came for what is owed to us, and slips that were taken back. */
export default function ReceiptList() {
  return (
    <StaffList<Receipt> filters={filters} sort={{ field: 'id', order: 'DESC' }}>
      <DataTable<Receipt> rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="id" label="Receipt" />
        <DataTable.Col
          label="From"
          render={({ channel, sales_account, reverses }: Receipt) => (
            <>
              <TextInScript text={sales_account?.name ?? channelNames[channel]} />
              {reverses !== null && `, reverses ${reverses}`}
            </>
          )}
        />
        <DataTable.Col source="received_on" label="Day" field={DayField} disableSort />
        <DataTable.Col source="amount" label="Amount" field={MoneyField} disableSort align="right" />
        <DataTable.Col source="method" label="Payment method" className={notOnPhones} disableSort />
        <DataTable.Col
          source="entered_by"
          label="Entered by"
          field={NameField}
          className={notOnPhones}
          disableSort
        />
      </DataTable>
    </StaffList>
  )
}
