import { Button, Stack } from '@mui/material'
import type { AccountRecord, resendableMails } from '@panai/contract/accounts/staff/accounts'
import { useState } from 'react'
import { useNotify, useRecordContext, useRefresh } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { useMay, useMember } from '../session/session.ts'

type Action = { label: string; run: () => Promise<{ message: string }> }

/** What an admin can do to an account, besides changing it. The server has the last word. */
export function AccountActions() {
  const account = useRecordContext<AccountRecord>()
  const notify = useNotify()
  const refresh = useRefresh()
  const may = useMay('accounts.manage')
  const { account_id } = useMember()
  const [busy, setBusy] = useState(false)
  if (!may || !account) return null

  async function doIt({ run }: Action) {
    setBusy(true)
    try {
      notify((await run()).message, { type: 'success' })
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : String(cause), { type: 'error' })
    } finally {
      setBusy(false)
      refresh()
    }
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {actionsOn(account, account.id === account_id).map((action) => (
        <Button key={action.label} variant="outlined" disabled={busy} onClick={() => doIt(action)}>
          {action.label}
        </Button>
      ))}
    </Stack>
  )
}

function actionsOn(
  { id, version, status, role, email_confirmed, has_second_factor }: AccountRecord,
  isOwn: boolean,
) {
  const mail = (label: string, kind: (typeof resendableMails)[number]): Action => ({
    label,
    run: () => staffCall('POST', '/api/staff/accounts/{id}/mails', { id: String(id), kind }),
  })
  const input = { id: String(id), version }
  const actions: (Action | false)[] = [
    status === 'invited' && mail('Mail the invitation again', 'invitation'),
    status === 'active' && mail('Mail a reset link', 'reset'),
    status === 'active' &&
      role === 'author' &&
      !email_confirmed &&
      mail('Mail the confirmation again', 'confirmation'),
    has_second_factor &&
      !isOwn && {
        label: 'Remove the second factor',
        run: () => staffCall('POST', '/api/staff/accounts/{id}/second-factor-reset', input),
      },
    (status === 'active' || status === 'invited') &&
      !isOwn && {
        label: 'Disable',
        run: () => staffCall('POST', '/api/staff/accounts/{id}/disabling', input),
      },
    status === 'disabled' && {
      label: 'Enable',
      run: () => staffCall('POST', '/api/staff/accounts/{id}/enabling', input),
    },
  ]
  return actions.filter((action) => action !== false)
}
