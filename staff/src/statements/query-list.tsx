import type { StatementQuery } from '@panai/contract/statements/staff/statements'
import { DataTable, SelectInput } from 'react-admin'
import { AgoField, NameField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'

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
]

/** What authors ask about lines of their statements. */
export default function QueryList() {
  return (
    <StaffList<StatementQuery> sort={newestFirst} filters={filters}>
      <DataTable<StatementQuery> rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="number" label="Statement" disableSort />
        <DataTable.Col source="author_name" label="Author" field={NameField} disableSort />
        <DataTable.Col
          source="line"
          label="Line"
          disableSort
          render={({ line }: StatementQuery) => <TextInScript text={line.title ?? line.note ?? line.kind} />}
        />
        <DataTable.Col
          source="messages"
          label="Last message"
          disableSort
          render={({ messages }: StatementQuery) => (
            <TextInScript text={messages.at(-1)?.text.slice(0, 120) ?? ''} />
          )}
        />
        <DataTable.Col source="waiting_since" label="Waiting since" field={AgoField} disableSort />
        <DataTable.Col source="last_at" label="Written" field={AgoField} />
      </DataTable>
    </StaffList>
  )
}
