import { CircularProgress, Divider } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useMember } from '../session/session.ts'
import { CodeForm } from './code-form.tsx'
import type { FactorProof } from './give-factor.ts'

// With it comes what speaks to authenticators.
const PasskeyButton = lazy(() => import('./passkey-button.tsx'))

type Props = {
  action: string
  send: (proof: FactorProof) => Promise<void>
  onCancel?: (() => void) | undefined
}

/** Asks for one of the factors that the person has set up, or for a recovery code. */
export function FactorForm({ action, send, onCancel }: Props) {
  const { second_factors: factors } = useMember()
  const hasApp = factors.includes('app') || factors.length === 0
  return (
    // Both at once: what comes late would move the field and its button under somebody's hand.
    <Suspense fallback={<CircularProgress size={24} aria-label="Loading" />}>
      {factors.includes('passkey') && (
        <>
          <PasskeyButton send={(passkey) => send({ passkey })} />
          <Divider sx={{ my: 3 }}>or</Divider>
        </>
      )}
      <CodeForm
        action={action}
        label={hasApp ? 'Code' : 'Recovery code'}
        hint={hasApp ? 'Six digits, or one of your recovery codes' : 'One of those that you have kept'}
        send={send}
        onCancel={onCancel}
      />
    </Suspense>
  )
}
