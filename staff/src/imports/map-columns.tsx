import { Alert, Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { salesColumns, salesColumnWords } from '@panai/contract/sales/sales-columns'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import type { SalesFilePreview } from '@panai/contract/sales-import/staff/sales-layouts'
import type { FormEvent } from 'react'
import { useRefresh } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { type Choice, ChooseOne } from '../parts/choose-one.tsx'
import { MixedScripts } from '../parts/text-in-script.tsx'
import { useSending } from '../parts/use-sending.ts'
import { MapAdded } from './map-added.tsx'
import { choiceGrid, MapFixed } from './map-fixed.tsx'
import { MapMonth } from './map-month.tsx'
import { MapStatuses } from './map-statuses.tsx'
import { useMapping } from './use-mapping.ts'

/** Which column says what, what no column says, and the name under which it is kept. Of what is in use only what it leaves open. */
export function MapColumns({ found, preview }: { found: SalesImport; preview: SalesFilePreview }) {
  const chosen = useMapping(found, preview)
  const { mapping, statuses, setMeaning, month, setMonth } = chosen
  const { busy, problem, send } = useSending()
  const refresh = useRefresh()
  const isUndated = mapping.columns.date === undefined
  async function read(event: FormEvent) {
    event.preventDefault()
    const { id, version } = found
    const input = {
      ...mapping,
      ...(isUndated && { month: month.trim() }),
      id: String(id),
      version,
      sheet: preview.sheet,
      header_row: preview.header_row,
    }
    const call = () => staffCall('POST', '/api/staff/sales-imports/{id}/layout', input)
    if (await send(call, 'The file is being read')) refresh()
  }
  return (
    <form onSubmit={read}>
      {!preview.is_in_use && <Columns preview={preview} {...chosen} />}
      {mapping.columns.status !== undefined && (
        <MapStatuses statuses={statuses} isInUse={preview.is_in_use} onChoose={setMeaning} />
      )}
      {isUndated && <MapMonth told={preview.month} month={month} onChange={setMonth} />}
      {!preview.is_in_use && <MapFixed {...chosen} />}
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          <MixedScripts text={problem} />
        </Alert>
      )}
      <Button type="submit" variant="contained" loading={busy} sx={{ mt: 2 }}>
        Save and read the file
      </Button>
    </form>
  )
}

type ColumnsProps = { preview: SalesFilePreview } & Pick<
  ReturnType<typeof useMapping>,
  'mapping' | 'setColumn' | 'setAdded' | 'set'
>

function Columns({ preview, mapping, setColumn, setAdded, set }: ColumnsProps) {
  const columns: Choice[] = preview.columns.map(({ at, heading, examples }) => ({
    value: String(at),
    text: `${heading || `Column ${at + 1}`}${examples.length > 0 ? ` (${examples.join('; ')})` : ''}`,
  }))
  const taken = [...Object.values(mapping.columns), ...Object.values(mapping.added).flat()]
  const state = preview.columns.find((column) => column.looks_like_status && !taken.includes(column.at))
  const paymentDay = preview.columns.find(
    (column) => column.looks_like_payment_day && column.at === mapping.columns.date,
  )
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        Which column is it?
      </Typography>
      <Box sx={choiceGrid}>
        {salesColumns.map((column) => (
          <ChooseOne
            key={column}
            label={salesColumnWords[column]}
            choices={columns}
            none={column === 'date' ? 'No column: all rows are of one month' : 'No column'}
            required={column === 'copies'}
            value={mapping.columns[column]?.toString() ?? ''}
            onChoose={(value) => setColumn(column, value === '' ? null : Number(value))}
          />
        ))}
      </Box>
      <MapAdded columns={columns} mapping={mapping} setAdded={setAdded} />
      {paymentDay && (
        <Alert severity="info" sx={{ mt: 2 }}>
          <MixedScripts
            text={`“${paymentDay.heading}” looks like the day of the payment. Here it is the day of the sale, and what the rows come to is owed until the money is recorded. If there is another day of the sale, choose that, and this one as ${salesColumnWords.paid_on}.`}
          />
        </Alert>
      )}
      {mapping.columns.status === undefined && state && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          <MixedScripts
            text={`“${state.heading || `Column ${state.at + 1}`}” looks like the state of the order, or the kind of the row. Choose it above, so that returns and cancelled orders are no sales, or say that it does not matter.`}
          />
          <FormControlLabel
            sx={{ display: 'flex' }}
            control={
              <Checkbox
                checked={mapping.without_status}
                onChange={(_, checked) => set({ without_status: checked })}
              />
            }
            label="It does not matter: every row counts as it stands"
          />
        </Alert>
      )}
    </>
  )
}
