import { Button, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import type { SaleMatch } from '@panai/contract/sales-import/staff/sale-matches'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffCall } from '../api/staff-call.ts'
import { ChangeDialog } from './change-dialog.tsx'

/** It no longer applies: rows of the next file wait again, and those that are not ours come back. */
export function ForgetMatch({ match }: { match: SaleMatch }) {
  const [isOpen, setOpen] = useState(false)
  const label = match.book_id === null ? 'Mark as ours' : 'Forget match'
  return (
    <>
      <Button variant="outlined" color="warning" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <Forgetting match={match} label={label} onClose={() => setOpen(false)} />}
    </>
  )
}

type ForgettingProps = { match: SaleMatch; label: string; onClose: () => void }

function Forgetting({ match, label, onClose }: ForgettingProps) {
  const id = String(match.id)
  const [posted, setPosted] = useState<'stay' | 'wait'>('stay')
  const preview = useQuery({
    queryKey: ['match-forgetting', id, match.version, posted],
    queryFn: ({ signal }) =>
      staffCall('GET', '/api/staff/sale-matches/{id}/forget', { id, posted }, { signal }),
    gcTime: 0,
    // What is agreed to is what was shown, and after the change the version that it asks about is gone.
    staleTime: 'static',
  })
  return (
    <ChangeDialog
      title={match.book_id === null ? 'Mark these rows as ours?' : 'Forget this match?'}
      action={label}
      done="The match is forgotten"
      preview={preview}
      onClose={onClose}
      send={(agreed) =>
        staffCall('POST', '/api/staff/sale-matches/{id}/forget', {
          ...agreed,
          id,
          version: match.version,
          posted,
        })
      }
    >
      <p>Rows that are not posted, and those of the next file, wait for their book again.</p>
      {match.rows_posted > 0 && (
        <FormControl>
          <FormLabel id="posted-rows">What is posted</FormLabel>
          <RadioGroup
            aria-labelledby="posted-rows"
            value={posted}
            onChange={({ target }) => setPosted(target.value === 'wait' ? 'wait' : 'stay')}
          >
            <FormControlLabel value="stay" control={<Radio />} label="Stays as it is" />
            <FormControlLabel value="wait" control={<Radio />} label="Is reversed and waits too" />
          </RadioGroup>
        </FormControl>
      )}
    </ChangeDialog>
  )
}
