import { Card, CardContent, Link, Stack, Typography } from '@mui/material'
import type { Receipt } from '@panai/contract/accounting/staff/receipts'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { channelNames } from '@panai/contract/sales/sales-channels'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { useRecordContext, useRedirect } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { staffCall } from '../api/staff-call.ts'
import { ActionDialog } from '../parts/action-dialog.tsx'
import { Ago } from '../parts/fields.tsx'
import { StaffShow } from '../parts/staff-show.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { dayOf } from '../parts/time-words.ts'
import { useMay } from '../session/session.ts'

export default function ReceiptShow() {
  return (
    <StaffShow<Receipt> component="div" actions={false}>
      <Found />
    </StaffShow>
  )
}

function Found() {
  const receipt = useRecordContext<Receipt>()
  const mayMove = useMay('money.move')
  if (!receipt) return null
  const { amount, channel, received_on, method, note, line_id, reverses, reversed_by } = receipt
  return (
    <Card sx={{ my: 2 }}>
      <CardContent>
        <Stack spacing={2} useFlexGap>
          <Typography variant="h2">
            {writtenRupees(Math.abs(amount))} {amount > 0 ? 'from' : 'refunded to'}{' '}
            <TextInScript text={receipt.sales_account?.name ?? channelNames[channel]} />
          </Typography>
          <Typography>
            {method}, {dayOf(received_on)}
            {line_id !== null && (
              <>
                , for{' '}
                <Link component={RouterLink} to={`/sale-lines/${line_id}/show`}>
                  one sale
                </Link>
              </>
            )}
          </Typography>
          {note !== null && (
            <Typography sx={{ whiteSpace: 'pre-line' }}>
              <TextInScript text={note} />
            </Typography>
          )}
          <Typography color="text.secondary">
            Entered by <TextInScript text={receipt.entered_by} /> <Ago at={receipt.entered_at} />
          </Typography>
          <Opposite words="It reverses" id={reverses} />
          <Opposite words="Reversed by" id={reversed_by} />
          {mayMove && reverses === null && reversed_by === null && <TakeBack id={receipt.id} />}
        </Stack>
      </CardContent>
    </Card>
  )
}

function Opposite({ words, id }: { words: string; id: number | null }) {
  if (id === null) return null
  return (
    <Typography>
      {words}{' '}
      <Link component={RouterLink} to={`/receipts/${id}/show`}>
        receipt {id}
      </Link>
      .
    </Typography>
  )
}

function TakeBack({ id }: { id: number }) {
  const redirect = useRedirect()
  return (
    <div>
      <ActionDialog
        label="Reverse"
        title="Reverse this receipt?"
        reason={{ label: salesImportMessages.matchReason, required: true }}
        act={async (reason) => {
          const { data } = await staffCall('POST', '/api/staff/receipts/{id}/reversal', {
            id: String(id),
            reason,
          })
          redirect('show', 'receipts', data.id)
        }}
        done="The receipt is reversed"
      >
        The receipt stays on record, and the amount is owed again.
      </ActionDialog>
    </div>
  )
}
