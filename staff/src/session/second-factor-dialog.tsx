import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { staffMessages } from '@panai/contract/staff/messages'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { askSecondFactorWith } from './second-factor.ts'

type Asking = { isSetUp: boolean; answer: (given: boolean) => void }

type SecondFactorDialogProps = {
  /** Gives the code to the server, by a call that needs no second factor itself. */
  give: (code: string) => Promise<unknown>
  /** Where a second factor is set up, below the console's address. */
  setUpAt: string
}

/** Stands between a call that was refused for want of a second factor and its second try. */
export function SecondFactorDialog({ give, setUpAt }: SecondFactorDialogProps) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  useEffect(
    () =>
      askSecondFactorWith(
        (reason) =>
          new Promise((answer) => {
            setFailure(null)
            setAsking({ isSetUp: reason === 'second_factor_asked', answer })
          }),
      ),
    [],
  )

  function close(given: boolean) {
    asking?.answer(given)
    setAsking(null)
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setBusy(true)
    setFailure(null)
    try {
      await give(field.current?.value ?? '')
      close(true)
    } catch (cause) {
      setFailure(cause instanceof Error ? cause.message : String(cause))
      field.current?.select()
    } finally {
      setBusy(false)
    }
  }

  if (!asking) return null
  return (
    <Dialog open onClose={() => close(false)} aria-labelledby="second-factor" fullWidth maxWidth="xs">
      <form onSubmit={send}>
        <DialogTitle id="second-factor">Second factor</DialogTitle>
        <DialogContent>
          {asking.isSetUp ? (
            <>
              {failure && (
                <Alert severity="error" sx={{ mb: 1 }}>
                  {failure}
                </Alert>
              )}
              <p>{staffMessages.secondFactorAsked}</p>
              <TextField
                inputRef={field}
                label="Code"
                autoComplete="one-time-code"
                slotProps={{ htmlInput: { inputMode: 'text', maxLength: 60 } }}
                helperText="Six digits of your app, or a recovery code"
                autoFocus
                fullWidth
              />
            </>
          ) : (
            <p>{staffMessages.secondFactorUnset}</p>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close(false)}>Cancel</Button>
          {asking.isSetUp ? (
            <Button type="submit" variant="contained" loading={busy}>
              Go on
            </Button>
          ) : (
            <Button href={`/staff${setUpAt}`} variant="contained">
              Set it up
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
