import AddIcon from '@mui/icons-material/Add'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useRedirect } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { WhoApproves } from '../four-eyes/who-approves.tsx'
import { useSending } from '../parts/use-sending.ts'

/** Makes the run of a month and opens it, to be looked at. */
export function NewRun({ month }: { month: string }) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(month)
  const { busy, problem, send } = useSending()
  const redirect = useRedirect()

  async function make(event: FormEvent) {
    event.preventDefault()
    let id = 0
    const isMade = await send(async () => {
      id = (await staffCall('POST', '/api/staff/payout-runs', { month: chosen })).data.id
    }, 'The run is ready to be reviewed')
    if (!isMade) return
    setOpen(false)
    redirect('show', 'payout-runs', id)
  }

  return (
    <>
      <Button size="small" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        New run
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="new-run" fullWidth maxWidth="xs">
        <form onSubmit={make}>
          <DialogTitle id="new-run">Make a payout run</DialogTitle>
          <DialogContent>
            <p>
              Nobody is paid before the run has been approved. For a month already paid, it covers only the
              authors who have not been paid yet.
            </p>
            <WhoApproves />
            <TextField
              label="Month"
              type="month"
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
              required
              fullWidth
              slotProps={{ inputLabel: { shrink: true } }}
            />
            {problem !== null && (
              <Alert severity="error" sx={{ mt: 2 }}>
                {problem}
              </Alert>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit" variant="contained" loading={busy}>
              Make the run
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
