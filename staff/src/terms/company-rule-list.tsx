import type { RoyaltyRule } from '@panai/contract/royalties/staff/terms'
import { channelNames, type SalesChannel } from '@panai/contract/sales/sales-channels'
import { DataTable, SelectInput } from 'react-admin'
import { formatChoices } from '../parts/choices.ts'
import { DayField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { channelChoices, StateChip, sayRate } from './term-words.tsx'

const filters = [
  <SelectInput key="channel" source="channel" choices={channelChoices} alwaysOn />,
  <SelectInput key="format" source="format" choices={formatChoices} alwaysOn />,
]

/** What holds for all books of which nothing else is agreed, by the days from which it does. */
export default function CompanyRuleList() {
  return (
    <StaffList<RoyaltyRule> filters={filters} sort={{ field: 'valid_from', order: 'DESC' }}>
      <DataTable<RoyaltyRule> rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="valid_from" label="Valid from" field={DayField} />
        <DataTable.Col label="Format" render={({ format }: RoyaltyRule) => format ?? 'every format'} />
        <DataTable.Col
          label="Channel"
          render={({ channel }: { channel: SalesChannel | null }) =>
            channel ? channelNames[channel] : 'every channel'
          }
        />
        <DataTable.Col label="Rate" render={(rule: RoyaltyRule) => sayRate(rule)} />
        <DataTable.Col label="State" render={({ state }: RoyaltyRule) => <StateChip state={state} />} />
      </DataTable>
    </StaffList>
  )
}
