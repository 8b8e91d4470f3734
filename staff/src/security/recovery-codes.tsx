import { Alert, Box, Button, Typography } from '@mui/material'
import { useNotify } from 'react-admin'

/** Shown once: people who close this without keeping them have none. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const notify = useNotify()
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => notify('Copied', { type: 'success' }),
      () => notify('Copying is not allowed here: please write them down', { type: 'warning' }),
    )
  return (
    <Box>
      <Alert severity="warning">
        Keep these recovery codes apart from the phone or device that opens the console. Each works once when
        that is lost. They are shown this one time.
      </Alert>
      <Box
        component="ul"
        aria-label="Recovery codes"
        sx={{
          my: 2,
          pl: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 0.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
        }}
      >
        {codes.map((code) => (
          <Typography key={code} component="li" sx={{ fontFamily: 'monospace' }}>
            {code}
          </Typography>
        ))}
      </Box>
      <Button onClick={copy}>Copy</Button>
      <Button variant="contained" onClick={onDone}>
        I have saved them
      </Button>
    </Box>
  )
}
