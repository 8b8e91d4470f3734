import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { channelNames, salesChannels } from '@panai/contract/royalties'
import { salesColumns, salesColumnWords } from '@panai/contract/sales-columns'
import { currencies, type SalesImport } from '@panai/contract/staff/sales-imports'
import type { SalesFilePreview } from '@panai/contract/staff/sales-layouts'
import { statementWords } from '@panai/contract/statement-words'
import { bookFormats } from '@panai/contract/vocabulary'
import type { FormEvent } from 'react'
import { useRefresh } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { useSending } from '../parts/use-sending.ts'
import { type Choice, ChooseOne } from './choose-one.tsx'
import { useMapping } from './use-mapping.ts'

const { formats } = statementWords.en
const needed: readonly string[] = ['date', 'copies']
const orders: readonly Choice[] = [
  { value: 'day first', text: 'The day first: 3/4/2026 is 3 April' },
  { value: 'month first', text: 'The month first: 3/4/2026 is 4 March' },
]

/** Which column says what, what no column says, and the name under which it is kept. */
export function MapColumns({ found, preview }: { found: SalesImport; preview: SalesFilePreview }) {
  const { mapping, setColumn, set, dayOrder } = useMapping(found, preview)
  const { busy, problem, send } = useSending()
  const refresh = useRefresh()
  const columns: Choice[] = preview.columns.map(({ at, heading, examples }) => ({
    value: String(at),
    text: `${heading || `Column ${at + 1}`}${examples.length > 0 ? ` (${examples.join('; ')})` : ''}`,
  }))
  async function read(event: FormEvent) {
    event.preventDefault()
    const { id, version } = found
    const input = {
      ...mapping,
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
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        Which column is it?
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
        }}
      >
        {salesColumns.map((column) => (
          <ChooseOne
            key={column}
            label={salesColumnWords[column]}
            choices={columns}
            none="No column"
            required={needed.includes(column)}
            value={mapping.columns[column]?.toString() ?? ''}
            onChoose={(value) => setColumn(column, value === '' ? null : Number(value))}
          />
        ))}
      </Box>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        What no column says
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
        }}
      >
        {mapping.columns.channel === undefined && (
          <ChooseOne
            label="Channel of every row"
            choices={salesChannels.map((value) => ({ value, text: channelNames[value] }))}
            required
            value={mapping.channel ?? ''}
            onChoose={(value) => set({ channel: salesChannels.find((one) => one === value) ?? null })}
          />
        )}
        {mapping.columns.currency === undefined && (
          <ChooseOne
            label="Currency of every row"
            choices={currencies.map((value) => ({ value, text: value }))}
            required
            value={mapping.currency ?? ''}
            onChoose={(value) => set({ currency: currencies.find((one) => one === value) ?? null })}
          />
        )}
        {mapping.columns.format === undefined && (
          <ChooseOne
            label="Format of every row"
            choices={bookFormats.map((value) => ({ value, text: formats[value] }))}
            none="As the book has it"
            value={mapping.format ?? ''}
            onChoose={(value) => set({ format: bookFormats.find((one) => one === value) ?? null })}
          />
        )}
        <ChooseOne
          label="Amounts are"
          choices={[
            { value: 'whole', text: 'In rupees, dollars' },
            { value: 'smallest', text: 'In paise, cents' },
          ]}
          required
          value={mapping.is_in_smallest ? 'smallest' : 'whole'}
          onChoose={(value) => set({ is_in_smallest: value === 'smallest' })}
        />
        {(dayOrder === 'unclear' || dayOrder === 'mixed') && (
          <ChooseOne
            label="Order of day and month"
            choices={orders}
            required
            value={mapping.day_order ?? ''}
            onChoose={(value) => set({ day_order: orderOf(value) })}
          />
        )}
        <TextField
          size="small"
          label="Name of this layout"
          helperText="Such as that of the shop"
          required
          value={mapping.name}
          onChange={({ target }) => set({ name: target.value })}
          slotProps={{ htmlInput: { maxLength: 80 }, inputLabel: { shrink: true } }}
        />
      </Box>
      {dayOrder === 'mixed' && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          Some of its days can only begin with the day, others only with the month: rows of one kind will be
          refused. Mend the file if you can.
        </Alert>
      )}
      {(dayOrder === 'day first' || dayOrder === 'month first') && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          Its days prove that {dayOrder === 'day first' ? 'the day' : 'the month'} stands first.
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 1 }}>
        What is paid to us is what the channel owes, and what royalties on net income are a share of: without
        such a column those rows wait for it, but for direct orders, where the buyers pay us.
      </Typography>
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      <Button type="submit" variant="contained" loading={busy} sx={{ mt: 2 }}>
        Keep this and read the file
      </Button>
    </form>
  )
}

function orderOf(value: string) {
  return value === 'day first' || value === 'month first' ? value : null
}
