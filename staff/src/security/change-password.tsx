import { Alert, Button, Card, CardContent, TextField, Typography } from '@mui/material'
import { storedUser, storeSession } from '@panai/client/stored-session'
import { problemWithStaffPassword, staffPasswordRule } from '@panai/contract/accounts/account-rules'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { wrongField } from '../api/api-error.ts'
import { staffCall } from '../api/staff-call.ts'
import { openSession } from '../session/session.ts'
import { useSend } from '../set-up/use-send.ts'
import { FormButtons } from './form-buttons.tsx'

/** Changes the password of the signed-in person. All sessions end; the one that takes the place of this is asked for its second factor. */
export function ChangePassword() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card>
      <CardContent>
        <Typography variant="h2" gutterBottom>
          Password
        </Typography>
        {isOpen ? (
          <PasswordForm onEnd={() => setOpen(false)} />
        ) : (
          <Button variant="outlined" onClick={() => setOpen(true)}>
            Change the password
          </Button>
        )}
      </CardContent>
    </Card>
  )
}

const fields = [
  { name: 'current_password', label: 'Current Password', autoComplete: 'current-password', hint: undefined },
  { name: 'password', label: 'New Password', autoComplete: 'new-password', hint: staffPasswordRule.hint },
  { name: 'password_confirmation', label: 'Confirm Password', autoComplete: 'new-password', hint: undefined },
] as const

function PasswordForm({ onEnd }: { onEnd: () => void }) {
  const notify = useNotify()
  const { wrong, failure, busy, submit } = useSend(
    async ({ current_password = '', password = '', password_confirmation = '' }) => {
      // The call takes what either rule takes: it does not know whose password it is.
      const problem = problemWithStaffPassword(password)
      if (problem !== null) throw wrongField('password', problem)
      const given = { current_password, password, password_confirmation }
      const { token, message } = await staffCall('PUT', '/api/author/password', given)
      const user = storedUser()
      if (user) storeSession(token, user)
      notify(message, { type: 'success' })
      onEnd()
      await openSession()
    },
  )
  return (
    <form onSubmit={submit} noValidate aria-label="Change the password">
      <Typography sx={{ mb: 2 }}>
        You will be logged out on every other device, and are asked for your second factor here.
      </Typography>
      {failure && Object.keys(wrong).length === 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      {fields.map(({ name, label, autoComplete, hint }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          type="password"
          autoComplete={autoComplete}
          fullWidth
          margin="dense"
          error={wrong[name] !== undefined}
          helperText={wrong[name] ?? hint}
        />
      ))}
      <FormButtons action="Change the password" busy={busy} onCancel={onEnd} />
    </form>
  )
}
