import { Stack } from '@mui/material'
import { ScreenTitle } from '../parts/screen-title.tsx'
import { ChangePassword } from './change-password.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'

/** What somebody does about their own account: the second factor, the password, and where it is logged in. */
export default function SecurityPage() {
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 640 }}>
      <ScreenTitle title="My security" />
      <SecondFactorCard />
      <ChangePassword />
      <OwnSessions />
    </Stack>
  )
}
