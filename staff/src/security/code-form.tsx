import { Alert, Box, Button, TextField } from '@mui/material'
import { useSend } from '../set-up/use-send.ts'

type Props = {
  /** Also one of the recovery codes. */
  takesRecovery?: boolean
  action: string
  send: (code: string) => Promise<void>
  onCancel?: () => void
}

/** Asks for a code of the authenticator app. */
export function CodeForm({ takesRecovery = false, action, send, onCancel }: Props) {
  const { wrong, failure, busy, submit } = useSend(({ code = '' }) => send(code))
  return (
    <form onSubmit={submit} noValidate aria-label={action}>
      {failure && wrong.code === undefined && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      <TextField
        name="code"
        label="Code"
        autoComplete="one-time-code"
        autoFocus
        fullWidth
        error={wrong.code !== undefined}
        helperText={
          wrong.code ?? (takesRecovery ? 'Six digits, or one of your recovery codes' : 'Six digits')
        }
        slotProps={{ htmlInput: { inputMode: takesRecovery ? 'text' : 'numeric', maxLength: 60 } }}
      />
      <Box sx={{ mt: 2, display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <Button type="submit" variant="contained" loading={busy}>
          {action}
        </Button>
      </Box>
    </form>
  )
}
