import {
  Alert,
  Button,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { type AnswerKind, answersTo, needsAmount } from '@panai/contract/sales/waiting-answers'
import type { WaitingSales } from '@panai/contract/sales-import/staff/waiting-sales'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { counted } from '../parts/counted.ts'
import { inCurrency } from '../parts/in-currency.ts'
import { SendDialog } from '../parts/send-dialog.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { useMay } from '../session/session.ts'
import { answerWords } from './answer-words.ts'

/** Says what rows that wait lack, with what they earn then, or writes them off. */
export function AnswerRows() {
  const group = useRecordContext<WaitingSales>()
  const mayMove = useMay('money.move')
  const [isOpen, setOpen] = useState(false)
  if (!group || !mayMove || kindsOf(group).length === 0) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {group.waits_for === 'terms' || group.waits_for === 'currency_rate' || group.waits_for === 'copies'
          ? 'Write off'
          : 'Enter what is missing'}
      </Button>
      {isOpen && <Answers group={group} close={() => setOpen(false)} />}
    </>
  )
}

/** What the channel pays can be said of one row; of several only how much of what was paid it is. */
function kindsOf({ waits_for, rows, first_amount }: WaitingSales): readonly AnswerKind[] {
  return answersTo[waits_for].filter(
    (kind) => (kind !== 'net' || rows === 1) && (kind !== 'net_percent' || first_amount !== null),
  )
}

type Asked = { group: WaitingSales; close: () => void }

function Answers({ group, close }: Asked) {
  const kinds = kindsOf(group)
  const [kind, setKind] = useState<AnswerKind>(kinds[0] ?? 'written_off')
  const [amount, setAmount] = useState(firstGuess(group))
  const [reason, setReason] = useState('')
  const said = { waits_for: group.waits_for, key: group.id, kind }
  const input = { ...said, reason, ...(needsAmount(kind) && { amount: Number(amount) }) }
  return (
    <SendDialog
      title={
        <>
          {counted(group.rows, 'row')}
          {group.book_title !== null && (
            <>
              {' '}
              of <TextInScript text={group.book_title} />
            </>
          )}
        </>
      }
      label="Save"
      act={() => staffCall('POST', '/api/staff/waiting-sales/answer', input)}
      done={kind === 'written_off' ? 'Written off' : 'Saved: the rows are checked again'}
      onClose={close}
    >
      <Typography>{lackOf(group)}</Typography>
      <FormControl>
        <FormLabel id="answer-of">Choose one</FormLabel>
        <RadioGroup
          aria-labelledby="answer-of"
          value={kind}
          onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? kind)}
        >
          {kinds.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={answerWords[one]} />
          ))}
        </RadioGroup>
      </FormControl>
      {needsAmount(kind) && (
        <TextField
          label={kind === 'net_percent' ? 'Per cent' : `Amount (${group.currency ?? 'INR'})`}
          type="number"
          required
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          slotProps={{ htmlInput: { step: 'any', min: 0 } }}
        />
      )}
      {kind !== 'written_off' && (!needsAmount(kind) || Number(amount) > 0) && (
        <Outcome said={{ ...said, ...(needsAmount(kind) && { amount }) }} />
      )}
      <TextField
        label="Source or reason"
        required
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </SendDialog>
  )
}

/** What was paid, where that may be what is asked for. */
function firstGuess({ waits_for, first_amount, first_copies }: WaitingSales): string {
  if (first_amount === null || first_copies === 0) return ''
  if (waits_for === 'net') return String(Math.abs(first_amount))
  return waits_for === 'price' ? String(Math.round((first_amount / first_copies) * 100) / 100) : ''
}

function lackOf({ waits_for, first_amount, first_copies, currency }: WaitingSales): string {
  const paid = inCurrency(first_amount, currency)
  switch (waits_for) {
    case 'price':
      return 'The royalty is a share of the printed price of a copy, which the file does not say. The formats of the book cost different amounts, or its pages and trim size are missing.'
    case 'net':
      return `The royalty is a share of what the channel pays us, and the file does not say it.${first_amount === null ? '' : ` The buyers paid ${paid}.`}`
    case 'direction':
      return first_copies > 0
        ? `The file has ${copies(first_copies)} as sold, and takes ${inCurrency(first_amount === null ? null : Math.abs(first_amount), currency)} from us.`
        : `The file has ${copies(-first_copies)} as returned, and pays us ${paid}.`
    default:
      return 'Rows written off stay on record and are never posted. A write-off can be undone on the page of its row.'
  }
}

const copies = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'copy' : 'copies'}`

type Said = Pick<WaitingSales, 'waits_for'> & { key: string; kind: AnswerKind; amount?: string }

function Outcome({ said }: { said: Said }) {
  const { data, error } = useQuery({
    queryKey: ['waiting-answer', said],
    queryFn: ({ signal }) => staffCall('GET', '/api/staff/waiting-sales/answer', said, { signal }),
    retry: false,
    gcTime: 0,
  })
  if (error) return <Alert severity="warning">{error.message}</Alert>
  if (!data) return null
  const { matched, still_waiting, royalty } = data.data
  return (
    <Alert severity="info">
      {matched > 0 &&
        `${counted(matched, 'row')} will be ready to post, with ${writtenRupees(royalty)} of royalties. `}
      {still_waiting > 0 && `${counted(still_waiting, 'row')} will still wait for something else.`}
    </Alert>
  )
}
