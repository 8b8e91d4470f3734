import { Chip, Stack } from '@mui/material'
import type { StatementFlag } from '@panai/contract/statements/statement-states'
import { flagWords } from './statement-words.ts'

/** What somebody should look at before the statement is verified. */
export function Flags({ flags }: { flags: readonly StatementFlag[] }) {
  if (flags.length === 0) return '–'
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {flags.map((flag) => (
        <Chip key={flag} size="small" color="warning" variant="outlined" label={flagWords[flag]} />
      ))}
    </Stack>
  )
}
