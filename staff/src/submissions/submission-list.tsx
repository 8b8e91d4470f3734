import { Box, Chip, Stack, Typography } from '@mui/material'
import type { QueuedSubmission } from '@panai/contract/submissions/staff/submission-records'
import { submissionStatuses, submissionStatusNames } from '@panai/contract/submissions/submission-rules'
import { BooleanInput, DataTable, NumberInput, SearchInput, SelectInput } from 'react-admin'
import { notOnPhones, onlyOnWideScreens } from '../parts/columns.ts'
import { StaffList } from '../parts/staff-list.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { dayOf, momentOf } from '../parts/time-words.ts'
import { AssigneeInput } from './assignee-input.tsx'
import { daysWords } from './days-words.ts'
import { StandingViews } from './standing-views.tsx'
import { StatusChip } from './status-chip.tsx'

const statusChoices = [
  { id: 'open', name: 'All open' },
  ...submissionStatuses.map((id) => ({ id, name: submissionStatusNames[id] })),
]

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Title, author or number" />,
  <SelectInput key="status" source="status" label="Status" choices={statusChoices} alwaysOn />,
  <AssigneeInput key="assignee" source="assignee" label="Assigned to" withNobody alwaysOn />,
  <BooleanInput key="overdue" source="overdue" label="Overdue" defaultValue={true} />,
  <BooleanInput key="new_version" source="new_version" label="New version" defaultValue={true} />,
  <BooleanInput
    key="proof_with_author"
    source="proof_with_author"
    label="Proof with the author"
    defaultValue={true}
  />,
  <NumberInput key="older_than" source="older_than" label="In this status for more than (days)" min={0} />,
]

const opening = {
  filter: { status: 'open' },
  none: 'No open submissions. Manuscripts from the site arrive here.',
}

/** The queue: what is due first stands first. Saved views are in the menu of the filters. */
export default function SubmissionList() {
  return (
    <StaffList<QueuedSubmission> filters={filters} opening={opening} sort={{ field: 'due', order: 'ASC' }}>
      <StandingViews />
      <DataTable
        rowClick="show"
        bulkActionButtons={false}
        rowSx={({ is_overdue }) => (is_overdue ? { bgcolor: 'error.50' } : {})}
      >
        <DataTable.Col<QueuedSubmission> className={onlyOnWideScreens} label="No." source="id" disableSort />
        <DataTable.Col<QueuedSubmission> label="Title" source="title" render={titleOf} />
        <DataTable.Col<QueuedSubmission>
          className={notOnPhones}
          label="Status"
          source="status"
          disableSort
          render={statusOf}
        />
        <DataTable.Col<QueuedSubmission>
          className={onlyOnWideScreens}
          label="In this status"
          source="waiting"
          sortByOrder="ASC"
          render={({ days_in_status }) => daysWords(days_in_status)}
        />
        <DataTable.Col<QueuedSubmission> label="Due" source="due" render={dueOf} />
        <DataTable.Col<QueuedSubmission>
          className={onlyOnWideScreens}
          label="Assigned to"
          source="assignee"
          disableSort
          render={({ assignee }) => assignee?.name ?? 'Unassigned'}
        />
        <DataTable.Col<QueuedSubmission>
          className={onlyOnWideScreens}
          label="Received"
          source="submitted"
          render={({ submitted_at }) => momentOf(submitted_at)}
        />
      </DataTable>
    </StaffList>
  )
}

/** On a phone its status stands below the title: there is no room for a column. */
function titleOf(record: QueuedSubmission) {
  const { title, subtitle, author_name } = record
  return (
    <Box sx={{ minWidth: '7.5rem', maxWidth: 360 }}>
      <Typography variant="body2" component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <TextInScript text={title} />
      </Typography>
      <Typography variant="body2" color="text.secondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
        <TextInScript text={subtitle === null ? author_name : `${subtitle} · ${author_name}`} />
      </Typography>
      <Box sx={{ display: { xs: 'block', sm: 'none' }, mt: 0.5 }}>{statusOf(record)}</Box>
    </Box>
  )
}

function statusOf({ status, proof_due_on }: QueuedSubmission) {
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip status={status} />
      {proof_due_on !== null && <Chip size="small" color="info" label="Proof with the author" />}
    </Stack>
  )
}

/** While the author has the proof, until when that is. */
function dueOf({ due_on, proof_due_on, is_overdue }: QueuedSubmission) {
  const day = proof_due_on ?? due_on
  if (day === null) return '–'
  return is_overdue ? <Chip size="small" color="error" label={`${dayOf(day)}: overdue`} /> : dayOf(day)
}
