import { Box, Button, Card, Typography } from '@mui/material'
import { Notification, useLogout } from 'react-admin'
import { Wordmark } from '../parts/wordmark.tsx'
import { Enrol } from './enrol.tsx'
import { FactorForm } from './factor-form.tsx'
import { giveFactor } from './give-factor.ts'

/** All that somebody sees whose password was right, until the second factor is set up or given. */
export default function SecondFactorFirst({ isSet }: { isSet: boolean }) {
  const logout = useLogout()
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Card component="section" sx={{ width: '100%', maxWidth: 480, p: { xs: 3, sm: 4 } }}>
        <Wordmark />
        <Typography variant="h1" sx={{ my: 2 }}>
          {isSet ? 'Give your second factor' : 'Set up your second factor'}
        </Typography>
        {isSet ? <FactorForm action="Continue" send={giveFactor} /> : <Enrol />}
        <Button onClick={() => logout()} sx={{ mt: 2 }}>
          Log out
        </Button>
      </Card>
      <Notification />
    </Box>
  )
}
