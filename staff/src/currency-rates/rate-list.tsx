import { currencies } from '@panai/contract/money/staff/currency-field'
import type { CurrencyRate } from '@panai/contract/sales-import/staff/currency-rates'
import { DataTable, DeleteWithConfirmButton, SelectInput } from 'react-admin'
import { DayField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'

const newestFirst = { field: 'valid_from', order: 'DESC' } as const
const filters = [
  <SelectInput
    key="currency"
    source="currency"
    label="Currency"
    choices={currencies.map((code) => ({ id: code, name: code }))}
  />,
]

/** What foreign currencies are worth, each from its day until the next. A rate by which something was posted stays. */
export default function RateList() {
  return (
    <StaffList<CurrencyRate> sort={newestFirst} filters={filters}>
      <DataTable rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="currency" label="Currency" disableSort />
        <DataTable.Col source="valid_from" label="Valid from" field={DayField} />
        <DataTable.NumberCol
          source="rupees"
          label="Rupees for one"
          options={{ maximumFractionDigits: 8 }}
          disableSort
        />
        <DataTable.Col source="note" label="Source" disableSort />
        <DataTable.Col label="Actions">
          <DeleteWithConfirmButton
            confirmTitle="Take this rate back?"
            confirmContent="Rows that it was the rate of wait for another one."
            redirect={false}
          />
        </DataTable.Col>
      </DataTable>
    </StaffList>
  )
}
