import { Alert, Box, Button } from '@mui/material'
import { consoleMessages } from '@panai/contract/console/staff/console-messages'
import { Link } from 'react-router'
import { ScreenTitle } from '../parts/screen-title.tsx'

/** An address that no screen has. */
export function NoSuchScreen() {
  return <DeadEnd title="Page not found" text={consoleMessages.notFound} />
}

/** A screen that the role has nothing to do with. */
export function NotForYourRole() {
  return <DeadEnd title="Not for your role" text={consoleMessages.notAllowed} />
}

function DeadEnd({ title, text }: { title: string; text: string }) {
  return (
    <Box sx={{ py: 2, maxWidth: 640 }}>
      <ScreenTitle title={title} />
      <Alert severity="info">{text}</Alert>
      <Button component={Link} to="/" sx={{ mt: 2 }}>
        To do
      </Button>
    </Box>
  )
}
