import { Chip } from '@mui/material'
import type { BlogState, StaffBlogRow } from '@panai/contract/content/staff/blogs'
import { DataTable, SearchInput, SelectInput, useRecordContext } from 'react-admin'
import { notOnPhones, onlyOnWideScreens } from '../parts/columns.ts'
import { AgoField, MomentField } from '../parts/fields.tsx'
import { LacksField, lacksInput } from '../parts/lacks.tsx'
import { StaffList } from '../parts/staff-list.tsx'

const stateWords: Record<BlogState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
}
const stateChoices = Object.entries(stateWords).map(([id, name]) => ({ id, name }))

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="state" source="state" choices={stateChoices} alwaysOn />,
  lacksInput,
]

/** All articles, the last changed first. */
export default function BlogList() {
  return (
    <StaffList<StaffBlogRow> sort={{ field: 'updated_at', order: 'DESC' }} filters={filters}>
      <DataTable<StaffBlogRow> rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col<StaffBlogRow>
          source="title"
          disableSort
          render={({ title, language }) => <span lang={language}>{title}</span>}
        />
        <DataTable.Col
          source="lacks"
          label="Translation"
          field={LacksField}
          className={notOnPhones}
          disableSort
        />
        <DataTable.Col source="state" field={StateField} disableSort />
        <DataTable.Col source="published_at" label="Appears" field={MomentField} className={notOnPhones} />
        <DataTable.Col source="updated_at" label="Changed" field={AgoField} className={onlyOnWideScreens} />
      </DataTable>
    </StaffList>
  )
}

function StateField() {
  const blog = useRecordContext<StaffBlogRow>()
  if (!blog) return null
  const colours = { draft: 'default', scheduled: 'info', published: 'success' } as const
  return <Chip size="small" variant="outlined" label={stateWords[blog.state]} color={colours[blog.state]} />
}
