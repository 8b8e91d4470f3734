import { Alert, AlertTitle, Box, Link } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { heldReasons } from '@panai/contract/payouts/staff/payout-rules'
import type { PayoutRun } from '@panai/contract/payouts/staff/payouts'
import { Link as RouterLink } from 'react-router'
import { Ago } from '../parts/fields.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'

/** Who of a run is not in the bank's file, and why: their money stays here until somebody has talked to them. */
export function LeftOutNotice({ run: { left_out } }: { run: PayoutRun }) {
  if (left_out.length === 0) return null
  return (
    <Alert severity="error" sx={{ my: 1 }}>
      <AlertTitle>Not in the bank’s file</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {left_out.map(({ author_id, author_name, net, reason, since }) => (
          <li key={author_id}>
            <Link component={RouterLink} color="inherit" to={`/payee-freezes?filter=${searchOf(author_id)}`}>
              <TextInScript text={author_name} />
            </Link>
            , {writtenRupees(net)}. {heldReasons[reason]}, <Ago at={since} />
          </li>
        ))}
      </Box>
      A file taken before that still has them: tell the bank. When a freeze is lifted, take the file again.
    </Alert>
  )
}

function searchOf(author_id: number): string {
  return encodeURIComponent(JSON.stringify({ author_id, open: 'true' }))
}
