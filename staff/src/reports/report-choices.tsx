import { Box, MenuItem, TextField } from '@mui/material'
import {
  columnDimensions,
  salesDimensions,
  salesFigures,
  taxRows,
} from '@panai/contract/accounting/staff/reports'
import { MonthInput } from '../parts/month-input.tsx'
import type { ReportSearch } from './report-search.ts'

type ReportChoicesProps = {
  asked: ReportSearch
  onChange: (changes: Partial<ReportSearch>) => void
}

/** What of a report may be chosen. */
export function ReportChoices({ asked, onChange }: ReportChoicesProps) {
  const { report, rows, columns, figure } = asked
  if (report !== 'sales' && report !== 'tax') return null
  return (
    <Box
      component="form"
      aria-label="What is shown"
      sx={{
        display: 'grid',
        gap: 2,
        maxWidth: 960,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 172px), 1fr))',
      }}
    >
      {report === 'sales' && (
        <>
          <Choice
            label="Rows"
            value={rows}
            choices={Object.entries(salesDimensions)}
            onChoose={(value) => onChange(asRows(value, columns))}
          />
          <Choice
            label="Columns"
            value={columns ?? ''}
            choices={[
              ['', 'All figures'],
              ...columnDimensions
                .filter((name) => name !== rows)
                .map((name): [string, string] => [name, salesDimensions[name]]),
            ]}
            onChoose={(value) =>
              onChange({ columns: columnDimensions.find((name) => name === value) ?? null })
            }
          />
          <Choice
            label={columns ? 'Figure' : 'Order and chart'}
            value={figure}
            choices={Object.entries(salesFigures).map(([name, { title }]) => [name, title])}
            // The value is one of the choices, whose names these are.
            onChoose={(value) => onChange({ figure: value as ReportSearch['figure'] })}
          />
        </>
      )}
      {report === 'tax' && (
        <Choice
          label="Rows"
          value={asked.taxRows}
          choices={Object.entries(taxRows)}
          // The value is one of the choices, whose names these are.
          onChoose={(value) => onChange({ taxRows: value as ReportSearch['taxRows'] })}
        />
      )}
      <MonthInput
        label="From"
        value={asked.from}
        onChoose={(from) => onChange({ from, to: from > asked.to ? from : asked.to })}
      />
      <MonthInput
        label="To"
        value={asked.to}
        onChoose={(to) => onChange({ to, from: to < asked.from ? to : asked.from })}
      />
    </Box>
  )
}

/** What is in rows can't stand in columns too. */
function asRows(value: string, columns: ReportSearch['columns']): Partial<ReportSearch> {
  // The value is one of the choices, whose names these are.
  const rows = value as ReportSearch['rows']
  return { rows, columns: columns === rows ? null : columns }
}

type ChoiceProps = {
  label: string
  value: string
  choices: readonly (readonly [string, string])[]
  onChoose: (value: string) => void
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {choices.map(([name, title]) => (
        <MenuItem key={name} value={name}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  )
}
