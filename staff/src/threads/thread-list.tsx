import { Chip } from '@mui/material'
import { submissionStatusNames } from '@panai/contract/submissions/submission-rules'
import type { StaffThread } from '@panai/contract/threads/staff/threads'
import { DataTable, SelectInput } from 'react-admin'
import { notOnPhones, onlyOnWideScreens } from '../parts/columns.ts'
import { AgoField, NameField, PassageField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'

const newestFirst = { field: 'last_at', order: 'DESC' } as const

const filters = [
  <SelectInput
    key="waiting"
    source="waiting"
    label="Waiting"
    alwaysOn
    choices={[
      { id: 'yes', name: 'The author waits' },
      { id: 'no', name: 'Answered' },
    ]}
  />,
  <SelectInput
    key="unread"
    source="unread"
    alwaysOn
    choices={[
      { id: 'yes', name: 'Unread' },
      { id: 'no', name: 'Read' },
    ]}
  />,
]

/** About which books authors and company write to each other. */
export default function ThreadList() {
  return (
    <StaffList<StaffThread> filters={filters} sort={newestFirst}>
      <DataTable<StaffThread> rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="id" label="No." className={onlyOnWideScreens} disableSort />
        <DataTable.Col source="title" field={NameField} disableSort />
        <DataTable.Col
          source="author_name"
          label="Author"
          field={NameField}
          className={onlyOnWideScreens}
          disableSort
        />
        <DataTable.Col
          source="status"
          className={notOnPhones}
          disableSort
          render={({ status }: StaffThread) => submissionStatusNames[status]}
        />
        <DataTable.Col source="beginning" label="Last message" field={PassageField} disableSort />
        <DataTable.Col
          source="unread"
          label="Unread"
          disableSort
          render={({ unread }: StaffThread) =>
            unread > 0 ? <Chip size="small" color="warning" label={unread} /> : '–'
          }
        />
        <DataTable.Col
          source="waiting_since"
          label="Waiting since"
          field={AgoField}
          className={notOnPhones}
        />
        <DataTable.Col source="last_at" label="Written" field={AgoField} className={onlyOnWideScreens} />
      </DataTable>
    </StaffList>
  )
}
