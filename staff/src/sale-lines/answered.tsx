import { Box, Typography } from '@mui/material'
import type { SaleLineDetail } from '@panai/contract/sales-import/staff/sale-lines'
import { staffCall } from '../api/staff-call.ts'
import { ActionDialog } from '../parts/action-dialog.tsx'
import { Ago } from '../parts/fields.tsx'
import { inCurrency } from '../parts/in-currency.ts'
import { TextInScript } from '../parts/text-in-script.tsx'
import { useMay } from '../session/session.ts'
import { answerWords } from '../waiting-sales/answer-words.ts'

/** What somebody said of a row that waited; it can be taken back until the row is posted. */
export function Answered({ line: { id, state, currency, answered } }: { line: SaleLineDetail }) {
  const mayMove = useMay('money.move')
  if (answered === null) return null
  const { kind, amount, reason, by, at } = answered
  const said = kind === 'net_percent' ? `${amount} %` : inCurrency(amount, currency)
  return (
    <Box>
      <Typography>
        {answerWords[kind]}
        {amount !== null && `: ${said}`}. <TextInScript text={reason} /> (<TextInScript text={by ?? '?'} />,{' '}
        <Ago at={at} />)
      </Typography>
      {mayMove && (state === 'new' || state === 'waiting' || state === 'not_ours') && (
        <ActionDialog
          label="Undo this answer"
          title="Undo this answer?"
          act={() => staffCall('POST', '/api/staff/sale-lines/{id}/ask-again', { id: String(id) })}
          done="The answer is undone"
        >
          The row has again what its file says. If something is missing there, it waits again.
        </ActionDialog>
      )}
    </Box>
  )
}
