import { Box, Button } from '@mui/material'

type Props = { action: string; busy: boolean; onCancel?: (() => void) | undefined }

/** At the end of a small form: what it does, and the way back where there is one. */
export function FormButtons({ action, busy, onCancel }: Props) {
  return (
    <Box sx={{ mt: 2, display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
      {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      <Button type="submit" variant="contained" loading={busy}>
        {action}
      </Button>
    </Box>
  )
}
