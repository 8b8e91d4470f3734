import { Alert, Button } from '@mui/material'
import type { useSubmissionAction } from './use-submission-action.ts'

type Props = {
  action: Pick<ReturnType<typeof useSubmissionAction>, 'refused' | 'forget' | 'refresh'>
  /** Leaves what was begun, to look at the record as it is now. */
  onLookAgain: () => void
}

/** Why nothing was done; of a record that somebody else has changed, with the way to see it. */
export function RefusedAlert({ action: { refused, forget, refresh }, onLookAgain }: Props) {
  if (!refused) return null
  const lookAgain = () => {
    forget()
    refresh()
    onLookAgain()
  }
  return (
    <Alert
      severity={refused.isStale ? 'warning' : 'error'}
      sx={{ mb: 2 }}
      action={
        refused.isStale && (
          <Button color="inherit" size="small" onClick={lookAgain}>
            Reload
          </Button>
        )
      }
    >
      {refused.message}
      {Object.entries(refused.errors).map(([field, text]) => (
        <div key={field}>{text}</div>
      ))}
    </Alert>
  )
}
