import { Box, Typography } from '@mui/material'
import { payeeReasonRules } from '@panai/contract/payees/staff/payee-words'
import type { FullPayee, StaffPayeeRecord } from '@panai/contract/payees/staff/payees'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { ActionDialog } from '../parts/action-dialog.tsx'
import { Ago } from '../parts/fields.tsx'
import { useMay } from '../session/session.ts'

/** The numbers in full, once somebody has said what for, and who has read them so. Leaving the screen forgets them. */
export function Readings() {
  const payee = useRecordContext<StaffPayeeRecord>()
  const may = useMay('money.move')
  const [full, setFull] = useState<FullPayee | null>(null)
  if (!payee?.readings) return null

  async function read(reason: string): Promise<void> {
    const { data } = await staffCall('POST', '/api/staff/payees/{id}/readings', {
      id: String(payee?.id),
      reason,
    })
    setFull(data)
  }

  return (
    <section aria-labelledby="readings">
      <Typography variant="h2" id="readings">
        Read in full
      </Typography>
      {full ? (
        <Box component="dl" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <Numeral name="Account number" value={full.account_number} />
          <Numeral name="UPI ID" value={full.upi_id} />
          <Numeral name="PAN" value={full.pan} />
        </Box>
      ) : (
        may && (
          <ActionDialog
            label="Show full numbers"
            title="Show the full numbers?"
            reason={{ label: payeeReasonRules.reading.missing, required: true }}
            act={read}
            done="Your access has been recorded."
          >
            <Typography sx={{ mb: 2 }}>Who viewed them, when and why is recorded permanently.</Typography>
          </ActionDialog>
        )
      )}
      {payee.readings.length === 0 && <Typography>No one has viewed the full numbers.</Typography>}
      <Box component="ol" sx={{ pl: 0, listStyle: 'none' }}>
        {payee.readings.map(({ id, by, at, reason }) => (
          <Box component="li" key={id} sx={{ py: 0.5 }}>
            <Typography variant="body2">
              <strong>{by}</strong>, <Ago at={at} /> · {reason}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  )
}

function Numeral({ name, value }: { name: string; value: string | null }) {
  if (value === null) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
      </dd>
    </>
  )
}
