import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { financialYearName, quarterWords, SECTION_MISSING } from '@panai/contract/payouts/staff/payout-rules'
import type { TaxEntry } from '@panai/contract/payouts/staff/tax-register'
import { DataTable, NumberInput, SelectInput, useListContext, useNotify } from 'react-admin'
import { staffDownload } from '../api/staff-call.ts'
import { DayField, MoneyField, NameField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { useMay } from '../session/session.ts'
import { DepositQuarter, quarters } from './deposit-quarter.tsx'
import { EntryChallan } from './entry-challan.tsx'

const filters = [
  <NumberInput key="year" source="year" label="Financial year from" min={2000} max={2200} alwaysOn />,
  <SelectInput key="quarter" source="quarter" choices={quarters} alwaysOn />,
  <SelectInput
    key="deposited"
    source="deposited"
    label="Deposit"
    choices={[
      { id: 'false', name: 'waits' },
      { id: 'true', name: 'made' },
    ]}
  />,
  <NumberInput key="author_id" source="author_id" label="Number of the author" min={1} />,
]

/** One row for each payout, by quarters of the financial year, with the challans. */
export default function RegisterList() {
  const mayMove = useMay('money.move')
  return (
    <StaffList<TaxEntry>
      sort={{ field: 'id', order: 'DESC' }}
      filters={filters}
      actions={
        <>
          <Download />
          {mayMove && <DepositQuarter />}
        </>
      }
    >
      <DataTable<TaxEntry> rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="id" label="No." />
        <DataTable.Col source="paid_on" label="Paid on" field={DayField} disableSort />
        <DataTable.Col
          label="Quarter"
          render={({ year, quarter }: TaxEntry) => quarterWords(year, quarter)}
        />
        <DataTable.Col label="Due in" render={({ of_year }: TaxEntry) => financialYearName(of_year)} />
        <DataTable.Col source="reference" label="Payout" disableSort />
        <DataTable.Col source="author_name" label="Author" field={NameField} disableSort />
        <DataTable.Col label="PAN" render={({ has_pan }: TaxEntry) => (has_pan ? 'yes' : 'no')} />
        <DataTable.Col label="Section" render={({ section }: TaxEntry) => section ?? SECTION_MISSING} />
        <DataTable.Col source="paid" label="Paid" field={MoneyField} disableSort align="right" />
        <DataTable.Col source="base" label="Taxed on" field={MoneyField} disableSort align="right" />
        <DataTable.Col label="Rate" render={({ rate }: TaxEntry) => `${rate} %`} />
        <DataTable.Col source="withheld" label="Withheld" field={MoneyField} disableSort align="right" />
        <DataTable.Col source="deposit_reference" label="Challan" disableSort />
        <DataTable.Col source="deposited_on" label="Deposited on" field={DayField} disableSort />
        <DataTable.Col source="reversed_on" label="Reversed" field={DayField} disableSort />
        {mayMove && (
          <DataTable.Col label="Actions" render={(entry: TaxEntry) => <EntryChallan entry={entry} />} />
        )}
      </DataTable>
    </StaffList>
  )
}

function Download() {
  const { filterValues } = useListContext()
  const notify = useNotify()
  const { year, quarter } = filterValues
  async function fetchFile() {
    try {
      await staffDownload('/api/staff/tax-register.csv', {
        ...(year && { year: String(year) }),
        ...(quarter && { quarter: String(quarter) }),
      })
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : String(cause), { type: 'error' })
    }
  }
  return (
    <Button size="small" startIcon={<DownloadIcon />} onClick={fetchFile}>
      CSV
    </Button>
  )
}
