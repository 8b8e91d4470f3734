import type { PayoutSettings } from '@panai/contract/payouts/staff/payout-settings'
import { DataTable } from 'react-admin'
import { DayField, MoneyField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { StateChip } from './state-chip.tsx'

/** When and from how much on authors are paid, by the days from which it holds. */
export default function SettingsList() {
  return (
    <StaffList<PayoutSettings> sort={{ field: 'valid_from', order: 'DESC' }}>
      <DataTable<PayoutSettings>
        rowClick={(_id, _resource, record) => (record.state === 'future' ? 'edit' : false)}
        bulkActionButtons={false}
      >
        <DataTable.Col source="valid_from" label="Valid from" field={DayField} />
        <DataTable.Col label="State" render={({ state }: PayoutSettings) => <StateChip state={state} />} />
        <DataTable.Col
          source="threshold"
          label="Minimum payout"
          field={MoneyField}
          disableSort
          align="right"
        />
        <DataTable.Col
          label="Frequency"
          render={({ cadence, day_of_month }: PayoutSettings) => `${cadence}, on day ${day_of_month}`}
        />
        <DataTable.Col source="upi_limit" label="UPI limit" field={MoneyField} disableSort align="right" />
        <DataTable.Col
          label="Without a PAN"
          render={({ holds_without_pan }: PayoutSettings) => (holds_without_pan ? 'held back' : 'paid')}
        />
        <DataTable.Col source="note" label="Note" disableSort />
      </DataTable>
    </StaffList>
  )
}
