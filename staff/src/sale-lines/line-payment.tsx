import { Box, Button, Link, TextField, Typography } from '@mui/material'
import type { Receipt } from '@panai/contract/accounting/staff/receipts'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { type PaymentMethod, paymentMethods } from '@panai/contract/money/payment-methods'
import { channelsOfAccounts } from '@panai/contract/sales/sales-account-kinds'
import type { SaleLineDetail } from '@panai/contract/sales-import/staff/sale-lines'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { staffCall } from '../api/staff-call.ts'
import { paidToUs } from '../imports/paid-to-us.ts'
import { asChoices, ChooseOne } from '../parts/choose-one.tsx'
import { SendDialog } from '../parts/send-dialog.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { dayOf } from '../parts/time-words.ts'
import { useMay } from '../session/session.ts'

/** Whether a sale is paid, by what and when; of one of our own what has come for it and is still owed, and where its money is recorded. */
export function LinePayment({ line }: { line: SaleLineDetail }) {
  const isOurs = channelsOfAccounts.has(line.channel) && line.currency === 'INR'
  return (
    <>
      {line.payment !== null && <Typography>{paidWords(line.payment, line.units)}</Typography>}
      {isOurs && <MoneyFor line={line} />}
    </>
  )
}

function paidWords({ on, method }: NonNullable<SaleLineDetail['payment']>, units: number): string {
  const paid = units < 0 ? 'Refunded' : 'Paid'
  return `${paid}${method === null ? '' : ` by ${method}`}${on === null ? '' : ` on ${dayOf(on)}`}: nothing is owed.`
}

function MoneyFor({ line }: { line: SaleLineDetail }) {
  const { data, refetch } = useQuery({
    queryKey: ['receipts', 'of', line.id],
    queryFn: ({ signal }) =>
      staffCall('GET', '/api/staff/receipts', { line_id: String(line.id), per_page: '100' }, { signal }),
  })
  if (!data) return null
  const came = data.data.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100
  return (
    <Box>
      {line.state === 'posted' && line.payment === null && <Owed line={line} came={came} onDone={refetch} />}
      {line.state === 'undone' && came !== 0 && (
        <Typography>
          {writtenRupees(came)} was recorded for it and stays. If it was recorded in error, reverse it.
        </Typography>
      )}
      {data.data.map((receipt) => (
        <Came key={receipt.id} receipt={receipt} />
      ))}
    </Box>
  )
}

type OwedProps = { line: SaleLineDetail; came: number; onDone: () => unknown }

function Owed({ line, came, onDone }: OwedProps) {
  const mayMove = useMay('money.move')
  const owed = Math.round(((paidToUs(line) ?? 0) - came) * 100) / 100
  return (
    <>
      <Typography>
        {owed === 0
          ? 'Paid in full.'
          : owed > 0
            ? `${writtenRupees(owed)} is owed to us.`
            : `${writtenRupees(-owed)} is to be refunded.`}
      </Typography>
      {mayMove && owed !== 0 && <RecordMoney line={line} owed={owed} onDone={onDone} />}
    </>
  )
}

function Came({ receipt: { id, amount, method, received_on, reverses } }: { receipt: Receipt }) {
  return (
    <Typography>
      <Link component={RouterLink} to={`/receipts/${id}/show`}>
        Receipt {id}
      </Link>
      : {writtenRupees(amount)} by <TextInScript text={method} /> on {dayOf(received_on)}
      {reverses !== null && `, reverses receipt ${reverses}`}
    </Typography>
  )
}

type RecordMoneyProps = { line: SaleLineDetail; owed: number; onDone: () => unknown }

function RecordMoney({ line, owed, onDone }: RecordMoneyProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {owed > 0 ? 'Money received' : 'Refund paid'}
      </Button>
      {isOpen && <MoneyDialog line={line} owed={owed} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  )
}

function MoneyDialog({ line, owed, onDone, onClose }: RecordMoneyProps & { onClose: () => void }) {
  const [amount, setAmount] = useState(String(owed))
  const [day, setDay] = useState('')
  const [method, setMethod] = useState<PaymentMethod>('Cash')
  const { channel, sales_account, id: line_id } = line
  const by = sales_account === null ? { channel } : { sales_account_id: sales_account.id }
  const input = { ...by, line_id, amount: Number(amount), received_on: day, method }
  return (
    <SendDialog
      title={owed > 0 ? 'Money received' : 'Refund paid'}
      label="Record"
      act={(idempotencyKey) => staffCall('POST', '/api/staff/receipts', input, { idempotencyKey })}
      done="The payment is recorded"
      onClose={onClose}
      onDone={onDone}
    >
      <TextField
        label="Amount (Rs.)"
        type="number"
        required
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        slotProps={{ htmlInput: { step: 0.01 } }}
      />
      <ChooseOne
        label="Payment method"
        choices={asChoices(paymentMethods)}
        required
        value={method}
        onChoose={(value) => setMethod(paymentMethods.find((one) => one === value) ?? 'Cash')}
      />
      <TextField
        label="Day"
        type="date"
        required
        value={day}
        onChange={({ target }) => setDay(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </SendDialog>
  )
}
