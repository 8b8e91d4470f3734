import type { StaffAuthor } from '@panai/contract/catalogue/staff/authors'
import {
  BooleanField,
  CreateButton,
  DataTable,
  FilterButton,
  List,
  SearchInput,
  SelectInput,
  TopToolbar,
  useCanAccess,
  useListContext,
} from 'react-admin'
import { notOnPhones, onlyOnWideScreens } from '../parts/columns.ts'
import { AgoField, NameField } from '../parts/fields.tsx'
import { lacksInput } from '../parts/lacks.tsx'
import { ListFailure } from '../parts/staff-list.tsx'
import { Duplicates } from './duplicates.tsx'
import { MergeButton } from './merge-button.tsx'

const byName = { field: 'name', order: 'ASC' } as const
const accounts = [
  { id: 'true', name: 'With an account' },
  { id: 'false', name: 'Without an account' },
]
const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name, in any script" />,
  <SelectInput key="account" source="account" choices={accounts} />,
  lacksInput,
]

export default function AuthorList() {
  const { canAccess: mayEdit = false } = useCanAccess({ resource: 'authors', action: 'edit' })
  return (
    <List<StaffAuthor>
      error={<ListFailure />}
      sort={byName}
      perPage={25}
      exporter={false}
      filters={filters}
      actions={<Actions mayEdit={mayEdit} />}
    >
      <DataTable rowClick={mayEdit ? 'edit' : false} bulkActionButtons={mayEdit ? <MergeSelected /> : false}>
        <DataTable.Col source="name" label="Name" field={NameField} />
        <DataTable.Col source="name_latin" label="In Latin letters" field={NameField} disableSort />
        <DataTable.Col source="years" label="Years" className={onlyOnWideScreens} disableSort />
        <DataTable.NumberCol source="books" label="Books" className={notOnPhones} disableSort />
        <DataTable.Col
          source="has_account"
          label="Account"
          field={BooleanField}
          className={onlyOnWideScreens}
          disableSort
        />
        <DataTable.Col source="updated_at" label="Changed" field={AgoField} className={notOnPhones} />
      </DataTable>
    </List>
  )
}

function Actions({ mayEdit }: { mayEdit: boolean }) {
  return (
    <TopToolbar>
      <FilterButton />
      <Duplicates mayMerge={mayEdit} />
      {mayEdit && <CreateButton />}
    </TopToolbar>
  )
}

function MergeSelected() {
  const { selectedIds, data = [], onUnselectItems } = useListContext<StaffAuthor>()
  const chosen = data.filter(({ id }) => selectedIds.includes(id))
  return <MergeButton authors={chosen} onDone={onUnselectItems} />
}
