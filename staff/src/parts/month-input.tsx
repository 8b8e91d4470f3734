import { TextField } from '@mui/material'

type MonthInputProps = { label: string; value: string; onChoose: (month: string) => void }

/** A month such as `2026-04`. */
export function MonthInput({ label, value, onChoose }: MonthInputProps) {
  return (
    <TextField
      type="month"
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => target.value && onChoose(target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: '2000-01', max: '2099-12' } }}
    />
  )
}
