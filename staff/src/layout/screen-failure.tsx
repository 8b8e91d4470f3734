import { Alert, Box, Button } from '@mui/material'
import { consoleMessages } from '@panai/contract/console/staff/console-messages'
import { ScreenTitle } from '../parts/screen-title.tsx'

/** In the place of a screen that could not be drawn. */
export function ScreenFailure() {
  return (
    <Box sx={{ py: 2, maxWidth: 640 }}>
      <ScreenTitle title="Something went wrong" />
      <Alert severity="error">{consoleMessages.screenFailed}</Alert>
      <Button variant="contained" onClick={() => location.reload()} sx={{ mt: 2 }}>
        {consoleMessages.lookAgain}
      </Button>
    </Box>
  )
}
