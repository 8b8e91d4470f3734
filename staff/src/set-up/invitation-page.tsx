import { TextField } from '@mui/material'
import { useParams, useSearchParams } from 'react-router'
import { FirstPasswordPage } from './first-password-page.tsx'
import { sendOpenly } from './send-openly.ts'

/** Behind the link of an invitation. */
export default function InvitationPage() {
  const { token = '' } = useParams()
  const [search] = useSearchParams()
  return (
    <FirstPasswordPage
      title="Choose your password"
      introduction="You were invited. Choose the password that you will log in with."
      action="Save the password"
      send={({ password = '', password_confirmation = '' }) =>
        sendOpenly('/api/staff/invitation', { token, password, password_confirmation })
      }
    >
      {() => (
        <TextField
          label="Email Address"
          type="email"
          autoComplete="username"
          value={search.get('email') ?? ''}
          slotProps={{ htmlInput: { readOnly: true } }}
          fullWidth
        />
      )}
    </FirstPasswordPage>
  )
}
