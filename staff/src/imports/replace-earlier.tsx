import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useRefresh } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { useSending } from '../parts/use-sending.ts'
import { ReplacementTold } from './replacement-told.tsx'

/** This file instead of the earlier one: first the difference, then both steps at once. */
export function ReplaceEarlier({ found, files }: { found: SalesImport; files: number }) {
  const [isOpen, setOpen] = useState(false)
  const label = files === 1 ? 'Replace the earlier file' : 'Replace the earlier files'
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <Replacing found={found} label={label} onClose={() => setOpen(false)} />}
    </>
  )
}

type ReplacingProps = { found: SalesImport; label: string; onClose: () => void }

function Replacing({ found, label, onClose }: ReplacingProps) {
  const titleId = useId()
  const id = String(found.id)
  const [reason, setReason] = useState('')
  const { busy, problem, send } = useSending()
  const refresh = useRefresh()
  const preview = useQuery({
    queryKey: ['replacement', id, found.version],
    queryFn: ({ signal }) =>
      staffCall('GET', '/api/staff/sales-imports/{id}/replacement', { id }, { signal }),
    gcTime: 0,
    // What is agreed to is what was shown, and after the change the version that it asks about is gone.
    staleTime: 'static',
  })
  const seen = preview.error ? undefined : preview.data?.data
  async function replace(event: FormEvent) {
    event.preventDefault()
    if (!seen) return
    const { version, preview: name } = seen
    const earlier = seen.earlier.map((file) => ({ id: file.id, version: file.version }))
    const given = { id, version, preview: name, earlier, reason: reason.trim() }
    const isSent = await send(
      () => staffCall('POST', '/api/staff/sales-imports/{id}/replacement', given),
      'The earlier file is undone, and this one is posted',
    )
    if (!isSent) {
      await preview.refetch()
      return
    }
    onClose()
    refresh()
  }
  return (
    <Dialog open onClose={() => !busy && onClose()} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <form onSubmit={replace}>
        <DialogTitle id={titleId}>{label}?</DialogTitle>
        <DialogContent>
          {preview.isPending && <p>The difference is being calculated…</p>}
          {preview.error && <Alert severity="error">{preview.error.message}</Alert>}
          {seen && <ReplacementTold seen={seen} />}
          {seen?.changes && (
            <TextField
              label="Reason"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              required
              fullWidth
              sx={{ mt: 2 }}
              helperText="It stands with the file that is undone, and with its reversal."
            />
          )}
          {problem && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={!seen?.changes} loading={busy}>
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
