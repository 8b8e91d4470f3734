import {
  Alert,
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { problemOf } from '../api/api-error.ts'

type ActionDialogProps = {
  /** Label of the button, and of the one that confirms. */
  label: string
  title: string
  children?: ReactNode
  /** Asks for a text, and passes it on: the label of its field, and whether the action needs it. */
  reason?: { label: string; required: boolean; name?: string }
  /** The call: `(reason) => staffCall('POST', …)`. The dialog stays open until it has succeeded. */
  act: (reason: string) => Promise<unknown>
  /** Message when it is done. */
  done: string
  color?: ButtonProps['color']
  variant?: ButtonProps['variant']
  startIcon?: ReactNode
  disabled?: boolean
}

/** A button for what should not happen by a slip: it asks first, for a reason too where there has to be one. */
export function ActionDialog({
  label,
  title,
  children,
  reason,
  act,
  done,
  color = 'primary',
  variant = 'outlined',
  startIcon,
  disabled = false,
}: ActionDialogProps) {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const titleId = useId()
  const notify = useNotify()
  const refresh = useRefresh()

  async function send(event: FormEvent) {
    event.preventDefault()
    // A dialog opened from a form stands in that form's tree.
    event.stopPropagation()
    setBusy(true)
    setFailure(null)
    try {
      await act(text.trim())
      setOpen(false)
      setText('')
      notify(done, { type: 'success' })
      refresh()
    } catch (cause) {
      setFailure(cause)
    } finally {
      setBusy(false)
    }
  }

  const wrong = reason && problemOf(failure, reason.name ?? 'reason')
  return (
    <>
      <Button
        color={color}
        variant={variant}
        startIcon={startIcon}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={() => !busy && setOpen(false)}
        aria-labelledby={titleId}
        fullWidth
        maxWidth="sm"
      >
        <form onSubmit={send}>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent>
            {children}
            {failure instanceof Error && !wrong && (
              <Alert severity="error" sx={{ my: 1 }}>
                {failure.message}
              </Alert>
            )}
            {reason && (
              <TextField
                label={reason.label}
                value={text}
                onChange={({ target }) => setText(target.value)}
                required={reason.required}
                error={wrong !== undefined}
                helperText={wrong}
                multiline
                minRows={3}
                fullWidth
                autoFocus
              />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" color={color} variant="contained" loading={busy}>
              {label}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
