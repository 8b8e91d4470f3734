import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useRefresh } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { useSending } from '../parts/use-sending.ts'

const shrunk = { inputLabel: { shrink: true } }

/** Fills one challan in for all tax of a quarter that waits for its deposit. */
export function DepositQuarter() {
  const [isOpen, setOpen] = useState(false)
  const { busy, problem, send } = useSending()
  const refresh = useRefresh()

  async function deposit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string) => String(given.get(name) ?? '')
    const isDone = await send(
      () =>
        staffCall('POST', '/api/staff/tax-deposits', {
          year: Number(text('year')),
          quarter: Number(text('quarter')),
          up_to: text('up_to'),
          deposit_reference: text('deposit_reference'),
          deposited_on: text('deposited_on'),
        }),
      'The challan is filled in',
    )
    if (!isDone) return
    setOpen(false)
    refresh()
  }

  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Fill in a challan
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="deposit" fullWidth maxWidth="xs">
        <form onSubmit={deposit}>
          <DialogTitle id="deposit">Tax of a quarter was deposited</DialogTitle>
          <DialogContent>
            <Stack spacing={2} sx={{ pt: 1 }}>
              <TextField name="year" label="Financial year from" type="number" required />
              <TextField name="quarter" label="Quarter" select required defaultValue="1">
                {[1, 2, 3, 4].map((quarter) => (
                  <MenuItem key={quarter} value={quarter}>
                    {quarter}
                  </MenuItem>
                ))}
              </TextField>
              <TextField name="up_to" label="Of payouts up to" type="date" required slotProps={shrunk} />
              <TextField name="deposit_reference" label="Challan" required />
              <TextField name="deposited_on" label="Deposited on" type="date" required slotProps={shrunk} />
              {problem !== null && <Alert severity="error">{problem}</Alert>}
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit" variant="contained" loading={busy}>
              Fill in
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
