import { MenuItem, TextField } from '@mui/material'
import { MixedScripts } from './text-in-script.tsx'

export type Choice = { value: string; text: string }

/** Of a list whose words are what is chosen. */
export function asChoices(words: readonly string[]): Choice[] {
  return words.map((word) => ({ value: word, text: word }))
}

type ChooseOneProps = {
  label: string
  choices: readonly Choice[]
  /** What it is called when nothing is chosen; without it something has to be. */
  none?: string
  required?: boolean
  value: string
  onChoose: (value: string) => void
}

/** One of a list, with what stands in the file in whatever script it is written. */
export function ChooseOne({ label, choices, none, required = false, value, onChoose }: ChooseOneProps) {
  return (
    <TextField
      select
      size="small"
      label={<MixedScripts text={label} />}
      required={required}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="" disabled={none === undefined}>
        {none ?? 'Please choose'}
      </MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value} sx={{ whiteSpace: 'normal' }}>
          <span>
            <MixedScripts text={choice.text} />
          </span>
        </MenuItem>
      ))}
    </TextField>
  )
}
