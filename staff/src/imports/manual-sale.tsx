import { Button, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { type BookFormat, bookFormats } from '@panai/contract/language/vocabulary'
import { type PaymentMethod, paymentMethods } from '@panai/contract/money/payment-methods'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { statementWords } from '@panai/contract/statements/statement-words'
import { useState } from 'react'
import { staffCall } from '../api/staff-call.ts'
import { asChoices, ChooseOne } from '../parts/choose-one.tsx'
import { SendDialog } from '../parts/send-dialog.tsx'
import { useSending } from '../parts/use-sending.ts'
import { ChooseAccount, type ChosenAccount } from '../sales-accounts/choose-account.tsx'
import { ChooseBook, type ChosenBook } from '../waiting-sales/match-book.tsx'

const { formats } = statementWords.en

/** A phone order, or copies that came back to us: one form. */
export function ManualSale() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Add a sale
      </Button>
      {isOpen && <SaleDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function SaleDialog({ onClose }: { onClose: () => void }) {
  const [book, setBook] = useState<ChosenBook | null>(null)
  const [format, setFormat] = useState<BookFormat>('paperback')
  const [fields, setFields] = useState({ copies: '', amount: '', sold_on: '', buyer_name: '', order_id: '' })
  const [account, setAccount] = useState<ChosenAccount | null>(null)
  const [paidBy, setPaidBy] = useState<PaymentMethod | ''>('')
  const [paidOn, setPaidOn] = useState('')
  const [isAnother, setAnother] = useState(false)
  const sending = useSending()
  const isSame = isAnother || sending.problem?.startsWith(salesImportMessages.sameSale)
  const record = (idempotencyKey: string) => {
    const input = {
      ...fields,
      book_id: book?.id ?? 0,
      sales_account_id: account?.id ?? null,
      format,
      copies: Number(fields.copies),
      amount: Number(fields.amount),
      paid_on: paidBy === '' ? null : paidOn || fields.sold_on,
      payment_method: paidBy || null,
      is_another: isAnother,
    }
    return staffCall('POST', '/api/staff/manual-sales', input, { idempotencyKey })
  }
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [name]: target.value }),
    fullWidth: true,
  })
  return (
    <SendDialog
      title="Add a sale"
      label="Record the sale"
      act={record}
      done="The sale is recorded"
      onClose={onClose}
      disabled={!book}
      sending={sending}
    >
      <ChooseBook book={book} onChoose={setBook} />
      <ChooseOne
        label="Format"
        choices={bookFormats.map((one) => ({ value: one, text: formats[one] }))}
        required
        value={format}
        onChoose={(value) => setFormat(bookFormats.find((one) => one === value) ?? 'paperback')}
      />
      <TextField
        label="Copies"
        type="number"
        required
        helperText="Negative for a return"
        {...field('copies')}
      />
      <TextField
        label="Paid for all copies (Rs.)"
        type="number"
        required
        slotProps={{ htmlInput: { step: 0.01 } }}
        helperText="Negative for a return"
        {...field('amount')}
      />
      <TextField
        label="Sold on"
        type="date"
        required
        slotProps={{ inputLabel: { shrink: true } }}
        {...field('sold_on')}
      />
      <ChooseAccount
        label="Sold by"
        helperText={soldByWords(account)}
        account={account}
        onChoose={setAccount}
      />
      <ChooseOne
        label="Paid"
        none="Not paid yet"
        choices={asChoices(paymentMethods)}
        value={paidBy}
        onChoose={(value) => setPaidBy(paymentMethods.find((one) => one === value) ?? '')}
      />
      {paidBy !== '' && (
        <TextField
          label="Paid on"
          type="date"
          required
          value={paidOn || fields.sold_on}
          onChange={({ target }) => setPaidOn(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      <TextField label="Buyer" {...field('buyer_name')} />
      <TextField label="Order or invoice" {...field('order_id')} />
      {isSame && (
        <FormControlLabel
          control={<Checkbox checked={isAnother} onChange={(_, checked) => setAnother(checked)} />}
          label="Record as another sale"
        />
      )}
    </SendDialog>
  )
}

function soldByWords(account: ChosenAccount | null): string {
  if (account === null) return 'Empty for our own sales; else a shop, distributor or fair'
  if (account.discount === null) return 'It owes what is paid for the copies'
  return `What it owes: the price less ${account.discount} %`
}
