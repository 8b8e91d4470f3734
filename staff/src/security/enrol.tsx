import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { openSession } from '../session/session.ts'
import { useSend } from '../set-up/use-send.ts'
import { FirstCodeForm, type StartedKey } from './first-code-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Setting up a second factor: the password, the key, its first code and the mailed one, the recovery codes. */
export function Enrol({ onDone, onCancel }: { onDone?: () => void; onCancel?: () => void }) {
  const notify = useNotify()
  const [started, setStarted] = useState<StartedKey | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  async function confirm(codes: { code: string; mailed_code?: string }) {
    const answer = await staffCall('POST', '/api/staff/second-factor/confirmation', codes)
    setCodes(answer.recovery_codes)
  }

  /** The console opens when the codes were kept, not while they are read. */
  async function end() {
    try {
      await openSession()
      onDone?.()
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : String(cause), { type: 'error' })
    }
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={() => void end()} />
  if (started) return <FirstCodeForm started={started} send={confirm} {...(onCancel && { onCancel })} />
  return <PasswordFirst onKey={setStarted} {...(onCancel && { onCancel })} />
}

/** A session that somebody else got hold of must not be enough to put their phone in the place of the owner's. */
function PasswordFirst({ onKey, onCancel }: { onKey: (started: StartedKey) => void; onCancel?: () => void }) {
  const { wrong, failure, busy, submit } = useSend(async ({ password = '' }) => {
    const { data } = await staffCall('POST', '/api/staff/second-factor', { password })
    onKey(data)
  })
  return (
    <form onSubmit={submit} noValidate aria-label="Set up a second factor">
      <Typography sx={{ mb: 2 }}>
        A code from your phone protects what a password alone must not open. Enter your password to begin.
      </Typography>
      {failure && wrong.password === undefined && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        fullWidth
        error={wrong.password !== undefined}
        helperText={wrong.password}
      />
      <Box sx={{ mt: 2, display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <Button type="submit" variant="contained" loading={busy}>
          Continue
        </Button>
      </Box>
    </form>
  )
}
