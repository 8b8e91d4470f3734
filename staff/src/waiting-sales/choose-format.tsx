import { MenuItem, TextField } from '@mui/material'
import { type BookFormat, bookFormats } from '@panai/contract/language/vocabulary'
import { statementWords } from '@panai/contract/statements/statement-words'

const { formats } = statementWords.en

type Props = { format: BookFormat | ''; onChoose: (format: BookFormat | '') => void }

/** The format that rows mean; empty: as each row says. */
export function ChooseFormat({ format, onChoose }: Props) {
  return (
    <TextField
      select
      fullWidth
      label="Format"
      value={format}
      onChange={({ target }) => onChoose(bookFormats.find((one) => one === target.value) ?? '')}
      sx={{ my: 2 }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">As the row says</MenuItem>
      {bookFormats.map((one) => (
        <MenuItem key={one} value={one}>
          {formats[one]}
        </MenuItem>
      ))}
    </TextField>
  )
}
