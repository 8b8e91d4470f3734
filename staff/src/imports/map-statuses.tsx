import { Alert, Box, Typography } from '@mui/material'
import { type StatusMeaning, statusMeanings } from '@panai/contract/sales/sales-columns'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import type { SalesFilePreview } from '@panai/contract/sales-import/staff/sales-layouts'
import { ChooseOne } from '../parts/choose-one.tsx'
import { counted } from '../parts/counted.ts'
import { choiceGrid } from './map-fixed.tsx'
import { meaningWords } from './words.ts'

type Value = NonNullable<SalesFilePreview['columns'][number]['values']>[number]

type MapStatusesProps = {
  /** null: the column says too many different things. */
  statuses: readonly Value[] | null
  /** What was said before stays. */
  isInUse: boolean
  onChoose: (value: string, meaning: StatusMeaning) => void
}

/** What each state of an order, or kind of row, that the file has counts for. */
export function MapStatuses({ statuses, isInUse, onChoose }: MapStatusesProps) {
  if (statuses === null)
    return (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {salesImportMessages.statusTooMany}.
      </Alert>
    )
  const shown = statuses.filter(({ is_known }) => !(isInUse && is_known))
  if (shown.length === 0) return null
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        How are its states and kinds counted?
      </Typography>
      <Typography variant="body2" sx={{ mb: 2 }}>
        A return takes its copies and money back, whatever their signs: its sale has a row of its own. Where
        an order has one row only, and its state says that it was given back, it is a sale that has come back
        since. What counts for nothing is kept, and nothing is due of it. The file is not read before each is
        sorted, and this holds for the next files with the same header; a value that they bring anew is asked
        about then.
      </Typography>
      <Box sx={choiceGrid}>
        {shown.map(({ value, rows, meaning }) => (
          <ChooseOne
            key={value}
            label={`${value || 'An empty cell'} (${counted(rows, 'row')})`}
            choices={statusMeanings.map((one) => ({ value: one, text: meaningWords[one] }))}
            required
            value={meaning}
            onChoose={(chosen) => onChoose(value, statusMeanings.find((one) => one === chosen) ?? 'ask')}
          />
        ))}
      </Box>
    </>
  )
}
