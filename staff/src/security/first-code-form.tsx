import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useSend } from '../set-up/use-send.ts'
import { KeyCode } from './key-code.tsx'

/** A key that waits for its first code, and to where a code was mailed. */
export type StartedKey = {
  key: string
  address: string
  mailed_to: string | null
  mails_are_kept: boolean
}

type Props = {
  started: StartedKey
  send: (codes: { code: string; mailed_code?: string }) => Promise<void>
  onCancel?: () => void
}

/** Asks for the first code of the app and for the one that was mailed: the password alone sets nothing up. */
export function FirstCodeForm({ started, send, onCancel }: Props) {
  const { key, address, mailed_to, mails_are_kept } = started
  const { wrong, failure, busy, submit } = useSend(({ code = '', mailed_code }) =>
    send({ code, ...(mailed_code !== undefined && { mailed_code }) }),
  )
  return (
    <form onSubmit={submit} noValidate aria-label="Set it up">
      <Typography>Scan this with an authenticator app on your phone, or type the key into it.</Typography>
      <Box sx={{ my: 2, display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <KeyCode address={address} />
        <Typography
          component="code"
          aria-label="Key"
          sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
        >
          {key.replace(/.{4}(?=.)/g, '$& ')}
        </Typography>
      </Box>
      {failure && Object.keys(wrong).length === 0 && (
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
        helperText={wrong.code ?? 'Six digits that the app shows'}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 60 } }}
      />
      {mailed_to !== null && (
        <TextField
          name="mailed_code"
          label="Code from the mail"
          autoComplete="off"
          fullWidth
          error={wrong.mailed_code !== undefined}
          helperText={wrong.mailed_code ?? whereItIs(mailed_to, mails_are_kept)}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
      )}
      <Box sx={{ mt: 2, display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <Button type="submit" variant="contained" loading={busy}>
          Set it up
        </Button>
      </Box>
    </form>
  )
}

function whereItIs(address: string, isKept: boolean): string {
  return isKept
    ? `Mailed to ${address}. There is no mail server here: the mail is a file in the folder “mail” of the server’s data folder.`
    : `Mailed to ${address}`
}
