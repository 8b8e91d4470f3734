import type { StaffQuestion } from '@panai/contract/staff/questions'
import { BooleanField, Datagrid, FunctionField, List } from 'react-admin'
import { ListFailure } from '../parts/staff-list.tsx'
import { MoveButtons } from './move-buttons.tsx'

/** The questions of the help page in its order. */
export default function QuestionList() {
  return (
    <List
      error={<ListFailure />}
      sort={{ field: 'position', order: 'ASC' }}
      perPage={100}
      pagination={false}
      exporter={false}
    >
      <Datagrid rowClick="edit" bulkActionButtons={false}>
        <FunctionField<StaffQuestion>
          source="question"
          sortable={false}
          render={({ question, language }) => <span lang={language}>{question}</span>}
        />
        <BooleanField source="is_shown" label="Shown" sortable={false} />
        <MoveButtons label="Place" />
      </Datagrid>
    </List>
  )
}
