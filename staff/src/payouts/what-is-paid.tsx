import { Typography } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { PayoutRun } from '@panai/contract/payouts/staff/payouts'
import { counted } from '../parts/counted.ts'

/** What approving a run does: how many, how much, and what is left to do then. */
export function WhatIsPaid({ run: { counts, payable, withheld, net } }: { run: PayoutRun }) {
  return (
    <>
      <Typography>
        {counted(counts.to_pay, 'author')} will be paid {writtenRupees(net)} in all: {writtenRupees(payable)}{' '}
        of royalty less {writtenRupees(withheld)} of tax.
        {counts.held > 0 && ` ${counted(counts.held, 'author')} held back will not be paid.`}
      </Typography>
      <Typography component="p" sx={{ mt: 2 }}>
        What happens then:
      </Typography>
      <ol>
        <li>Each payout is entered in the ledger. This can’t be undone, only corrected.</li>
        <li>Authors whose amount or details have changed since the run was made are held back.</li>
        <li>No money moves yet: download the NEFT and UPI files and give them to the bank.</li>
        <li>
          Import the bank’s results. Then the authors are told that their payout has arrived, or has failed.
        </li>
      </ol>
    </>
  )
}
