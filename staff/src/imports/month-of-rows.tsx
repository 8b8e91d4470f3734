import { TextField } from '@mui/material'

type MonthOfRowsProps = { month: string; onChange: (month: string) => void; helperText: string }

/** The month of all rows of a table without days. */
export function MonthOfRows({ month, onChange, helperText }: MonthOfRowsProps) {
  return (
    <TextField
      size="small"
      label="Month of every row"
      placeholder="2026-04"
      required
      value={month}
      onChange={({ target }) => onChange(target.value)}
      helperText={helperText}
      sx={{ width: '100%', maxWidth: 320 }}
      slotProps={{ htmlInput: { maxLength: 7 }, inputLabel: { shrink: true } }}
    />
  )
}
