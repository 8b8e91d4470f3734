import KeyIcon from '@mui/icons-material/VpnKeyOutlined'
import { Alert, Button } from '@mui/material'
import { startAuthentication } from '@simplewebauthn/browser'
import { useState } from 'react'
import { staffCall } from '../api/staff-call.ts'
import type { FactorProof } from './give-factor.ts'
import { sayPasskeyProblem } from './say-passkey-problem.ts'

type Props = { send: (passkey: NonNullable<FactorProof['passkey']>) => Promise<void> }

/** Asks the browser for one of the person's passkeys. */
export default function PasskeyButton({ send }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function use() {
    setBusy(true)
    setProblem(null)
    try {
      const { data } = await staffCall('POST', '/api/staff/passkeys/challenge', {})
      await send(await startAuthentication({ optionsJSON: data }))
    } catch (cause) {
      setProblem(sayPasskeyProblem(cause))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      <Button variant="contained" size="large" fullWidth startIcon={<KeyIcon />} loading={busy} onClick={use}>
        Use a passkey
      </Button>
    </>
  )
}
