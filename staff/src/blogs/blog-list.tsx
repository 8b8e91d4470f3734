import { Chip } from '@mui/material'
import type { StaffBlogRow } from '@panai/contract/staff/blogs'
import {
  Datagrid,
  DateField,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  useRecordContext,
} from 'react-admin'
import { stateChoices, stateWords } from './states.ts'

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="state" source="state" choices={stateChoices} alwaysOn />,
]

/** All articles, the last changed first. */
export default function BlogList() {
  return (
    <List sort={{ field: 'updated_at', order: 'DESC' }} filters={filters} exporter={false}>
      <Datagrid rowClick="edit" bulkActionButtons={false}>
        <FunctionField<StaffBlogRow>
          source="title"
          sortable={false}
          render={({ title, language }) => <span lang={language}>{title}</span>}
        />
        <StateField label="State" />
        <DateField source="published_at" label="Appears" showTime locales="en-IN" emptyText="-" />
        <DateField source="updated_at" label="Changed" showTime locales="en-IN" />
      </Datagrid>
    </List>
  )
}

function StateField(_: { label: string }) {
  const blog = useRecordContext<StaffBlogRow>()
  if (!blog) return null
  const colours = { draft: 'default', scheduled: 'info', published: 'success' } as const
  return <Chip size="small" variant="outlined" label={stateWords[blog.state]} color={colours[blog.state]} />
}
