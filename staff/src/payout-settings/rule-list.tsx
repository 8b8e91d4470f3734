import type { TaxRuleRecord } from '@panai/contract/payouts/staff/payout-settings'
import { DataTable } from 'react-admin'
import { DayField, MoneyField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { StateChip } from './state-chip.tsx'

/** Tax on royalty by the days from which each rule holds. A section that was left open can be filled in at any time. */
export default function RuleList() {
  return (
    <StaffList<TaxRuleRecord> sort={{ field: 'valid_from', order: 'DESC' }}>
      <DataTable<TaxRuleRecord>
        rowClick={(_id, _resource, { state, section }) =>
          state === 'future' || section === null ? 'edit' : false
        }
        bulkActionButtons={false}
      >
        <DataTable.Col source="valid_from" label="Valid from" field={DayField} />
        <DataTable.Col label="State" render={({ state }: TaxRuleRecord) => <StateChip state={state} />} />
        <DataTable.Col
          source="threshold"
          label="Yearly threshold"
          field={MoneyField}
          disableSort
          align="right"
        />
        <DataTable.Col label="With PAN" render={({ rate_with_pan }: TaxRuleRecord) => `${rate_with_pan} %`} />
        <DataTable.Col
          label="Without PAN"
          render={({ rate_without_pan }: TaxRuleRecord) => `${rate_without_pan} %`}
        />
        <DataTable.Col
          label="Section or code"
          render={({ section }: TaxRuleRecord) => section ?? 'to be filled in'}
        />
        <DataTable.Col source="source" label="Source" disableSort />
      </DataTable>
    </StaffList>
  )
}
