import { Button, Typography } from '@mui/material'
import { isRoundedNumber } from '@panai/contract/money/is-rounded-number'
import { waitReasons } from '@panai/contract/sales/sales-import-states'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import type { WaitingSales } from '@panai/contract/sales-import/staff/waiting-sales'
import { DataTable, FunctionField, NumberInput, SelectInput, useNotify, useRefresh } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { counted } from '../parts/counted.ts'
import { DayField, NameField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { AnswerRows } from './answer-rows.tsx'
import { CountRefund } from './count-refund.tsx'
import { MatchBook } from './match-book.tsx'
import { MissingFact } from './missing-fact.tsx'
import { NotOurs } from './not-ours.tsx'
import { waitWords } from './wait-words.ts'

const mostFirst = { field: 'rows', order: 'DESC' } as const
const filters = [
  <SelectInput
    key="waits_for"
    source="waits_for"
    label="Waits"
    choices={waitReasons.map((reason) => ({ id: reason, name: waitWords[reason] }))}
  />,
  <NumberInput key="import_id" source="import_id" label="Number of the import" min={1} />,
]

/** Rows of all files that lack something. They stay here until it is there, and are posted with their import then. */
export default function WaitingList() {
  return (
    <StaffList<WaitingSales> sort={mostFirst} filters={filters} actions={<RetryMatching />}>
      <DataTable rowClick={false} bulkActionButtons={false}>
        <DataTable.NumberCol source="rows" label="Rows" disableSort />
        <DataTable.Col source="waits_for" label="Waits" disableSort>
          <FunctionField<WaitingSales>
            render={({ waits_for, currency, order_id }) =>
              `${waitWords[waits_for]}${waits_for === 'currency_rate' ? ` of ${currency}` : ''}${order_id === null ? '' : `, order ${order_id}`}`
            }
          />
        </DataTable.Col>
        <DataTable.Col source="identifier" label="Number" disableSort>
          <FunctionField<WaitingSales> render={(group) => <NumberOf {...group} />} />
        </DataTable.Col>
        <DataTable.Col source="title" label="Title in the file" field={NameField} disableSort />
        <DataTable.Col source="author_name" label="Author in the file" field={NameField} disableSort />
        <DataTable.Col source="book_title" label="Book" field={NameField} disableSort />
        <DataTable.Col source="first_day" label="From" field={DayField} disableSort />
        <DataTable.Col source="last_day" label="To" field={DayField} disableSort />
        <DataTable.Col label="Actions">
          <MatchBook />
          <NotOurs />
          <MissingFact />
          <CountRefund />
          <AnswerRows />
        </DataTable.Col>
      </DataTable>
    </StaffList>
  )
}

/** The number as the file writes it, and why it says nothing where a spreadsheet has rounded it. */
function NumberOf({ identifier, title }: Pick<WaitingSales, 'identifier' | 'title'>) {
  if (identifier === null || !isRoundedNumber(identifier)) return <>{identifier ?? '–'}</>
  return (
    <>
      {identifier}
      <Typography variant="body2" color="warning.dark" sx={{ minWidth: '14rem' }}>
        {salesImportMessages.rounded} {title !== null && salesImportMessages.roundedByTitle}
      </Typography>
    </>
  )
}

function RetryMatching() {
  const notify = useNotify()
  const refresh = useRefresh()
  async function look() {
    try {
      const { data } = await staffCall('POST', '/api/staff/waiting-sales/look-again', {})
      notify(`${counted(data.matched, 'row')} matched, ${data.still_waiting} still waiting`)
      refresh()
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : String(cause), { type: 'error' })
    }
  }
  return (
    <Button size="small" onClick={look}>
      Retry matching
    </Button>
  )
}
