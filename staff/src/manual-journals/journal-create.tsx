import { journalReason } from '@panai/contract/accounting/staff/manual-journal-rules'
import { entryNames, manualJournalKinds } from '@panai/contract/royalties/account-entry-kinds'
import {
  AutocompleteInput,
  DateInput,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { WhoApproves } from '../four-eyes/who-approves.tsx'
import { StaffCreate } from '../parts/staff-form.tsx'

const byName = { field: 'name', order: 'ASC' } as const
const byTitle = { field: 'title', order: 'ASC' } as const
const search = (q: string) => ({ q })
const kinds = manualJournalKinds.map((id) => ({ id, name: entryNames[id] }))
const favours = [
  { id: 'author', name: 'In the author’s favour' },
  { id: 'against', name: 'Against the author' },
]

/** An amount for an author, with the reason that they read. Nothing is posted before another person has approved it. */
export default function JournalCreate() {
  return (
    <StaffCreate redirect="show" title="New manual journal">
      <SimpleForm defaultValues={{ kind: 'adjustment', favour: 'author' }} sanitizeEmptyValues>
        <WhoApproves />
        <SelectInput source="kind" label="Kind" choices={kinds} validate={required()} />
        <ReferenceInput source="author_id" reference="authors" sort={byName}>
          <AutocompleteInput label="Author" filterToQuery={search} validate={required()} fullWidth />
        </ReferenceInput>
        <BookInput />
        <FavourInput />
        <NumberInput source="amount" label="Amount (Rs.)" min={0.01} step={0.01} validate={required()} />
        <DateInput source="occurred_on" label="Day" validate={required()} />
        <TextInput
          source="reason"
          label="Reason"
          helperText="The author reads it on their pages and in the statement: write it in their language."
          slotProps={{ htmlInput: { maxLength: journalReason.most } }}
          validate={required()}
          fullWidth
        />
        <TextInput
          source="note"
          label="Note for the company"
          helperText="The author does not see it."
          multiline
          fullWidth
        />
      </SimpleForm>
    </StaffCreate>
  )
}

function useIsAdvance(): boolean {
  return useWatch({ name: 'kind' }) === 'advance'
}

function BookInput() {
  const [label, helperText] = useIsAdvance()
    ? [
        'Book that recoups it',
        'Only its royalties recoup the advance. Without one, those of all of the author’s books do.',
      ]
    : ['Book', 'If it is about one book']
  return (
    <ReferenceInput source="book_id" reference="books" sort={byTitle}>
      <AutocompleteInput
        label={label}
        helperText={helperText}
        optionText="title"
        filterToQuery={search}
        fullWidth
      />
    </ReferenceInput>
  )
}

/** An advance is in the author’s favour: nobody is asked. */
function FavourInput() {
  if (useIsAdvance()) return null
  return <SelectInput source="favour" label="Whose favour" choices={favours} validate={required()} />
}
