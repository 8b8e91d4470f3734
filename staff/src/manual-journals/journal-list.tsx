import { Chip } from '@mui/material'
import { manualJournalStates } from '@panai/contract/accounting/staff/manual-journal-rules'
import type { ManualJournal } from '@panai/contract/accounting/staff/manual-journals'
import { entryNames, manualJournalKinds } from '@panai/contract/royalties/account-entry-kinds'
import { DataTable, NumberInput, SelectInput } from 'react-admin'
import { notOnPhones, onlyOnWideScreens } from '../parts/columns.ts'
import { AgoField, MoneyField, NameField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { journalName, stateLooks } from './journal-words.ts'

const filters = [
  <SelectInput
    key="state"
    source="state"
    label="State"
    choices={manualJournalStates.map((id) => ({ id, name: stateLooks[id].label }))}
    alwaysOn
  />,
  <SelectInput
    key="kind"
    source="kind"
    label="Kind"
    choices={manualJournalKinds.map((id) => ({ id, name: entryNames[id] }))}
  />,
  <NumberInput key="author_id" source="author_id" label="Number of the author" min={1} />,
]

/** What was entered by hand for authors: it waits for another person, or was posted or turned down. */
export default function JournalList() {
  return (
    <StaffList<ManualJournal> filters={filters} sort={{ field: 'id', order: 'DESC' }}>
      <DataTable<ManualJournal> rowClick="show" bulkActionButtons={false}>
        <DataTable.Col
          source="id"
          label="Journal"
          render={(journal: ManualJournal) => journalName(journal)}
        />
        <DataTable.Col source="author_name" label="Author" field={NameField} disableSort />
        <DataTable.Col source="amount" label="Amount" field={MoneyField} disableSort align="right" />
        <DataTable.Col
          label="State"
          render={({ state }: ManualJournal) => (
            <Chip size="small" variant="outlined" {...stateLooks[state]} />
          )}
        />
        <DataTable.Col
          source="reason"
          label="Reason"
          field={NameField}
          className={onlyOnWideScreens}
          disableSort
        />
        <DataTable.Col
          source="entered_by"
          label="Entered by"
          field={NameField}
          className={notOnPhones}
          disableSort
        />
        <DataTable.Col
          source="entered_at"
          label="Entered"
          field={AgoField}
          className={notOnPhones}
          disableSort
        />
      </DataTable>
    </StaffList>
  )
}
