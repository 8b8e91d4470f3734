import { Alert, Button, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { RefundReading, WaitingSales } from '@panai/contract/sales-import/staff/waiting-sales'
import { useState } from 'react'
import { useNotify, useRecordContext } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { inCurrency } from '../parts/in-currency.ts'
import { SendDialog } from '../parts/send-dialog.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
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
        Enter what was returned
      </Button>
      {readings && <Answers group={group} readings={readings} close={() => setReadings(null)} />}
    </>
  )
}

type Asked = { group: WaitingSales; readings: readonly RefundReading[]; close: () => void }

function Answers({ group, readings, close }: Asked) {
  const [chosen, setChosen] = useState<number | null>(null)
  const reading = chosen === null ? undefined : readings[chosen]
  async function count() {
    if (!reading) return
    const { book_id, copies } = reading
    await staffCall('POST', '/api/staff/waiting-sales/refund', {
      line_id: group.first_line_id,
      book_id,
      copies,
    })
  }
  const given = inCurrency(group.proceeds === null ? null : -group.proceeds, group.currency)
  return (
    <SendDialog
      title={`What was the refund of ${given}${group.order_id === null ? '' : ` of order ${group.order_id}`} for?`}
      label="Save"
      act={count}
      done="The refund is recorded"
      onClose={close}
      disabled={reading === undefined}
    >
      <p>
        The file has the amount refunded, but not what for. Look the order up with the channel. In each case
        the channel owes {given} less.
      </p>
      {readings.length === 0 ? (
        <Alert severity="info">
          None of its books is known yet: match or import the sales of this order first.
        </Alert>
      ) : (
        <FormControl>
          <FormLabel id="refund-of">Refunded for</FormLabel>
          <RadioGroup
            aria-labelledby="refund-of"
            value={chosen ?? ''}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {readings.map((one, at) => (
              <FormControlLabel
                key={`${one.book_id} ${one.copies}`}
                value={at}
                control={<Radio />}
                label={<Reading reading={one} />}
              />
            ))}
          </RadioGroup>
        </FormControl>
      )}
    </SendDialog>
  )
}

function Reading({ reading: { copies, book_title, royalty, waits_for } }: { reading: RefundReading }) {
  return (
    <>
      {copies === 0
        ? 'No copies, only a part of the price or of the postage: '
        : `${copies} ${copies === 1 ? 'copy' : 'copies'}: `}
      <TextInScript text={book_title} />,{' '}
      {royalty === null
        ? `then it waits ${waits_for === null ? '' : waitWords[waits_for]}`
        : `royalty ${writtenRupees(royalty)}`}
    </>
  )
}
