import { Alert, Box, Stack, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import {
  hasTaxColumn,
  salesColumns,
  salesColumnWords,
  summedColumns,
} from '@panai/contract/sales/sales-columns'
import type { SalesLayout } from '@panai/contract/sales-import/staff/sales-layouts'
import { statementWords } from '@panai/contract/statements/statement-words'
import { required, TextInput, useCanAccess, useRecordContext, useRedirect } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { RecordHistory } from '../audit/record-history.tsx'
import { meaningWords } from '../imports/words.ts'
import { ActionDialog } from '../parts/action-dialog.tsx'
import { counted } from '../parts/counted.ts'
import { Ago } from '../parts/fields.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { StaffShow } from '../parts/staff-show.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import { channelOf } from './channel-of.ts'

const { formats } = statementWords.en

export default function LayoutShow() {
  return (
    <StaffShow<SalesLayout> actions={false}>
      <Layout />
    </StaffShow>
  )
}

/** What is read from which column, and what can be done when the shop writes another file. */
function Layout() {
  const layout = useRecordContext<SalesLayout>()
  const { canAccess: mayChange = false } = useCanAccess({ resource: 'sales-layouts', action: 'edit' })
  if (!layout) return null
  const { columns, headings, files, currency, format, day_order, is_in_smallest } = layout
  const read = salesColumns.flatMap((column) => {
    const at = columns[column]
    const summed = summedColumns.find((one) => one === column)
    const places = at === undefined ? [] : [at, ...((summed && layout.added[summed]) ?? [])]
    const heading = places.map((place) => headings[place] || `Column ${place + 1}`).join(' + ')
    return at === undefined ? [] : [{ column, heading }]
  })
  return (
    <Stack spacing={2} sx={{ p: 2, overflowWrap: 'anywhere' }}>
      {layout.retired_at !== null && (
        <Alert severity="info">
          No file is read by it, <Ago at={layout.retired_at} />
        </Alert>
      )}
      <Typography>
        {files === 0 ? 'No file was read by it yet.' : `${counted(files, 'file')} read by it.`} Made by{' '}
        {layout.created_by ?? 'a former colleague'}, <Ago at={layout.created_at} />
      </Typography>
      <WideTable label="Columns of this layout">
        <TableHead>
          <TableRow>
            <TableCell>What it is</TableCell>
            <TableCell>In the file</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {read.map(({ column, heading }) => (
            <TableRow key={column}>
              <TableCell component="th" scope="row">
                {salesColumnWords[column]}
              </TableCell>
              <TableCell>
                <TextInScript text={heading} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
      {layout.statuses.length > 0 && (
        <WideTable label="How its states and kinds are counted">
          <TableHead>
            <TableRow>
              <TableCell>In the file</TableCell>
              <TableCell>Counted as</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {layout.statuses.map(({ value, meaning }) => (
              <TableRow key={value}>
                <TableCell component="th" scope="row">
                  <TextInScript text={value || 'An empty cell'} />
                </TableCell>
                <TableCell>{meaningWords[meaning]}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </WideTable>
      )}
      <Typography>
        Channel: {channelOf(layout)}. Currency: {currency ?? 'as its rows say'}, amounts in{' '}
        {is_in_smallest ? 'paise or cents' : 'whole units'}.{format && ` Format: ${formats[format]}.`}
        {layout.amount_by_price && ' What the buyers paid is copies × price of one copy.'}
        {hasTaxColumn(columns) &&
          ` What is paid to us is ${layout.before_tax ? 'before the tax is kept' : 'what is left after the tax'}.`}
        {layout.without_status && ' The state or kind of a row does not matter.'}
        {day_order && ` In its days the ${day_order === 'day first' ? 'day' : 'month'} stands first.`}
      </Typography>
      {mayChange && <Changes layout={layout} />}
      <RecordHistory subject="sales_layouts" />
    </Stack>
  )
}

function Changes({ layout: { id, version, name, files, retired_at } }: { layout: SalesLayout }) {
  const redirect = useRedirect()
  const change = (what: { name?: string; is_retired?: boolean }) =>
    staffCall('PATCH', '/api/staff/sales-layouts/{id}', { id: String(id), version, ...what })
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <FormDialog
        label="Rename"
        title="Rename this layout"
        values={{ name }}
        send={({ name: given }) => change({ name: String(given ?? '') })}
        done="The layout is renamed"
      >
        <TextInput source="name" label="Name" validate={required()} fullWidth />
      </FormDialog>
      <ActionDialog
        label={retired_at === null ? 'Retire' : 'Use again'}
        title={retired_at === null ? 'Retire this layout?' : 'Use this layout again?'}
        act={() => change({ is_retired: retired_at === null })}
        done={retired_at === null ? 'The layout is retired' : 'The layout is in use'}
      >
        {retired_at === null
          ? 'What was read by it stays. The columns of the next file with this header are asked for again.'
          : 'The next file with this header is read by it.'}
      </ActionDialog>
      {files === 0 && (
        <ActionDialog
          label="Delete"
          title="Delete this layout?"
          color="warning"
          act={async () => {
            await staffCall('DELETE', '/api/staff/sales-layouts/{id}', { id: String(id) })
            redirect('list', 'sales-layouts')
          }}
          done="The layout is deleted"
        >
          No file was read by it.
        </ActionDialog>
      )}
    </Box>
  )
}
