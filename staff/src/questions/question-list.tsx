import type { StaffQuestion } from '@panai/contract/content/staff/questions'
import { BooleanField, Datagrid, FunctionField, List } from 'react-admin'
import { notOnPhones } from '../parts/columns.ts'
import { LacksField, lacksInput } from '../parts/lacks.tsx'
import { SidewaysScroll } from '../parts/sideways-scroll.tsx'
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
      filters={[lacksInput]}
    >
      <SidewaysScroll>
        <Datagrid rowClick="edit" bulkActionButtons={false}>
          <FunctionField<StaffQuestion>
            source="question"
            sortable={false}
            render={({ question, language }) => <span lang={language}>{question}</span>}
          />
          <FunctionField<StaffQuestion>
            source="lacks"
            label="Translation"
            sortable={false}
            headerClassName={notOnPhones}
            cellClassName={notOnPhones}
            render={() => <LacksField source="lacks" />}
          />
          <BooleanField source="is_shown" label="Shown" sortable={false} />
          <MoveButtons label="Place" />
        </Datagrid>
      </SidewaysScroll>
    </List>
  )
}
