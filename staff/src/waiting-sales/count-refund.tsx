import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material'
import { writtenRupees } from '@panai/contract/grouped-rupees'
import type { RefundReading, WaitingSales } from '@panai/contract/staff/waiting-sales'
import { type FormEvent, useState } from 'react'
import { useNotify, useRecordContext, useRefresh } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { inCurrency } from '../parts/in-currency.ts'
import { TextInScript } from '../parts/text-in-script.tsx'
import { useSending } from '../parts/use-sending.ts'
import { useMay } from '../session/session.ts'
import { waitWords } from './wait-words.ts'

/** Asks how many copies came back for money that was given back, with what each answer takes from the authors. */
export function CountRefund() {
  const group = useRecordContext<WaitingSales>()
  const mayMove = useMay('money.move')
  const notify = useNotify()
  const [readings, setReadings] = useState<readonly RefundReading[] | null>(null)
  if (group?.waits_for !== 'copies' || !mayMove) return null
  const line_id = group.first_line_id
  async function open() {
    try {
      const { data } = await staffCall('GET', '/api/staff/waiting-sales/refund', { line_id: String(line_id) })
      setReadings(data)
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : String(cause), { type: 'error' })
    }
  }
  return (
    <>
      <Button size="small" onClick={open}>
        Say what came back
      </Button>
      {readings && <Answers group={group} readings={readings} close={() => setReadings(null)} />}
    </>
  )
}

type Asked = { group: WaitingSales; readings: readonly RefundReading[]; close: () => void }

function Answers({ group, readings, close }: Asked) {
  const [chosen, setChosen] = useState<number | null>(null)
  const { busy, problem, send } = useSending()
  const refresh = useRefresh()
  async function save(event: FormEvent) {
    event.preventDefault()
    const reading = chosen === null ? undefined : readings[chosen]
    if (!reading) return
    const { book_id, copies } = reading
    const input = { line_id: group.first_line_id, book_id, copies }
    if (
      !(await send(
        () => staffCall('POST', '/api/staff/waiting-sales/refund', input),
        'The refund is counted',
      ))
    )
      return
    close()
    refresh()
  }
  const given = inCurrency(group.proceeds === null ? null : -group.proceeds, group.currency)
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="refund-title">
      <form onSubmit={save}>
        <DialogTitle id="refund-title">
          What came back for {given}
          {group.order_id !== null && ` of order ${group.order_id}`}?
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <p>
            The file says what was given back, and not for what. Look at the order with the channel. In each
            case the channel owes {given} less.
          </p>
          {readings.length === 0 ? (
            <Alert severity="info">
              None of its books is known yet: match or import the sales of this order first.
            </Alert>
          ) : (
            <FormControl>
              <FormLabel id="refund-of">It was given back for</FormLabel>
              <RadioGroup
                aria-labelledby="refund-of"
                value={chosen ?? ''}
                onChange={({ target }) => setChosen(Number(target.value))}
              >
                {readings.map((reading, at) => (
                  <FormControlLabel
                    key={`${reading.book_id} ${reading.copies}`}
                    value={at}
                    control={<Radio />}
                    label={<Reading reading={reading} />}
                  />
                ))}
              </RadioGroup>
            </FormControl>
          )}
          {problem && <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="contained" loading={busy} disabled={chosen === null}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function Reading({ reading: { copies, book_title, royalty, waits_for } }: { reading: RefundReading }) {
  return (
    <>
      {copies === 0
        ? 'No copy, a part of the price or of the postage: '
        : `${copies} ${copies === 1 ? 'copy' : 'copies'}: `}
      <TextInScript text={book_title} />,{' '}
      {royalty === null
        ? `then it waits ${waits_for === null ? '' : waitWords[waits_for]}`
        : `royalty ${writtenRupees(royalty)}`}
    </>
  )
}
