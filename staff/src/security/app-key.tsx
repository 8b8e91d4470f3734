import { Box, Typography } from '@mui/material'
import { KeyCode } from './key-code.tsx'

/** The key of an authenticator app, for its camera and for typing it in. */
export function AppKey({ address, value }: { address: string; value: string }) {
  return (
    <>
      <Typography>Scan this with an authenticator app on your phone, or type the key into it.</Typography>
      <Box sx={{ my: 2, display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <KeyCode address={address} />
        <Typography
          component="code"
          aria-label="Key"
          sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
        >
          {value.replace(/.{4}(?=.)/g, '$& ')}
        </Typography>
      </Box>
    </>
  )
}
