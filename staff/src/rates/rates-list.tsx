import { Chip } from '@mui/material'
import type { StaffRates } from '@panai/contract/royalties/staff/rates'
import { Datagrid, List, NumberField, useRecordContext } from 'react-admin'
import { notOnPhones } from '../parts/columns.ts'
import { DayField } from '../parts/fields.tsx'
import { ListFailure } from '../parts/staff-list.tsx'

const states = {
  future: { label: 'Upcoming', color: 'info' },
  in_force: { label: 'In force', color: 'success' },
  past: { label: 'Past', color: 'default' },
} as const

const spared = { cellClassName: notOnPhones, headerClassName: notOnPhones }

/** Rates by the days from which they hold. What holds or has held can be looked at, and not changed. */
export default function RatesList() {
  return (
    <List error={<ListFailure />} sort={{ field: 'valid_from', order: 'DESC' }} exporter={false}>
      <Datagrid
        bulkActionButtons={false}
        rowClick={(_id, _resource, record) => (record.state === 'future' ? 'edit' : 'show')}
      >
        <DayField source="valid_from" label="Valid from" />
        <StateField label="State" />
        <NumberField source="distribution_cost" label="Distribution (Rs.)" sortable={false} />
        <NumberField source="platform_margin" label="Margin (Rs.)" sortable={false} {...spared} />
        <NumberField
          source="suggested_royalty"
          label="Suggested royalty (Rs.)"
          sortable={false}
          {...spared}
        />
      </Datagrid>
    </List>
  )
}

function StateField(_: { label: string }) {
  const rates = useRecordContext<StaffRates>()
  return rates ? <Chip size="small" variant="outlined" {...states[rates.state]} /> : null
}
