import type { StaffBook } from '@panai/contract/catalogue/staff/books'
import { isbnStates } from '@panai/contract/catalogue/staff/books'
import {
  AutocompleteInput,
  BooleanField,
  CreateButton,
  DataTable,
  FilterButton,
  List,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TopToolbar,
  useCanAccess,
} from 'react-admin'
import { formatChoices, genreChoices, languageChoices } from '../parts/choices.ts'
import { notOnPhones, onlyOnWideScreens } from '../parts/columns.ts'
import { AgoField, MoneyField, NameField } from '../parts/fields.tsx'
import { lacksInput } from '../parts/lacks.tsx'
import { ListFailure } from '../parts/staff-list.tsx'
import { BulkEdit } from './bulk-edit.tsx'
import { Downloads } from './downloads.tsx'
import { ImportBooks } from './import-books.tsx'

const lastChanged = { field: 'updated_at', order: 'DESC' } as const
const states = [
  { id: 'published', name: 'Published' },
  { id: 'draft', name: 'Draft' },
]
const numbers = isbnStates.map((id) => ({ id, name: id === 'given' ? 'Given' : 'Pending' }))
const featured = [
  { id: 'true', name: 'Featured' },
  { id: 'false', name: 'Not featured' },
]

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Title, author, words" />,
  <SelectInput key="status" source="status" choices={states} />,
  <SelectInput key="genre" source="genre" choices={genreChoices} />,
  <SelectInput key="language" source="language" choices={languageChoices} />,
  <SelectInput key="format" source="format" choices={formatChoices} />,
  <SelectInput key="isbn" source="isbn" label="ISBN" choices={numbers} />,
  lacksInput,
  <SelectInput key="featured" source="featured" choices={featured} />,
  <ReferenceInput
    key="author_id"
    source="author_id"
    reference="authors"
    sort={{ field: 'name', order: 'ASC' }}
  >
    <AutocompleteInput label="Author" filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>,
]

export default function BookList() {
  const { canAccess: mayEdit = false } = useCanAccess({ resource: 'books', action: 'edit' })
  return (
    <List<StaffBook>
      error={<ListFailure />}
      sort={lastChanged}
      perPage={25}
      exporter={false}
      filters={filters}
      actions={<Actions mayEdit={mayEdit} />}
    >
      <DataTable rowClick={mayEdit ? 'edit' : false} bulkActionButtons={mayEdit ? <BulkEdit /> : false}>
        <DataTable.Col source="title" label="Title" field={NameField} />
        <DataTable.Col source="author_name" label="Author" field={NameField} disableSort />
        <DataTable.Col
          source="genre"
          label="Genre"
          className={onlyOnWideScreens}
          disableSort
          render={({ genre }: StaffBook) => genreChoices.find(({ id }) => id === genre)?.name}
        />
        <DataTable.Col
          source="isbn"
          label="ISBN"
          className={onlyOnWideScreens}
          disableSort
          render={({ isbn }: StaffBook) => isbn ?? 'pending'}
        />
        <DataTable.Col source="mrp" label="MRP" field={MoneyField} className={notOnPhones} align="right" />
        <DataTable.Col
          source="is_featured"
          label="Featured"
          field={BooleanField}
          className={onlyOnWideScreens}
          disableSort
        />
        <DataTable.Col
          source="published_at"
          label="State"
          className={notOnPhones}
          render={({ published_at }: StaffBook) => (published_at === null ? 'Draft' : 'Published')}
        />
        <DataTable.Col source="updated_at" label="Changed" field={AgoField} className={onlyOnWideScreens} />
      </DataTable>
    </List>
  )
}

function Actions({ mayEdit }: { mayEdit: boolean }) {
  return (
    <TopToolbar>
      <FilterButton />
      <Downloads />
      {mayEdit && <ImportBooks />}
      {mayEdit && <CreateButton />}
    </TopToolbar>
  )
}
