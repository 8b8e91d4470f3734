import { Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'
import { payeeReasonRules } from '@panai/contract/payees/staff/payee-words'
import type { StaffPayeeRecord } from '@panai/contract/payees/staff/payees'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { NextStepNotice } from '../four-eyes/next-step-notice.tsx'
import { ActionDialog } from '../parts/action-dialog.tsx'
import { useMay } from '../session/session.ts'

/** Verifies details or refuses them; both may be repeated while they are open. The server has the last word. */
export function PayeeActions() {
  const payee = useRecordContext<StaffPayeeRecord>()
  const may = useMay('money.move')
  const [panVerified, setPanVerified] = useState(false)
  if (!may || !payee || payee.confirmed_at === null || payee.ended_at !== null) return null
  const { version } = payee
  const id = String(payee.id)
  const step = payee.next_step
  const isVerified = payee.verification === 'verified'
  // A PAN may be checked after the rest.
  const isAllVerified = isVerified && (payee.pan === null || payee.pan_verified)
  return (
    <Stack spacing={1}>
      {/* The list's own record of it, which is shown first, does not say. */}
      {step && !isAllVerified && <NextStepNotice step={step} what="verify these details" />}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {!isAllVerified && (
          <ActionDialog
            label="Verify"
            title="Are these details the author’s own?"
            act={() =>
              staffCall('POST', '/api/staff/payees/{id}/verification', {
                id,
                version,
                pan_verified: panVerified && payee.pan !== null,
              })
            }
            done="Verified: royalties can be paid. Author notified."
            variant="contained"
            disabled={(step?.refused ?? null) !== null}
          >
            <Typography>
              Royalties are paid only to verified details.
              {step?.mode === 'two_people' &&
                ' The person who verifies them cannot approve a payout run that pays to them.'}
            </Typography>
            {payee.pan !== null && (
              <FormControlLabel
                control={
                  <Checkbox checked={panVerified} onChange={({ target }) => setPanVerified(target.checked)} />
                }
                label="The PAN is verified too"
              />
            )}
          </ActionDialog>
        )}
        <ActionDialog
          label={isVerified ? 'Refuse after all' : 'Refuse'}
          title="Refuse these details?"
          reason={{ label: payeeReasonRules.refusal.missing, required: true }}
          act={(reason) => staffCall('POST', '/api/staff/payees/{id}/refusal', { id, version, reason })}
          done="Refused: nothing is paid to this account. Author notified."
          color="error"
        />
      </Stack>
    </Stack>
  )
}
