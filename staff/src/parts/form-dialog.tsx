import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { Form, useNotify, useRefresh } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { StaffApiError } from '../api/api-error.ts'

type FormDialogProps<T> = {
  /** Label of the button that opens it. */
  label: string
  /** What the button is called where several have one label; it begins with that. */
  fullLabel?: string
  title: string
  /** Inputs of react-admin. */
  children: ReactNode
  values?: FieldValues
  /** The call. The dialog stays open until it has succeeded. */
  send: (values: FieldValues) => Promise<T>
  /** Message when it is done. */
  done: string | ((answer: T) => string)
}

/** A button that opens a small form. What is wrong with a field stands at that field, and above. */
export function FormDialog<T>({
  label,
  fullLabel = label,
  title,
  children,
  values = {},
  send,
  done,
}: FormDialogProps<T>) {
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const titleId = useId()
  const notify = useNotify()
  const refresh = useRefresh()

  async function submit(given: FieldValues) {
    setBusy(true)
    setProblem(null)
    try {
      const answer = await send(given)
      setOpen(false)
      notify(typeof done === 'string' ? done : done(answer), { type: 'success' })
      refresh()
      return undefined
    } catch (cause) {
      const fields = cause instanceof StaffApiError ? cause.fields : {}
      setProblem(Object.values(fields).join(' ') || (cause instanceof Error ? cause.message : String(cause)))
      return fields
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button variant="outlined" size="small" aria-label={fullLabel} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={() => !busy && setOpen(false)} aria-labelledby={titleId} fullWidth>
        <Form onSubmit={submit} defaultValues={values} record={{}} sanitizeEmptyValues>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent>
            {problem && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {problem}
              </Alert>
            )}
            <Box sx={{ pt: 1 }}>{children}</Box>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" loading={busy}>
              Save
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  )
}
