import { channelNames } from '@panai/contract/sales/sales-channels'
import { importStates } from '@panai/contract/sales/sales-import-states'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { DataTable, FunctionField, SelectInput } from 'react-admin'
import { DayField, MomentField, NameField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { ManualSale } from './manual-sale.tsx'
import { PostAll } from './post-all.tsx'
import { StateChip } from './state-chip.tsx'
import { UploadZone } from './upload-zone.tsx'
import { AGAIN_MS, importWords, isAtWork } from './words.ts'

const newestFirst = { field: 'created_at', order: 'DESC' } as const
const filters = [
  <SelectInput
    key="state"
    source="state"
    label="State"
    choices={importStates.map((state) => ({ id: state, name: importWords[state] }))}
  />,
  <SelectInput
    key="kind"
    source="kind"
    label="Kind"
    choices={[
      { id: 'file', name: 'Files' },
      { id: 'manual', name: 'Sales typed in' },
    ]}
  />,
  <SelectInput
    key="to_post"
    source="to_post"
    label="Posting"
    choices={[{ id: 'true', name: 'has rows to be posted' }]}
  />,
]

/** The files of the channels, newest first, and where new ones are dropped. */
export default function ImportList() {
  return (
    <>
      <UploadZone />
      <StaffList<SalesImport>
        sort={newestFirst}
        filters={filters}
        actions={
          <>
            <PostAll />
            <ManualSale />
          </>
        }
        queryOptions={{
          refetchInterval: ({ state: { data } }) =>
            data?.data.some(({ state }) => isAtWork(state)) ? AGAIN_MS : false,
        }}
      >
        <DataTable rowClick="show" bulkActionButtons={false}>
          <DataTable.Col source="id" label="No." disableSort />
          <DataTable.Col source="file_name" label="File" field={NameField} disableSort />
          <DataTable.Col source="channel" label="Channel" disableSort>
            <FunctionField<SalesImport>
              render={({ channel, sales_account, is_estimate, rows_read }) =>
                rows_read === 0 ? (
                  '–'
                ) : (
                  <TextInScript
                    text={`${sales_account?.name ?? (channel ? channelNames[channel] : 'Several')}${is_estimate ? ' (estimate)' : ''}`}
                  />
                )
              }
            />
          </DataTable.Col>
          <DataTable.Col source="state" label="State" field={StateChip} disableSort />
          <DataTable.NumberCol source="rows_read" label="Rows" disableSort />
          <DataTable.Col source="covers_from" label="From" field={DayField} disableSort />
          <DataTable.Col source="covers_to" label="To" field={DayField} disableSort />
          <DataTable.Col source="created_at" label="Received" field={MomentField} />
        </DataTable>
      </StaffList>
    </>
  )
}
