import { Chip } from '@mui/material'
import { enquiryReasons } from '@panai/contract/enquiries/enquiry-rules'
import type { StaffEnquiry } from '@panai/contract/enquiries/staff/enquiries'
import { enquiryStates } from '@panai/contract/enquiries/staff/enquiry-states'
import { DataTable, SearchInput, SelectInput } from 'react-admin'
import { notOnPhones, onlyOnWideScreens } from '../parts/columns.ts'
import { AgoField, NameField, PassageField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { durationWords, stateColours, stateWords } from './enquiry-words.ts'

const newestFirst = { field: 'created_at', order: 'DESC' } as const

const ages = [
  { id: 24, name: 'Older than a day' },
  { id: 48, name: 'Older than two days' },
  { id: 168, name: 'Older than a week' },
]

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={enquiryStates.map((id) => ({ id, name: stateWords[id] }))}
  />,
  <SelectInput
    key="assignee"
    source="assignee"
    label="Assigned to"
    alwaysOn
    choices={[
      { id: 'me', name: 'Mine' },
      { id: 'none', name: 'Unassigned' },
    ]}
  />,
  <SelectInput
    key="reason"
    source="reason"
    choices={enquiryReasons.map((reason) => ({ id: reason, name: reason }))}
  />,
  <SelectInput key="age" source="older_than_hours" label="Age" choices={ages} />,
  <SelectInput
    key="suspect"
    source="suspect"
    label="Suspected spam"
    choices={[{ id: 'yes', name: 'Suspected spam only' }]}
  />,
]

/** The messages of the contact form; suspects are shown only when they are asked for. */
export default function EnquiryList() {
  return (
    <StaffList<StaffEnquiry> title="Contact inbox" filters={filters} sort={newestFirst}>
      <DataTable<StaffEnquiry> rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="id" label="No." className={onlyOnWideScreens} disableSort />
        <DataTable.Col
          source="state"
          disableSort
          render={({ state, is_suspect }: StaffEnquiry) => (
            <Chip
              size="small"
              color={is_suspect ? 'error' : stateColours[state]}
              label={is_suspect ? 'Suspect' : stateWords[state]}
            />
          )}
        />
        <DataTable.Col source="name" label="From" field={NameField} disableSort />
        <DataTable.Col
          source="reason"
          className={onlyOnWideScreens}
          disableSort
          render={({ reason, book }: StaffEnquiry) =>
            book ? (
              <>
                Order enquiry: <TextInScript text={book.title} />, Rs. {book.mrp.toFixed(2)}
              </>
            ) : (
              reason
            )
          }
        />
        <DataTable.Col source="beginning" label="Message" field={PassageField} disableSort />
        <DataTable.Col
          source="assignee"
          label="Assigned to"
          className={onlyOnWideScreens}
          disableSort
          render={({ assignee }: StaffEnquiry) => assignee?.name ?? '–'}
        />
        <DataTable.Col source="created_at" label="Received" field={AgoField} className={notOnPhones} />
        <DataTable.Col
          source="first_answer_seconds"
          label="First answer"
          className={onlyOnWideScreens}
          disableSort
          render={({ first_answer_seconds }: StaffEnquiry) =>
            first_answer_seconds === null ? '–' : durationWords(first_answer_seconds)
          }
        />
      </DataTable>
    </StaffList>
  )
}
