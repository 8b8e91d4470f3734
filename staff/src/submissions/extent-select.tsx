import { MenuItem, TextField, type TextFieldProps } from '@mui/material'
import { type SampleExtent, sampleExtents } from '@panai/contract/catalogue/sample-rules'
import { extentNames, nothingToRead } from '@panai/contract/submissions/staff/sample-words'

type Props = {
  /** null: nothing. */
  readonly value: SampleExtent | null
  readonly onChoose: (extent: SampleExtent | null) => void
} & Pick<TextFieldProps, 'label' | 'helperText' | 'error' | 'margin' | 'inputRef' | 'name' | 'onBlur'>

/** How much of a book anybody may read. */
export function ExtentSelect({ value, onChoose, ...field }: Props) {
  return (
    <TextField
      {...field}
      select
      fullWidth
      value={value ?? ''}
      onChange={({ target }) => onChoose(sampleExtents.find((extent) => extent === target.value) ?? null)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{nothingToRead}</MenuItem>
      {sampleExtents.map((extent) => (
        <MenuItem key={extent} value={extent}>
          {extentNames[extent]}
        </MenuItem>
      ))}
    </TextField>
  )
}
