import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useRefresh } from 'react-admin'
import { useSending } from './use-sending.ts'

type SendDialogProps = {
  title: ReactNode
  children: ReactNode
  /** Label of the button that sends. */
  label: string
  /** The call. The dialog stays open until it has succeeded. */
  act: (idempotencyKey: string) => Promise<unknown>
  /** Message when it is done. */
  done: string
  onClose: () => void
  onDone?: () => unknown
  disabled?: boolean
  /** Where the children say something about what failed: the caller's own. */
  sending?: ReturnType<typeof useSending>
}

/** An open dialog with a form of fields that the caller keeps, and one button that sends them. */
export function SendDialog({
  title,
  children,
  label,
  act,
  done,
  onClose,
  onDone,
  disabled = false,
  sending,
}: SendDialogProps) {
  const own = useSending()
  const { busy, problem, send } = sending ?? own
  const titleId = useId()
  const refresh = useRefresh()
  async function submit(event: FormEvent) {
    event.preventDefault()
    // A dialog opened from a form stands in that form's tree.
    event.stopPropagation()
    if (!(await send(act, done))) return
    onClose()
    onDone?.()
    refresh()
  }
  return (
    <Dialog open onClose={() => !busy && onClose()} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            {children}
            {problem && <Alert severity="error">{problem}</Alert>}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={busy} disabled={disabled}>
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
