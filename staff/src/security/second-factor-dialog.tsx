import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import type { RefusalReason } from '@panai/contract/http/refusal-reply'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { askSecondFactorWith } from '../api/second-factor.ts'
import { type FactorProof, giveFactor } from './give-factor.ts'

const Enrol = lazy(() => import('./enrol.tsx').then((part) => ({ default: part.Enrol })))
const FactorForm = lazy(() => import('./factor-form.tsx').then((part) => ({ default: part.FactorForm })))

/** Asks for the second factor when a call was refused without it; the call is made again when it has been given. */
export function SecondFactorDialog() {
  const [reason, setReason] = useState<RefusalReason | null>(null)
  const waiting = useRef<((given: boolean) => void)[]>([])

  useEffect(
    () =>
      askSecondFactorWith((asked) => {
        setReason(asked)
        // Several calls may be refused at once: one answer is for all.
        return new Promise((resolve) => waiting.current.push(resolve))
      }),
    [],
  )

  function end(given: boolean) {
    setReason(null)
    for (const resolve of waiting.current.splice(0)) resolve(given)
  }

  async function give(proof: FactorProof) {
    await giveFactor(proof)
    end(true)
  }

  return (
    <Dialog
      open={reason !== null}
      onClose={() => end(false)}
      fullWidth
      maxWidth="sm"
      aria-labelledby="factor"
    >
      <DialogTitle id="factor">
        {reason === 'second_factor_unset' ? 'Set up your second factor' : 'Give your second factor'}
      </DialogTitle>
      <DialogContent>
        <Suspense>
          {reason === 'second_factor_unset' && <Enrol onDone={() => end(true)} onCancel={() => end(false)} />}
          {reason === 'second_factor_asked' && (
            <FactorForm action="Continue" send={give} onCancel={() => end(false)} />
          )}
        </Suspense>
      </DialogContent>
    </Dialog>
  )
}
