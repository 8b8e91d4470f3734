import { TextField } from '@mui/material'
import { useParams } from 'react-router'
import { FirstPasswordPage } from './first-password-page.tsx'
import { sendOpenly } from './send-openly.ts'

/** Behind the link that the server prints while nobody of the company has an account. */
export default function SetUpPage() {
  const { token = '' } = useParams()
  return (
    <FirstPasswordPage
      title="Set up your company"
      introduction="You create the first account: an admin, who may do everything and invites the others."
      action="Create the account"
      send={({ name = '', email = '', password = '', password_confirmation = '' }) =>
        sendOpenly('/api/staff/set-up', { token, name, email, password, password_confirmation })
      }
    >
      {(wrong) => (
        <>
          <TextField
            name="name"
            label="Full Name"
            autoComplete="name"
            fullWidth
            error={wrong.name !== undefined}
            helperText={wrong.name}
          />
          <TextField
            name="email"
            label="Email Address"
            type="email"
            autoComplete="username"
            fullWidth
            error={wrong.email !== undefined}
            helperText={wrong.email}
          />
        </>
      )}
    </FirstPasswordPage>
  )
}
