import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import type { MatchConsequences } from '@panai/contract/sales-import/staff/sale-matches'
import type { UseQueryResult } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useRefresh } from 'react-admin'
import { useSending } from '../parts/use-sending.ts'
import { Consequences } from './consequences.tsx'

type Agreed = { preview: string; reason: string }
type ChangeDialogProps = {
  title: string
  /** Label of the button that posts it. */
  action: string
  done: string
  children: ReactNode
  preview: UseQueryResult<{ data: MatchConsequences }>
  send: (agreed: Agreed) => Promise<unknown>
  onClose: () => void
}

/** Shows what a change would do, asks for a reason, and posts what was shown. If that has changed since, it shows it again. */
export function ChangeDialog({ title, action, done, children, preview, send, onClose }: ChangeDialogProps) {
  const titleId = useId()
  const [reason, setReason] = useState('')
  const { busy, problem, send: sendOnce } = useSending()
  const refresh = useRefresh()
  const seen = preview.data?.data
  async function post(event: FormEvent) {
    event.preventDefault()
    if (!seen) return
    if (!(await sendOnce(() => send({ preview: seen.preview, reason }), done))) {
      await preview.refetch()
      return
    }
    onClose()
    refresh()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={post}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {children}
          {preview.error && <Alert severity="error">{preview.error.message}</Alert>}
          {seen && !preview.error && <Consequences seen={seen} />}
          <TextField
            label="Reason"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            required
            fullWidth
            sx={{ mt: 2 }}
            helperText="Authors read it on their next statement where something posted is corrected."
          />
          {problem && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={!seen || preview.isError} loading={busy}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
