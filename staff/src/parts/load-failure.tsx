import { Alert, Button } from '@mui/material'
import { consoleMessages } from '@panai/contract/console/staff/console-messages'

type LoadFailureProps = { error: unknown; onRetry: () => void }

/** Something could not be fetched: what the server or the network says of it, and the way to try again. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={onRetry}>
          {consoleMessages.tryAgain}
        </Button>
      }
    >
      {error instanceof Error ? error.message : consoleMessages.serverFailed}
    </Alert>
  )
}
