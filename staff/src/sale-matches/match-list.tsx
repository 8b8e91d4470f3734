import type { SaleMatch } from '@panai/contract/sales-import/staff/sale-matches'
import { BooleanInput, DataTable, FunctionField, SearchInput, SelectInput } from 'react-admin'
import { AgoField, MoneyField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { WrittenAs } from './written-as.tsx'

const newestFirst = { field: 'created_at', order: 'DESC' } as const
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="means"
    source="means"
    label="Book"
    choices={[
      { id: 'book', name: 'A book' },
      { id: 'not_ours', name: 'Not ours' },
    ]}
  />,
  <BooleanInput
    key="forgotten"
    source="forgotten"
    label="Forgotten matches"
    format={Boolean}
    parse={asked}
  />,
]

function asked(isOn: boolean): string | undefined {
  return isOn ? 'true' : undefined
}

/** What was said once of rows of sales files, and holds for the next file. */
export default function MatchList() {
  return (
    <StaffList<SaleMatch> sort={newestFirst} filters={filters}>
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="title" label="In the file" disableSort>
          <FunctionField<SaleMatch> render={(match) => <WrittenAs {...match} />} />
        </DataTable.Col>
        <DataTable.Col source="book_title" label="Book" disableSort>
          <FunctionField<SaleMatch> render={(match) => <Meaning {...match} />} />
        </DataTable.Col>
        <DataTable.NumberCol source="rows_posted" label="Rows posted" disableSort />
        <DataTable.NumberCol source="copies_posted" label="Copies" disableSort />
        <DataTable.Col source="royalty_posted" label="Royalty" field={MoneyField} align="right" disableSort />
        <DataTable.NumberCol source="rows_not_posted" label="Rows not posted" disableSort />
        <DataTable.Col source="created_by" label="Matched by" disableSort />
        <DataTable.Col source="created_at" label="When" field={AgoField} />
      </DataTable>
    </StaffList>
  )
}

export function Meaning({
  book_title,
  book_author,
  reason,
}: Pick<SaleMatch, 'book_title' | 'book_author' | 'reason'>) {
  if (book_title === null) return <>Not ours: {reason}</>
  return (
    <>
      <TextInScript text={book_title} />, <TextInScript text={book_author ?? '–'} />
    </>
  )
}
