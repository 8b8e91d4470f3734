import { Box, Checkbox, MenuItem, TextField, Typography } from '@mui/material'
import { salesColumnWords, summedColumns } from '@panai/contract/sales/sales-columns'
import type { Choice } from '../parts/choose-one.tsx'
import { MixedScripts } from '../parts/text-in-script.tsx'
import { choiceGrid } from './map-fixed.tsx'
import type { useMapping } from './use-mapping.ts'

type MapAddedProps = { columns: readonly Choice[] } & Pick<
  ReturnType<typeof useMapping>,
  'mapping' | 'setAdded'
>

/** Copies or money that a table spreads over several columns, such as one for each kind of customer. */
export function MapAdded({ columns, mapping, setAdded }: MapAddedProps) {
  const chosen = summedColumns.filter((one) => mapping.columns[one] !== undefined)
  if (chosen.length === 0) return null
  return (
    <Box component="details" sx={{ mt: 2 }} open={chosen.some((one) => mapping.added[one]?.length)}>
      <summary>Is one of these numbers spread over several columns?</summary>
      <Typography variant="body2" sx={{ mt: 1, mb: 2 }}>
        Choose the further columns, and they are added up, such as one for each kind of customer.
      </Typography>
      <Box sx={choiceGrid}>
        {chosen.map((one) => (
          <TextField
            key={one}
            select
            size="small"
            label={`${salesColumnWords[one]}: added to it`}
            value={mapping.added[one]?.map(String) ?? []}
            onChange={({ target }) => setAdded(one, asNumbers(target.value))}
            slotProps={{
              inputLabel: { shrink: true },
              select: {
                multiple: true,
                displayEmpty: true,
                renderValue: (value) => shown(asNumbers(value), columns),
              },
            }}
          >
            {columns
              .filter(({ value }) => value !== String(mapping.columns[one]))
              .map(({ value, text }) => (
                <MenuItem key={value} value={value} sx={{ whiteSpace: 'normal' }}>
                  <Checkbox checked={mapping.added[one]?.includes(Number(value)) ?? false} />
                  <MixedScripts text={text} />
                </MenuItem>
              ))}
          </TextField>
        ))}
      </Box>
    </Box>
  )
}

/** What a choice of several gives. */
function asNumbers(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : []
}

function shown(places: readonly number[], columns: readonly Choice[]): string {
  const names = columns.filter(({ value }) => places.includes(Number(value))).map(({ text }) => text)
  return names.join(' + ') || 'No further column'
}
