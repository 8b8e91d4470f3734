import { Box, CircularProgress, Typography } from '@mui/material'
import type { FactorKind } from '@panai/contract/accounts/staff/me'
import { lazy, Suspense, useState } from 'react'
import { useNotify } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { openSession } from '../session/session.ts'
import { CodeForm } from './code-form.tsx'
import { KeyCode } from './key-code.tsx'
import { PasswordFirst, type Started } from './password-first.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const NewPasskey = lazy(() => import('./new-passkey.tsx'))

type Props = { kind?: FactorKind; onDone?: () => void; onCancel?: () => void }

/** Setting up a second factor: the password, then an app or a passkey with the mailed code, and with the first one the recovery codes. */
export function Enrol({ kind, onDone, onCancel }: Props) {
  const notify = useNotify()
  const [started, setStarted] = useState<Started | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  async function confirm(given: { code: string; mailed_code?: string }) {
    const { recovery_codes } = await staffCall('POST', '/api/staff/second-factor/confirmation', given)
    return added(recovery_codes)
  }

  /** The console opens when the codes were kept, not while they are read. */
  async function added(recoveryCodes: readonly string[]) {
    if (recoveryCodes.length > 0) setCodes(recoveryCodes)
    else await end()
  }

  async function end() {
    try {
      await openSession()
      onDone?.()
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : String(cause), { type: 'error' })
    }
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={() => void end()} />
  if (started?.kind === 'app')
    return (
      <CodeForm
        action="Set it up"
        hint="Six digits that the app shows"
        isNumeric
        mailing={started.key}
        send={confirm}
        onCancel={onCancel}
      >
        <AppKey address={started.key.address} value={started.key.key} />
      </CodeForm>
    )
  if (started)
    return (
      <Suspense fallback={<CircularProgress size={24} aria-label="Loading" />}>
        <NewPasskey started={started.key} onAdded={(made) => void added(made)} onCancel={onCancel} />
      </Suspense>
    )
  return <PasswordFirst kind={kind} onStarted={setStarted} onCancel={onCancel} />
}

/** The key of an authenticator app, for its camera and for typing it in. */
function AppKey({ address, value }: { address: string; value: string }) {
  return (
    <>
      <Typography>Scan this with an authenticator app on your phone, or type the key into it.</Typography>
      <Box sx={{ my: 2, display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <KeyCode address={address} />
        <Typography
          component="code"
          aria-label="Key"
          sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
        >
          {value.replace(/.{4}(?=.)/g, '$& ')}
        </Typography>
      </Box>
    </>
  )
}
