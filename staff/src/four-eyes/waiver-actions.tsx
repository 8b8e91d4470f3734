import { Alert, Stack } from '@mui/material'
import type { FourEyes, FourEyesWaiver } from '@panai/contract/payouts/staff/four-eyes'
import { waiverReason } from '@panai/contract/payouts/staff/four-eyes-rule'
import { staffCall } from '../api/staff-call.ts'
import { ActionDialog } from '../parts/action-dialog.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { useMay } from '../session/session.ts'

type WaiverActionsProps = { mode: FourEyes['mode']; waiver: FourEyesWaiver | undefined }

/** One admin asks and another agrees that the rule be switched off; anybody who may move money switches it on again. */
export function WaiverActions({ mode, waiver }: WaiverActionsProps) {
  const isAdmin = useMay('accounts.manage')
  const mayMove = useMay('money.move')
  if (!waiver) return mode === 'two_people' && <Asking isAdmin={isAdmin} />
  const isRequest = waiver.agreed_at === null
  return (
    <Stack spacing={2} useFlexGap>
      {isRequest && (
        <Alert severity="info">
          <TextInScript text={waiver.asked_by} /> asks that the rule be switched off:{' '}
          <TextInScript text={waiver.reason} />.{' '}
          {waiver.is_own ? 'You asked for it: another admin has to agree.' : 'An admin has to agree.'}
        </Alert>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {isRequest && isAdmin && (
          <ActionDialog
            label="Agree"
            title="Switch the rule of two people off?"
            act={() =>
              staffCall('POST', '/api/staff/four-eyes/waivers/{id}/agreement', { id: String(waiver.id) })
            }
            done="The rule is off"
            color="error"
            disabled={waiver.is_own}
          >
            From now on one person may make a run, verify the details and approve it.
          </ActionDialog>
        )}
        {mayMove && (
          <ActionDialog
            label={isRequest ? 'Turn down' : 'Switch on again'}
            title={isRequest ? 'Turn this request down?' : 'Switch the rule of two people on again?'}
            act={() => staffCall('POST', '/api/staff/four-eyes/waivers/{id}/end', { id: String(waiver.id) })}
            done={isRequest ? 'The rule stays on' : 'The rule is on'}
            variant="contained"
          >
            Each payout needs two people.
          </ActionDialog>
        )}
      </Stack>
    </Stack>
  )
}

function Asking({ isAdmin }: { isAdmin: boolean }) {
  return (
    <Stack spacing={1} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <ActionDialog
        label="Ask to switch it off"
        title="Ask that the rule of two people be switched off?"
        reason={{ label: waiverReason.missing, required: true }}
        act={(reason) => staffCall('POST', '/api/staff/four-eyes/waivers', { reason })}
        done="Another admin has to agree"
        disabled={!isAdmin}
      >
        It stays on until another admin agrees. Both names stay written down.
      </ActionDialog>
      {!isAdmin && <span>An admin asks for it, and another one agrees.</span>}
    </Stack>
  )
}
